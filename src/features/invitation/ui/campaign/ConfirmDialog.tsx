import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { callApi } from '#shared/ui/api/call-api.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import type { PressingWords } from '../../core/pressing/pressing-rule.ts';
import { domainTypos } from '../../core/recipients/domain-typos.ts';
import { READ_PLAN } from '../../core/sending-calls.ts';
import type { planEndpoint } from '../../core/sending-contract.ts';
import { refusalText } from './refusal-text.ts';
import type { Letter } from './send-in-parts.ts';
import type { SendingPlace } from './sending-place.ts';

interface Props {
  readonly place: SendingPlace;
  readonly letter: Letter;
  /** The sender as recipients read it. */
  readonly from: string;
  readonly recipients: readonly { readonly email: string }[];
  readonly onCorrect: () => void;
  /** How many are handed over; null before. */
  readonly done: number | null;
  readonly refused: string | null;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const readPlanCall: EndpointCall<typeof planEndpoint> = READ_PLAN;

/** Shown of domains that seem mistyped. */
const MAX_TYPOS = 10;

type SendWords = SendingPlace['say']['send'];

interface Plan {
  readonly days: number;
  readonly today: number;
  readonly perDay: number;
  readonly mostRecipients: number;
  readonly isKeyPending: boolean;
}

function leaving({ days, today, isKeyPending }: Plan, own: SendWords): string {
  if (isKeyPending) return own.keyPending;
  if (days <= 1) return own.today;
  return today > 0 ? own.days : own.later;
}

/** When the letters will leave, or why that is not known. */
function usePlan({ place, letter, recipients: { length: size } }: Props) {
  const { locale, say } = place;
  const [plan, setPlan] = useState<Plan | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is confirmed does not change while it is shown
  useEffect(() => {
    const { senderEmail, senderName } = letter;
    const query = { size, senderEmail, senderName };
    void callApi(readPlanCall, locale, { query, isQuiet: true }).then((answer) => {
      if (answer.ok) setPlan(answer.value);
      else setFailure(refusalText(answer, say));
    });
  }, []);
  return { plan, failure };
}

const loadPressing = () => import('../../core/pressing/pressing-words.ts');

/** None until their rules have come, which weigh as much as a part of the step. */
function usePressingWords(text: string): readonly PressingWords[] {
  const [pressing, setPressing] = useState<readonly PressingWords[]>([]);
  useEffect(() => {
    void loadPressing().then(
      ({ pressingWords }) => setPressing(pressingWords(text)),
      () => undefined,
    );
  }, [text]);
  return pressing;
}

/** What of the letter presses its readers. */
function Pressing({ letter, own }: Pick<Props, 'letter'> & { readonly own: SendWords }): ReactNode {
  const pressing = usePressingWords(`${letter.subject}\n${letter.content}`);
  if (pressing.length === 0) return null;
  return (
    <div className="form-note tone-warning">
      <strong>{own.pressing}</strong>
      <ul>
        {pressing.map(({ words: found }) => (
          <li key={found} lang={letter.lang}>
            {found}
          </li>
        ))}
      </ul>
      <p>{own.pressingHint}</p>
    </div>
  );
}

/** Addresses that seem mistyped, and the way to mend them at once. */
function Typos({ place, recipients, onCorrect }: Props): ReactNode {
  const { locale, say } = place;
  const own = say.send;
  const typos = useMemo(() => domainTypos(recipients.map(({ email }) => email)), [recipients]);
  if (typos.length === 0) return null;
  return (
    <div className="form-note tone-warning">
      <strong>{own.typos}</strong>
      <ul>
        {typos.slice(0, MAX_TYPOS).map(({ input: typed, intended: meant, count }) => (
          <li key={typed}>
            {fill(own.typo, { typed, meant, count }, (value) => formatNumber(locale, value))}
          </li>
        ))}
      </ul>
      <Button variant="secondary" size="small" onClick={onCorrect}>
        {own.correct}
      </Button>
    </div>
  );
}

/** What will happen, before it does. */
export function ConfirmDialog(props: Props): ReactNode {
  const { place, letter, from, recipients, done, refused, onSend, onClose } = props;
  const size = recipients.length;
  const { locale, words, say } = place;
  const own = say.send;
  const grouped = (value: number) => formatNumber(locale, value);
  const { plan, failure } = usePlan(props);
  const { days = 0, today = 0, perDay = 0 } = plan ?? {};
  const numbers = { days, today, perDay };
  const most = plan?.mostRecipients ?? size;
  const tooMany = size > most ? fill(own.tooMany, { most, days }, grouped) : null;
  const wrong = refused ?? failure ?? tooMany;
  const isHanding = done !== null && refused === null;
  return (
    <Dialog
      open
      title={fill(own.confirmTitle, { count: size }, grouped)}
      words={words}
      onClose={isHanding ? () => undefined : onClose}
      actions={
        <>
          <Button variant="secondary" disabled={isHanding} onClick={onClose}>
            {own.back}
          </Button>
          <Button
            icon="send"
            busy={isHanding}
            disabled={plan === null || tooMany !== null}
            onClick={onSend}
          >
            {refused === null ? own.confirm : own.again}
          </Button>
        </>
      }
    >
      <div className="sending-rows">
        <div>
          <dl className="sending-facts">
            <dt>{own.from}</dt>
            <dd>{from}</dd>
            <dt>{own.answers}</dt>
            <dd>{letter.senderEmail}</dd>
            <dt>{own.subject}</dt>
            <dd lang={letter.lang}>{letter.subject}</dd>
          </dl>
          <FormNotice text={wrong} />
        </div>
        {!isHanding && <Typos {...props} />}
        <Pressing letter={letter} own={own} />
        <div role="status" className="sending-rows">
          {plan === null && failure === null && <p>{own.planning}</p>}
          {plan && tooMany === null && (
            <p>
              <strong>{fill(leaving(plan, own), numbers, grouped)}</strong>
            </p>
          )}
          {plan && days > 1 && tooMany === null && <p>{fill(own.perDay, numbers, grouped)}</p>}
          {isHanding && (
            <>
              <p>{fill(own.handing, { done, count: size }, grouped)}</p>
              <progress value={done} max={size} aria-label={own.title} />
            </>
          )}
        </div>
        <p className="sending-note">{own.fair}</p>
      </div>
    </Dialog>
  );
}
