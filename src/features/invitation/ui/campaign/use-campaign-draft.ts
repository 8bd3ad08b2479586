import { useState } from 'react';
import * as z from 'zod/mini';
import { ADDRESS_ERRORS } from '../../core/recipients/address.ts';
import { NO_RECIPIENTS, type RecipientList } from '../../core/recipients/recipient-list.ts';

const campaignDraftSchema = z.object({
  list: z.object({
    recipients: z.array(z.object({ email: z.string(), name: z.string() })),
    wrong: z.array(z.object({ text: z.string(), reason: z.enum(ADDRESS_ERRORS) })),
    repeated: z.number(),
  }),
  /** The id of the campaign that sends this list; kept so that a retry resumes the campaign. */
  idInvitation: z.optional(z.uuid()),
});
type CampaignDraft = z.output<typeof campaignDraftSchema>;

/** Keeps recipients in session storage, hence in this tab only, because they are personal data. */
export function useCampaignDraft(idEmp: number) {
  const key = `recipients:company-${idEmp}`;
  const [state, setState] = useState<CampaignDraft>(() => readCampaignDraft(key));
  const [isStored, setStored] = useState(true);
  const change = (next: CampaignDraft) => {
    setState(next);
    setStored(storeCampaignDraft(key, next));
  };
  return {
    list: state.list,
    isStored,
    /** Stores the list without a campaign id, because a changed list is a new campaign. */
    setList: (list: RecipientList) =>
      change({ list: { ...list, recipients: [...list.recipients], wrong: [...list.wrong] } }),
    /** Returns the id of the campaign, created on first use. */
    ensureId(): string {
      const idInvitation = state.idInvitation ?? crypto.randomUUID();
      change({ ...state, idInvitation });
      return idInvitation;
    },
    /** Drops the campaign id, so that the same list is sent as a new campaign. */
    renew: () => change({ list: state.list }),
    clear: () => change(EMPTY),
  };
}

const EMPTY: CampaignDraft = { list: { ...NO_RECIPIENTS, recipients: [], wrong: [] } };

function readCampaignDraft(key: string): CampaignDraft {
  try {
    const read = z.safeParse(
      campaignDraftSchema,
      JSON.parse(sessionStorage.getItem(key) ?? 'null'),
    );
    return read.success ? read.data : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Returns false if session storage is unavailable or too small. */
function storeCampaignDraft(key: string, { list, idInvitation }: CampaignDraft): boolean {
  try {
    sessionStorage.removeItem(key);
    const isEmpty = list.recipients.length === 0 && list.wrong.length === 0;
    if (!isEmpty) sessionStorage.setItem(key, JSON.stringify({ list, idInvitation }));
    return true;
  } catch {
    return false;
  }
}
