import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Sending, SendingAct } from '#features/invitation/core/sending-contract.ts';
import { fill } from '#shared/core/fill.ts';
import { formatDateTime, formatNumber } from '#shared/core/format.ts';
import { FormNotice } from '#shared/ui/account-form/FormNotice.tsx';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { refusalText } from './refusal-text.ts';
import type { SendingPlace } from './sending-place.ts';
import type { useSendings } from './use-sendings.ts';

interface Props {
  readonly place: SendingPlace;
  readonly control: ReturnType<typeof useSendings>;
}

/** How far the company's sendings are, with what can be done about them. */
export function SendingsUnderWay({ place, control }: Props): ReactNode {
  const own = place.say.send;
  const [asked, setAsked] = useState<Sending | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const act = async ({ idInvitation }: Sending, state: SendingAct) => {
    const failed = await control.act(idInvitation, state);
    setFailure(failed && refusalText(failed, place.say));
  };
  if (control.sendings.length === 0) return null;
  return (
    <section className="sending-rows" aria-labelledby="sendings">
      <h2 id="sendings">{own.underWay}</h2>
      <FormNotice text={failure} />
      <ul className="sendings">
        {control.sendings.map((sending) => (
          <SendingRow
            key={sending.idInvitation}
            {...{ place, sending }}
            onAct={(state) => (state === 'cancel' ? setAsked(sending) : void act(sending, state))}
          />
        ))}
      </ul>
      {asked && (
        <Dialog
          open
          title={own.cancelTitle}
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
                {own.cancel}
              </Button>
            </>
          }
        >
          <p>{own.cancelText}</p>
        </Dialog>
      )}
    </section>
  );
}

interface RowProps {
  readonly place: SendingPlace;
  readonly sending: Sending;
  readonly onAct: (state: SendingAct) => void;
}

function SendingRow({ place, sending, onAct }: RowProps): ReactNode {
  const { locale, say } = place;
  const own = say.send;
  const id = useId();
  const grouped = (value: number) => formatNumber(locale, value);
  const { state, stoppedFor, subject, size, sent, bounced, notSent, createdAt, lang } = sending;
  const isGoing = state === 'sending' || state === 'receiving';
  const mayGoOn = state === 'paused' || (state === 'stopped' && stoppedFor === 'refusals');
  const hasEnded = state === 'sent' || state === 'cancelled';
  return (
    <li>
      <p id={id}>
        <strong lang={lang}>{subject}</strong>{' '}
        <small>{formatDateTime(locale, new Date(createdAt))}</small>
      </p>
      <progress value={sent} max={size} aria-labelledby={id} />
      <p role="status">
        <strong>{own.states[state]}</strong> {fill(own.progress, { sent, size }, grouped)}{' '}
        {bounced > 0 && fill(own.bounced, { count: bounced }, grouped)}{' '}
        {notSent !== null && notSent > 0 && fill(own.notSent, { count: notSent }, grouped)}
      </p>
      {stoppedFor && <p>{own.stopped[stoppedFor]}</p>}
      {!hasEnded && (
        <div className="sending-buttons">
          {isGoing && state === 'sending' && (
            <Button variant="secondary" size="small" onClick={() => onAct('pause')}>
              {own.pause}
            </Button>
          )}
          {mayGoOn && (
            <Button variant="secondary" size="small" icon="send" onClick={() => onAct('resume')}>
              {own.resume}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onAct('cancel')}>
            {own.cancel}
          </Button>
        </div>
      )}
    </li>
  );
}
