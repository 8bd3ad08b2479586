import { PROOF_LENGTH } from '#shared/core/proof/proof-text.ts';

/** Storage key of the proof for a company; a lost proof is not issued again. */
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
    // The browser blocks storage, so there is no proof.
  }
}
