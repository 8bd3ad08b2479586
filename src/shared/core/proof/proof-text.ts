/*
 * A proof as a browser stores it: a message that a key has signed blindly, and the signature.
 * Protocol: docs/reference/proof-protocol.md.
 */

const PREFIX_BYTES = 32;
const NONCE_BYTES = 32;
export const SIGNATURE_BYTES = 256;
const YEAR_BYTES = 2;

/** Length of a stored proof in base64url. */
export const PROOF_LENGTH = Math.ceil(
  ((YEAR_BYTES + PREFIX_BYTES + NONCE_BYTES + SIGNATURE_BYTES) * 4) / 3,
);
export const SIGNATURE_LENGTH = Math.ceil((SIGNATURE_BYTES * 4) / 3);

export interface ProofKeyName {
  readonly kind: string;
  readonly idEmp: number;
  readonly year: number;
}

export interface Proof {
  readonly year: number;
  /** Random prefix of RFC 9474, so that the signer cannot have selected the message. */
  readonly prefix: Uint8Array;
  readonly nonce: Uint8Array;
  readonly signature: Uint8Array;
}

export function newNonce(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
}

/** Signed message without its prefix: kind, company and year of the key, then the nonce. */
export function proofMessage({ kind, idEmp, year }: ProofKeyName, nonce: Uint8Array): Uint8Array {
  const name = new TextEncoder().encode(`yousay proof 1 ${kind} ${idEmp} ${year} `);
  return joined(name, nonce);
}

export function signedBytes(key: Omit<ProofKeyName, 'year'>, proof: Proof): Uint8Array {
  return joined(proof.prefix, proofMessage({ ...key, year: proof.year }, proof.nonce));
}

export const prefixOf = (prepared: Uint8Array) => prepared.slice(0, PREFIX_BYTES);

export function proofText({ year, prefix, nonce, signature }: Proof): string {
  return base64Url(joined(Uint8Array.of(year >> 8, year & 0xff), prefix, nonce, signature));
}

export function readProof(text: string): Proof | null {
  if (text.length !== PROOF_LENGTH) return null;
  const bytes = fromBase64Url(text);
  if (!bytes) return null;
  const offsets = [YEAR_BYTES, YEAR_BYTES + PREFIX_BYTES, YEAR_BYTES + PREFIX_BYTES + NONCE_BYTES];
  return {
    year: ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0),
    prefix: bytes.slice(offsets[0], offsets[1]),
    nonce: bytes.slice(offsets[1], offsets[2]),
    signature: bytes.slice(offsets[2]),
  };
}

export function base64Url(bytes: Uint8Array): string {
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text)) return null;
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    all.set(part, offset);
    offset += part.length;
  }
  return all;
}
