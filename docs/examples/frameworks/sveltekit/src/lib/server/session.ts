import { createSession, randomSeed } from 'skymines-rules';

export const session = createSession({ players: ['Ana', 'Ben'], seed: randomSeed() });
