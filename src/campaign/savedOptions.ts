import { InvalidOptionsError } from '../model/errors.ts';
import type { ReadOptions } from '../model/optionsSchema.ts';
import type { CampaignOptions } from './options.ts';
import { parseCampaignOptions } from './options.ts';

/** Options that were filled in stand as they were given, but for the menace, which may be `null`. */
export function readFilledOptions(input: unknown): ReadOptions<CampaignOptions> {
  try {
    const isDrawn = typeof input === 'object' && input !== null && 'menace' in input && input.menace === null;
    const { menace: _, ...rest } = (input ?? {}) as Record<string, unknown>;
    return { ok: true, options: parseCampaignOptions(isDrawn ? rest : input) };
  } catch (error) {
    if (!(error instanceof InvalidOptionsError)) throw error;
    return { ok: false, problems: error.problems };
  }
}
