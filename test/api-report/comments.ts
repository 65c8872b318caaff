import ts from 'typescript';
import type { Entry } from '../kit/entries.ts';

/** Returns the problems of the comments in an entry: exports, functions and numbers without an explanation. */
export function commentProblems(checker: ts.TypeChecker, { exports }: Entry): readonly string[] {
  /** Returns the problems of the comment on a name. A self-explanatory field needs none. */
  function problemsOf(name: string, symbol: ts.Symbol, must: boolean): string[] {
    const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
    const words = comment.split(/\s+/).filter((word) => word !== '');
    if (/^[A-Z]+-\d/.test(comment)) return [`${name} begins with a rule: ${comment}`];
    return must && words.length < 3 ? [`${name} has no comment that explains it`] : [];
  }

  /** Checks for a number, which has a range and a unit, or a function, whose effect its name cannot contain. */
  function needsComment(symbol: ts.Symbol): boolean {
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
        return problemsOf(`${name}.${symbol.name}`, symbol, !TOGETHER.includes(name) && needsComment(symbol));
      });
    });
  }

  return exports.flatMap(({ name, symbol }) => [...problemsOf(name, symbol, true), ...membersOf(name, symbol)]);
}

/** Types whose comment explains all of their fields. */
const TOGETHER = ['ParamKinds', 'CampaignParamKinds', 'RandomStream', 'Point'];
