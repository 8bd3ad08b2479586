import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { formClient } from '#shared/ui/form/form-client.ts';
import {
  addOpeningEndpoint,
  changeOpeningEndpoint,
  openingBody,
} from '../core/opening-contract.ts';

export const openingClient = (locale: Locale, idJob: number | null) =>
  formClient(openingBody, (body) =>
    idJob === null
      ? callApi(addOpeningEndpoint, locale, { body })
      : callApi(changeOpeningEndpoint, locale, { params: { idJob }, body }),
  );
