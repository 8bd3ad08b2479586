import { useState } from 'react';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import type { AcceptedPart } from '../../core/campaign-contract.ts';
import type { CampaignContext } from './campaign-context.ts';
import { campaignErrorText } from './error-text.ts';
import { type SignedEmail, sendInParts } from './send-in-parts.ts';
import type { useCampaignDraft } from './use-campaign-draft.ts';
import type { useCampaigns } from './use-campaigns.ts';

interface SendCampaignChoices {
  readonly context: CampaignContext;
  readonly campaignDraft: ReturnType<typeof useCampaignDraft>;
  readonly campaigns: ReturnType<typeof useCampaigns>;
  readonly mail: SignedEmail;
}

/** Describes the result for an accepted list; `isNone` if not a single email is sent. */
export function outcomeOf(
  accepted: Omit<AcceptedPart, 'idInvitation' | 'days'>,
  sendMessages: CampaignContext['messages']['send'],
  fill: CampaignContext['fill'],
): { readonly isNone: boolean; readonly text: string } {
  const { state, received, emails: emailCount, recentlyInvited, leftOut } = accepted;
  const otherSkipped = (leftOut ?? 0) - recentlyInvited;
  const texts = [
    recentlyInvited > 0 ? fill(sendMessages.recentlyInvited, { count: recentlyInvited }) : '',
    otherSkipped > 0 ? fill(sendMessages.leftOut, { count: otherSkipped }) : '',
  ];
  if (emailCount > 0) {
    const statusText = state === 'paused' ? sendMessages.paused : sendMessages.accepted;
    return { isNone: false, text: [statusText, ...texts].filter(Boolean).join(' ') };
  }
  if (recentlyInvited === received) return { isNone: true, text: sendMessages.noneRecentlyInvited };
  return { isNone: true, text: [sendMessages.noneLeaves, ...texts].filter(Boolean).join(' ') };
}

/** Sends the list in parts; a retry resumes the same campaign, so no person is invited twice. */
export function useSendCampaign({ context, campaignDraft, campaigns, mail }: SendCampaignChoices) {
  const { locale, messages } = context;
  const sendMessages = messages.send;
  const [isOpen, setOpen] = useState(false);
  const [acceptedCount, setAcceptedCount] = useState<number | null>(null);
  const [sendFailure, setSendFailure] = useState<string | null>(null);
  const [statusMessage, setStatusMessage] = useState<string | null>(null);
  const [noneSentMessage, setNoneSentMessage] = useState<string | null>(null);
  const { recipients } = campaignDraft.list;

  const send = async () => {
    setSendFailure(null);
    setAcceptedCount(0);
    const idInvitation = campaignDraft.ensureId();
    const delivery = { idInvitation, signedEmail: mail, recipients };
    const response = await sendInParts(delivery, locale, setAcceptedCount);
    setAcceptedCount(null);
    if (!response.ok) {
      // The email was changed since the first part, so this is a new campaign.
      if (response.code === 'campaign_changed') campaignDraft.renew();
      return setSendFailure(
        response.status === 0 ? sendMessages.broken : campaignErrorText(response, messages),
      );
    }
    const outcome = outcomeOf(response.value, sendMessages, context.fill);
    setOpen(false);
    if (outcome.isNone) {
      campaignDraft.renew();
      return setNoneSentMessage(outcome.text);
    }
    campaigns.markStarted(idInvitation);
    campaignDraft.clear();
    setStatusMessage(outcome.text);
    showToast(sendMessages.success, 'success');
  };

  return {
    isOpen,
    acceptedCount,
    sendFailure,
    statusMessage,
    /** The reason why no email is sent although the list was accepted. */
    noneSentMessage,
    open(): void {
      setSendFailure(null);
      setNoneSentMessage(null);
      setStatusMessage(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    send: () => void send(),
  };
}
