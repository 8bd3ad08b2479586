import type { SaveDraft } from '#features/profile/ui/wizard/wizard-step-props.ts';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { invitationEmailSection } from '../../core/invitation-email.ts';
import { SAVE_INVITATION_EMAIL } from '../../core/invitation-email-calls.ts';
import type { saveInvitationDraftEndpoint } from '../../core/invitation-email-contract.ts';

export const section = invitationEmailSection;

const saveEmailCall: EndpointCall<typeof saveInvitationDraftEndpoint> = SAVE_INVITATION_EMAIL;

export const save: SaveDraft = (params, locale, input) =>
  callApi(saveEmailCall, locale, { params, ...input });
