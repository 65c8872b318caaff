import type { LanguageCode } from 'skymines-rules/text/languages';

/** A short answer to a question that players often ask. */
export interface Answer {
  /** The rules that give the answer, the most important one first. */
  readonly rules: readonly string[];
  readonly question: string;
  /** Other wordings of the question. The search uses them, and no page shows them. */
  readonly wordings: readonly string[];
  readonly answer: string;
}

const LINES: Readonly<Record<LanguageCode, () => Promise<string>>> = {
  en: async () => (await import('./answers/en.ts')).EN_ANSWERS,
  fr: async () => (await import('./answers/fr.ts')).FR_ANSWERS,
  de: async () => (await import('./answers/de.ts')).DE_ANSWERS,
};

/** Loads the answers of a language. */
export async function loadAnswers(language: LanguageCode): Promise<readonly Answer[]> {
  return (await LINES[language]()).split('\n').map((line) => {
    const [rules = '', questions = '', answer = ''] = line.split(' | ');
    const [question = '', ...wordings] = questions.split('; ');
    return { rules: rules.split(', '), question: question.replace(/;$/, ''), wordings, answer };
  });
}
