import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';

/** The proof that waits in this browser until a review of this company is sent; what is lost is lost. */
const placeOf = (idEmp: number) => `proof:${idEmp}`;

export function keptProof(idEmp: number): string | null {
  try {
    const kept = localStorage.getItem(placeOf(idEmp));
    return kept?.length === PROOF_LENGTH ? kept : null;
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing. */
export function keepProof(idEmp: number, proof: string): boolean {
  try {
    localStorage.setItem(placeOf(idEmp), proof);
    return true;
  } catch {
    return false;
  }
}

export function dropProof(idEmp: number): void {
  try {
    localStorage.removeItem(placeOf(idEmp));
  } catch {
    // Then there was none.
  }
}
