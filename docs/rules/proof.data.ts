import { type Proof, proofs } from '../../test/tools/reports/proof.ts';

declare const data: Readonly<Record<string, Proof>>;

export { data };

export default { load: proofs };
