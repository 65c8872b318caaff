import ts from 'typescript';
import type { Entry } from '../kit/entries.ts';

/** What is wrong with the comments of an entry: exports, functions and figures that no comment explains. */
export function commentProblems(checker: ts.TypeChecker, { exports }: Entry): readonly string[] {
  /** What is wrong with the comment on a name, if anything is. A field that says it all may have none. */
  function wrong(name: string, symbol: ts.Symbol, must: boolean): string[] {
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const words = comment.split(/\s+/).filter((word) => word !== '');
    if (/^[A-Z]+-\d/.test(comment)) return [`${name} begins with a rule: ${comment}`];
    return must && words.length < 3 ? [`${name} has no comment that says what it is`] : [];
  }

  /** A figure has a range and a unit, and a function does something: neither is in a name. */
  function saysLittle(symbol: ts.Symbol): boolean {
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return (type.flags & ts.TypeFlags.Number) !== 0 || type.getCallSignatures().length > 0;
  }

  function membersOf(name: string, { declarations = [] }: ts.Symbol): string[] {
    return declarations.flatMap((declaration) => {
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
      return declaration.members.flatMap((member) => {
        if (member.name === undefined || ts.isPrivateIdentifier(member.name)) return [];
        const symbol = checker.getSymbolAtLocation(member.name);
        if (symbol === undefined) return [];
        return wrong(`${name}.${symbol.name}`, symbol, !TOGETHER.includes(name) && saysLittle(symbol));
      });
    });
  }

  return exports.flatMap(({ name, symbol }) => [...wrong(name, symbol, true), ...membersOf(name, symbol)]);
}

/** The comment of these says what all of their fields are. */
const TOGETHER = ['ParamKinds', 'CampaignParamKinds', 'RandomStream', 'Point'];
