import { type ReactNode, useId, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { formatDateTime, formatNumber } from '#shared/core/format.ts';
import { joinByDots } from '#shared/core/join-by-dots.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { sendingPage } from '../../core/invitation-paths.ts';
import type { Sending, SendingAct } from '../../core/sending-contract.ts';
import { stopWords } from '../../core/stop/stop-words.ts';
import { refusalText } from './refusal-text.ts';
import type { SendingPlace } from './sending-place.ts';
import type { useSendings } from './use-sendings.ts';

interface Props {
  readonly place: SendingPlace;
  readonly control: ReturnType<typeof useSendings>;
  readonly mayAct: boolean;
}

/** How far the company's sendings are, with what can be done about them. */
export function SendingsUnderWay({ place, control, mayAct }: Props): ReactNode {
  const { send, history } = place.say;
  const [asked, setAsked] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async ({ idInvitation }: Sending, state: SendingAct) => {
    const failed = await control.act(idInvitation, state);
    setFailure(failed && refusalText(failed, place.say));
  };
  if (control.sendings.length === 0) return null;
  return (
    <section className="sending-rows" aria-labelledby="sendings">
      <h2 id="sendings">{history.title}</h2>
      <FormNotice text={failure} />
      <ul className="sendings">
        {control.sendings.map((sending) => (
          <SendingRow
            key={sending.idInvitation}
            place={place}
            sending={sending}
            mayAct={mayAct}
            onAct={(state) => (state === 'cancel' ? setAsked(sending) : void act(sending, state))}
          />
        ))}
      </ul>
      {asked && (
        <Dialog
          open
          title={send.cancelTitle}
          words={place.words}
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsked(null)}>
                {place.words.close}
              </Button>
              <Button
                variant="danger"
                onClick={() => {
                  void act(asked, 'cancel');
                  setAsked(null);
                }}
              >
                {history.confirmed.cancel}
              </Button>
            </>
          }
        >
          <p>{history.asked.cancel}</p>
        </Dialog>
      )}
    </section>
  );
}

interface RowProps {
  readonly place: SendingPlace;
  readonly sending: Sending;
  readonly mayAct: boolean;
  readonly onAct: (state: SendingAct) => void;
}

function SendingRow({ place, sending, mayAct, onAct }: RowProps): ReactNode {
  const { locale, say } = place;
  const { states, progress, counts, acts } = say.history;
  const id = useId();
  const grouped = (value: number) => formatNumber(locale, value);
  const {
    state,
    stoppedFor,
    mayConfirm,
    subject,
    size,
    sent,
    bounced,
    notSent,
    createdAt,
    lang,
    idInvitation,
  } = sending;
  const told = (what: 'bounced' | 'notSent', count: number) =>
    fill(counts[`${what}_${count === 1 ? 'one' : 'other'}` as const], { count }, grouped);
  const mayGoOn =
    (state === 'paused' && !mayConfirm) || (state === 'stopped' && stoppedFor === 'refusals');
  // One button of two names, so that it keeps the focus.
  const next = state === 'sending' ? 'pause' : mayGoOn ? 'resume' : null;
  const hasEnded = state === 'sent' || state === 'cancelled';
  return (
    <li>
      <p id={id}>
        <a href={sendingPage(locale, idInvitation)} lang={lang}>
          {subject}
        </a>{' '}
        <small>{formatDateTime(locale, new Date(createdAt))}</small>
      </p>
      <progress value={sent} max={size} aria-labelledby={id} />
      <p role="status">
        <strong>{states[state]}</strong>{' '}
        {joinByDots([
          fill(progress, { sent, size }, grouped),
          bounced > 0 ? told('bounced', bounced) : null,
          notSent ? told('notSent', notSent) : null,
        ])}
      </p>
      {stoppedFor && <p>{stopWords(sending, say.history)}</p>}
      {mayConfirm && (
        <p>
          <a href={sendingPage(locale, idInvitation)}>{acts.confirm}</a>
        </p>
      )}
      {mayAct && !hasEnded && (
        <div className="sending-buttons">
          {next && (
            <Button
              variant="secondary"
              size="small"
              icon={next === 'resume' ? 'send' : undefined}
              onClick={() => onAct(next)}
            >
              {acts[next]}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onAct('cancel')}>
            {acts.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}
