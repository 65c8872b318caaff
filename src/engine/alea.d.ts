declare module 'seedrandom/lib/alea.js' {
  interface AleaState {
    c: number;
    s0: number;
    s1: number;
    s2: number;
  }
  interface AleaStream {
    (): number;
    state(): AleaState;
  }
  export default function alea(seed: string, options?: { state?: boolean | AleaState }): AleaStream;
}
