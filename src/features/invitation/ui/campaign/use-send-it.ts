import { useState } from 'react';
import type { SendingState } from '#shared/core/domain/invitation.ts';
import { fill } from '#shared/core/fill.ts';
import { formatNumber } from '#shared/core/format.ts';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { refusalText } from './refusal-text.ts';
import { type Letter, sendInParts } from './send-in-parts.ts';
import type { SendingPlace } from './sending-place.ts';
import type { useKeptSending } from './use-kept-sending.ts';
import type { useSendings } from './use-sendings.ts';

interface Given {
  readonly place: SendingPlace;
  readonly kept: ReturnType<typeof useKeptSending>;
  readonly sendings: ReturnType<typeof useSendings>;
  readonly mail: Letter;
}

interface Accepted {
  readonly state: SendingState;
  readonly received: number;
  readonly letters: number;
  readonly askedLately: number;
  readonly leftOut: number | null;
}

/** What became of a list that was taken: nothing is called a success of which no letter leaves. */
export function outcomeOf(
  { state, received, letters, askedLately, leftOut }: Accepted,
  own: SendingPlace['say']['send'],
  grouped: (value: number) => string,
): { readonly isNone: boolean; readonly text: string } {
  const others = (leftOut ?? 0) - askedLately;
  const texts = [
    askedLately > 0 ? fill(own.askedLately, { count: askedLately }, grouped) : '',
    others > 0 ? fill(own.leftOut, { count: others }, grouped) : '',
  ];
  if (letters > 0) {
    const begun = state === 'paused' ? own.held : own.accepted;
    return { isNone: false, text: [begun, ...texts].filter(Boolean).join(' ') };
  }
  if (askedLately === received) return { isNone: true, text: own.noneAskedLately };
  return { isNone: true, text: [own.noneLeaves, ...texts].filter(Boolean).join(' ') };
}

/** Hands the list over in parts; what is broken off goes on with the same sending, so nobody is asked twice. */
export function useSendIt({ place, kept, sendings, mail }: Given) {
  const { locale, say } = place;
  const own = say.send;
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [none, setNone] = useState<string | null>(null);
  const { recipients } = kept.list;

  const send = async () => {
    setRefused(null);
    setDone(0);
    const idInvitation = kept.begin();
    const answer = await sendInParts({ idInvitation, letter: mail, recipients }, locale, setDone);
    setDone(null);
    if (!answer.ok) {
      // The words were changed since the first part: this is another sending now.
      if (answer.code === 'sending_changed') kept.renew();
      return setRefused(answer.status === 0 ? own.broken : refusalText(answer, say));
    }
    const grouped = (value: number) => formatNumber(locale, value);
    const outcome = outcomeOf(answer.value, own, grouped);
    setOpen(false);
    if (outcome.isNone) {
      kept.renew();
      return setNone(outcome.text);
    }
    sendings.begun(idInvitation);
    kept.clear();
    setSaid(outcome.text);
    showToast(own.success, 'success');
  };

  return {
    isOpen,
    done,
    refused,
    said,
    /** Why no letter leaves, though the list was taken. */
    none,
    open(): void {
      setRefused(null);
      setNone(null);
      setSaid(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    send: () => void send(),
  };
}
