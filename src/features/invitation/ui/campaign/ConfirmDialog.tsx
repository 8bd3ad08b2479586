import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { callApi } from '#shared/ui/api/call-api.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { READ_PLAN } from '../../core/campaign-calls.ts';
import type { Plan, planEndpoint } from '../../core/campaign-contract.ts';
import { domainTypos } from '../../core/recipients/domain-typos.ts';
import type { CampaignContext } from './campaign-context.ts';
import { campaignErrorText } from './error-text.ts';
import type { SignedEmail } from './send-in-parts.ts';

interface Props {
  readonly context: CampaignContext;
  readonly signedEmail: SignedEmail;
  readonly from: string;
  readonly recipients: readonly { readonly email: string }[];
  readonly onCorrect: () => void;
  readonly acceptedCount: number | null;
  readonly sendFailure: string | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const readPlanCall: EndpointCall<typeof planEndpoint> = READ_PLAN;

const MAX_VISIBLE_TYPOS = 10;

type SendMessages = CampaignContext['messages']['send'];

function leaving({ days, today, isKeyPending }: Plan, sendMessages: SendMessages): string {
  if (isKeyPending) return sendMessages.keyPending;
  if (days <= 1) return sendMessages.today;
  return today > 0 ? sendMessages.days : sendMessages.later;
}

/** Loads the schedule of the campaign, or the error message if that fails. */
function usePlan({ context, signedEmail, recipients: { length: size } }: Props) {
  const { locale, messages } = context;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is confirmed does not change while it is shown
  useEffect(() => {
    const { senderEmail, senderName } = signedEmail;
    const query = { size, senderEmail, senderName };
    void callApi(readPlanCall, locale, { query, isQuiet: true }).then((answer) => {
      if (answer.ok) setPlan(answer.value);
      else setFailure(campaignErrorText(answer, messages));
    });
  }, []);
  return { plan, failure };
}

const loadPressing = () => import('../../core/pressing/pressing-words.ts');

/** Finds pressing phrases; empty until the rules are loaded, which are large. */
function usePressurePhrases(text: string): readonly string[] {
  const [pressing, setPressing] = useState<readonly string[]>([]);
  useEffect(() => {
    void loadPressing().then(
      ({ findPressurePhrases }) => setPressing(findPressurePhrases(text)),
      () => undefined,
    );
  }, [text]);
  return pressing;
}

/** Lists phrases of the email that put pressure on its readers. */
function Pressing({ context, signedEmail }: Props): ReactNode {
  const sendMessages = context.messages.send;
  const pressing = usePressurePhrases(`${signedEmail.subject}\n${signedEmail.content}`);
  if (pressing.length === 0) return null;
  return (
    <div className="form-note tone-warning">
      <strong>{sendMessages.pressing}</strong>
      <ul>
        {pressing.map((phrase) => (
          <li key={phrase} lang={signedEmail.lang}>
            {phrase}
          </li>
        ))}
      </ul>
      <p>{sendMessages.pressingHint}</p>
    </div>
  );
}

/** Lists addresses that look mistyped, with a button that corrects all of them. */
function Typos({ context, recipients, onCorrect }: Props): ReactNode {
  const { messages, fill } = context;
  const sendMessages = messages.send;
  const typos = useMemo(() => domainTypos(recipients.map(({ email }) => email)), [recipients]);
  if (typos.length === 0) return null;
  return (
    <div className="form-note tone-warning">
      <strong>{sendMessages.typos}</strong>
      <ul>
        {typos.slice(0, MAX_VISIBLE_TYPOS).map(({ input, intended, count }) => (
          <li key={input}>{fill(sendMessages.typo, { typed: input, meant: intended, count })}</li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={onCorrect}>
        {sendMessages.correct}
      </Button>
    </div>
  );
}

/** Shows the sender, the recipients and the schedule before a campaign is sent. */
export function ConfirmDialog(props: Props): ReactNode {
  const { context, signedEmail, acceptedCount, sendFailure, onSend, onClose } = props;
  const size = props.recipients.length;
  const { wizardMessages, messages, fill } = context;
  const sendMessages = messages.send;
  const { plan, failure } = usePlan(props);
  const { days = 0, today = 0, perDay = 0 } = plan ?? {};
  const numbers = { days, today, perDay };
  const maxRecipients = plan?.maxRecipients ?? size;
  const tooMany =
    size > maxRecipients ? fill(sendMessages.tooMany, { most: maxRecipients, days }) : null;
  const noticeText = sendFailure ?? failure ?? tooMany;
  const isSubmitting = acceptedCount !== null && sendFailure === null;
  return (
    <Dialog
      open
      title={fill(sendMessages.confirmTitle, { count: size })}
      messages={wizardMessages}
      onClose={isSubmitting ? () => undefined : onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onClose}>
            {sendMessages.back}
          </Button>
          <Button
            icon="send"
            busy={isSubmitting}
            disabled={plan === null || tooMany !== null}
            onClick={onSend}
          >
            {sendFailure === null ? sendMessages.confirm : sendMessages.retry}
          </Button>
        </>
      }
    >
      <div className="sending-rows">
        <div>
          <dl className="sending-facts">
            <dt>{sendMessages.from}</dt>
            <dd>{props.from}</dd>
            <dt>{sendMessages.answers}</dt>
            <dd>{signedEmail.senderEmail}</dd>
            <dt>{sendMessages.subject}</dt>
            <dd lang={signedEmail.lang}>{signedEmail.subject}</dd>
          </dl>
          <FormNotice text={noticeText} />
        </div>
        {!isSubmitting && <Typos {...props} />}
        <Pressing {...props} />
        <div role="status" className="sending-rows">
          {plan === null && failure === null && <p>{sendMessages.planning}</p>}
          {plan && tooMany === null && (
            <p>
              <strong>{fill(leaving(plan, sendMessages), numbers)}</strong>
            </p>
          )}
          {plan && days > 1 && tooMany === null && <p>{fill(sendMessages.perDay, numbers)}</p>}
          {isSubmitting && (
            <>
              <p>{fill(sendMessages.handing, { done: acceptedCount, count: size })}</p>
              <progress value={acceptedCount} max={size} aria-label={sendMessages.title} />
            </>
          )}
        </div>
        <p className="sending-note">{sendMessages.fair}</p>
      </div>
    </Dialog>
  );
}
