import { type ReactNode, useId, useState } from 'react';
import { formatDateTime } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import type { Campaign, CampaignAction } from '../../core/campaign-contract.ts';
import { campaignPath } from '../../core/invitation-paths.ts';
import { suspensionMessage } from '../../core/stop/stop-words.ts';
import type { CampaignContext } from './campaign-context.ts';
import { campaignErrorText } from './error-text.ts';
import type { useCampaigns } from './use-campaigns.ts';

interface Props {
  readonly context: CampaignContext;
  readonly control: ReturnType<typeof useCampaigns>;
  readonly mayAct: boolean;
}

export function ActiveCampaigns({ context, control, mayAct }: Props): ReactNode {
  const { history } = context.messages;
  const [campaignToCancel, setCampaignToCancel] = useState<Campaign | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const changeState = async ({ idInvitation }: Campaign, state: CampaignAction) => {
    const failed = await control.changeState(idInvitation, state);
    setFailure(failed && campaignErrorText(failed, context.messages));
  };
  if (control.campaigns.length === 0) return null;
  return (
    <section className="sending-rows" aria-labelledby="sendings">
      <h2 id="sendings">{history.title}</h2>
      <FormNotice text={failure} />
      <ul className="sendings">
        {control.campaigns.map((campaign) => (
          <CampaignRow
            key={campaign.idInvitation}
            context={context}
            campaign={campaign}
            mayAct={mayAct}
            onAct={(state) =>
              state === 'cancel' ? setCampaignToCancel(campaign) : void changeState(campaign, state)
            }
          />
        ))}
      </ul>
      {campaignToCancel && (
        <CancelDialog
          context={context}
          onConfirm={() => void changeState(campaignToCancel, 'cancel')}
          onClose={() => setCampaignToCancel(null)}
        />
      )}
    </section>
  );
}

interface CancelProps extends Pick<Props, 'context'> {
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function CancelDialog({ context, onConfirm, onClose }: CancelProps): ReactNode {
  const { wizardMessages, messages } = context;
  const { send, history } = messages;
  return (
    <Dialog
      open
      title={send.cancelTitle}
      messages={wizardMessages}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {wizardMessages.close}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {history.confirmed.cancel}
          </Button>
        </>
      }
    >
      <p>{history.confirmation.cancel}</p>
    </Dialog>
  );
}

interface RowProps extends Pick<Props, 'context' | 'mayAct'> {
  readonly campaign: Campaign;
  readonly onAct: (state: CampaignAction) => void;
}

function CampaignRow({ context, campaign, mayAct, onAct }: RowProps): ReactNode {
  const { locale, messages, fill } = context;
  const { states, progress, counts, actions } = messages.history;
  const id = useId();
  const { state, size, sent, bounced, notSent } = campaign;
  const path = campaignPath(locale, campaign.idInvitation);
  const countText = (kind: 'bounced' | 'notSent', count: number) =>
    fill(counts[`${kind}_${count === 1 ? 'one' : 'other'}` as const], { count });
  const hasEnded = state === 'sent' || state === 'cancelled';
  return (
    <li>
      <p id={id}>
        <a href={path} lang={campaign.lang}>
          {campaign.subject}
        </a>{' '}
        <small>{formatDateTime(locale, new Date(campaign.createdAt))}</small>
      </p>
      <progress value={sent} max={size} aria-labelledby={id} />
      <p role="status">
        <strong>{states[state]}</strong>{' '}
        {joinByDots([
          fill(progress, { sent, size }),
          bounced > 0 ? countText('bounced', bounced) : null,
          notSent ? countText('notSent', notSent) : null,
        ])}
      </p>
      {campaign.suspendedReason && <p>{suspensionMessage(campaign, messages.history)}</p>}
      {campaign.mayConfirm && (
        <p>
          <a href={path}>{actions.confirm}</a>
        </p>
      )}
      {mayAct && !hasEnded && (
        <CampaignActions campaign={campaign} labels={actions} onAct={onAct} />
      )}
    </li>
  );
}

interface ActionsProps extends Pick<RowProps, 'campaign' | 'onAct'> {
  readonly labels: CampaignContext['messages']['history']['actions'];
}

function CampaignActions({ campaign, labels, onAct }: ActionsProps): ReactNode {
  const { state, suspendedReason, mayConfirm } = campaign;
  const mayGoOn =
    (state === 'paused' && !mayConfirm) || (state === 'stopped' && suspendedReason === 'refusals');
  // Pause and resume share one button, so that it keeps the focus after a click.
  const next = state === 'sending' ? 'pause' : mayGoOn ? 'resume' : null;
  return (
    <div className="sending-buttons">
      {next && (
        <Button
          variant="secondary"
          size="small"
          icon={next === 'resume' ? 'send' : undefined}
          onClick={() => onAct(next)}
        >
          {labels[next]}
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={() => onAct('cancel')}>
        {labels.cancel}
      </Button>
    </div>
  );
}
