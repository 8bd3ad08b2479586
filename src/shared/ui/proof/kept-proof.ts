import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';

/** The proof that waits in this browser until a review of this company is sent; what is lost is lost. */
const storageKey = (idEmp: number) => `proof:${idEmp}`;

export function storedProof(idEmp: number): string | null {
  try {
    const stored = localStorage.getItem(storageKey(idEmp));
    return stored?.length === PROOF_LENGTH ? stored : null;
  } catch {
    return null;
  }
}

/** False when the browser keeps nothing. */
export function storeProof(idEmp: number, proof: string): boolean {
  try {
    localStorage.setItem(storageKey(idEmp), proof);
    return true;
  } catch {
    return false;
  }
}

export function dropProof(idEmp: number): void {
  try {
    localStorage.removeItem(storageKey(idEmp));
  } catch {
    // Then there was none.
  }
}
