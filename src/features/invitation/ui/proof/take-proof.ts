import { API_BASE } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { dropProof, storedProof, storeProof } from '#shared/ui/proof/stored-proof.ts';
import { issueProofEndpoint, type PublicProofKey } from '../../core/proof-contract.ts';
import { blindProof } from './blind-proof.ts';

type Outcome = 'stored' | 'notStored' | 'failed' | 'keyPending' | 'keySealed';

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  proof_key_pending: 'keyPending',
  proof_key_sealed: 'keySealed',
};

/** Requests and stores the proof of an invitation, unless one is stored or storage fails. */
export async function requestProof(idEmp: number, token: string, locale: Locale): Promise<Outcome> {
  if (storedProof(idEmp) !== null) return 'stored';
  if (!storeProof(idEmp, '')) return 'notStored';
  dropProof(idEmp);
  try {
    const key = await currentKey(idEmp);
    if (!key) return 'keyPending';
    const { year } = key;
    const blind = await blindProof({ kind: 'invitation', idEmp, year }, key.publicKey);
    const body = { year, blinded: blind.blinded };
    const issued = await callApi(issueProofEndpoint, locale, { params: { token }, body });
    if (!issued.ok) return OUTCOMES[issued.code] ?? 'failed';
    return storeProof(idEmp, await blind.finish(issued.value.blindSignature))
      ? 'stored'
      : 'notStored';
  } catch {
    return 'failed';
  }
}

/** Fetches the key without cookies, so that the server cannot identify users by separate keys. */
async function currentKey(idEmp: number): Promise<PublicProofKey | undefined> {
  const response = await fetch(`${API_BASE}/proofKeys/${idEmp}`, { credentials: 'omit' });
  const { data } = (await response.json()) as { data: readonly PublicProofKey[] };
  return data.filter(({ kind }) => kind === 'invitation').sort((a, b) => b.year - a.year)[0];
}
