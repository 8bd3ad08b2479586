import { RSABSSA } from '@cloudflare/blindrsa-ts';
import {
  base64Url,
  fromBase64Url,
  newNonce,
  type ProofKeyName,
  prefixOf,
  proofMessage,
  proofText,
} from '#shared/core/proof/proof-text.ts';

export interface BlindProof {
  /** The blinded message that the server signs without seeing the message. */
  readonly blinded: string;
  /** Returns the proof; throws when the signature does not match this key. */
  finish(blindSignature: string): Promise<string>;
}

/** Client side of a blind RSA signature: Prepare, Blind and Finalize of RFC 9474. */
export async function blindProof(key: ProofKeyName, publicKey: string): Promise<BlindProof> {
  const suite = RSABSSA.SHA384.PSS.Randomized();
  const algorithm = { name: 'RSA-PSS', hash: 'SHA-384' };
  const imported = await crypto.subtle.importKey('spki', bytesOf(publicKey), algorithm, true, [
    'verify',
  ]);
  const nonce = newNonce();
  const prepared = suite.prepare(proofMessage(key, nonce));
  const { blindedMsg, inv } = await suite.blind(imported, prepared);
  return {
    blinded: base64Url(blindedMsg),
    async finish(blindSignature) {
      const signature = await suite.finalize(imported, prepared, bytesOf(blindSignature), inv);
      return proofText({ year: key.year, prefix: prefixOf(prepared), nonce, signature });
    },
  };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const bytes = fromBase64Url(text);
  if (!bytes) throw new Error('not base64url');
  return bytes;
}
