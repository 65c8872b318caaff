import { createSession, randomSeed, type Session } from 'skymines-rules';

// Next loads this module more than once, but there is only one `globalThis`.
const shared = globalThis as typeof globalThis & { session?: Session };
shared.session ??= createSession({ players: ['Ana', 'Ben'], seed: randomSeed() });

export const session = shared.session;
