import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';

/** The proof in this browser until a review of the company is submitted; lost is lost. */
const storageKey = (idEmp: number) => `proof:${idEmp}`;

export function storedProof(idEmp: number): string | null {
  try {
    const stored = localStorage.getItem(storageKey(idEmp));
    return stored?.length === PROOF_LENGTH ? stored : null;
  } catch {
    return null;
  }
}

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
    // No storage, so no proof.
  }
}
