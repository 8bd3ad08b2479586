import type { CampaignContext } from '#features/invitation/ui/campaign/campaign-context.ts';
import { fillFor } from '#features/invitation/ui/campaign/fill-for.ts';
import { wizardMessages } from '#features/profile/ui/wizard/wizard-messages.ts';
import { catalogue } from '#i18n/catalogues.ts';

const { recipients, csv, send, history, errors } = catalogue('en').invitation;
export const campaignMessages = { recipients, csv, send, history, errors };

/** What a campaign's dialogs and fields get from the letter's step. */
export const campaignContext: CampaignContext = {
  idEmp: 1,
  lang: 'en',
  locale: 'en',
  wizardMessages: wizardMessages('en'),
  messages: campaignMessages,
  fill: fillFor('en'),
};
