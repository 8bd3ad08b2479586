import type { Replace } from '#features/media/ui/library/use-library.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { replaceMediaEndpoint } from '../../../core/section-contract.ts';

export const requestReplacement: Replace = ({ idEmp, lang, locale }, idMedia, idReplacement) => {
  const params = { idEmp: String(idEmp), lang, idMedia };
  return callApi(replaceMediaEndpoint, locale, { params, body: { idReplacement } });
};
