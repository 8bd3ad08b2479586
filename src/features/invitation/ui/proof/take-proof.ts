import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { dropProof, keepProof, keptProof } from '#shared/ui/proof/kept-proof.ts';
import { takeProofEndpoint } from '../../core/proof-contract.ts';
import { blindProof } from './blind-proof.ts';

type Outcome = 'kept' | 'notKept' | 'failed' | 'keyPending' | 'keySealed';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  proof_key_pending: 'keyPending',
  proof_key_sealed: 'keySealed',
};

/** Takes the proof of an invitation, once; a browser that cannot keep it takes none. */
export async function takeProof(idEmp: number, token: string, locale: Locale): Promise<Outcome> {
  if (keptProof(idEmp) !== null) return 'kept';
  if (!keepProof(idEmp, '')) return 'notKept';
  dropProof(idEmp);
  try {
    const key = await currentKey(idEmp);
    if (!key) return 'keyPending';
    const name = { kind: 'invitation', idEmp, year: key.year };
    const blind = await blindProof(name, key.publicKey);
    const { year } = key;
    const body = { year, blinded: blind.blinded };
    const taken = await callApi(takeProofEndpoint, locale, { params: { token }, body });
    if (!taken.ok) return OUTCOMES[taken.code] ?? 'failed';
    return keepProof(idEmp, await blind.finish(taken.value.blindSignature)) ? 'kept' : 'notKept';
  } catch {
    return 'failed';
  }
}

interface PublicKey {
  readonly year: number;
  readonly kind: string;
  readonly publicKey: string;
}

/** Fetches the key as everybody gets it: without saying who asks, so that nobody is given a key of their own. */
async function currentKey(idEmp: number): Promise<PublicKey | undefined> {
  const answer = await fetch(`${API_BASE}/proofKeys/${idEmp}`, { credentials: 'omit' });
  const { data } = (await answer.json()) as { data: readonly PublicKey[] };
  return data.filter(({ kind }) => kind === 'invitation').sort((a, b) => b.year - a.year)[0];
}
