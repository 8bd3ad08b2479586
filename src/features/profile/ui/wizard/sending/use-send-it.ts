import { useState } from 'react';
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

/** Hands the list over in parts; what is broken off goes on with the same sending, so nobody is asked twice. */
export function useSendIt({ place, kept, sendings, mail }: Given) {
  const { locale, say } = place;
  const own = say.send;
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
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
    const { leftOut } = answer.value;
    const grouped = (value: number) => formatNumber(locale, value);
    const left = leftOut === null ? '' : fill(own.leftOut, { count: leftOut }, grouped);
    kept.clear();
    setOpen(false);
    setSaid(`${own.accepted} ${left}`.trim());
    showToast(own.success, 'success');
    sendings.begun(idInvitation);
  };

  return {
    isOpen,
    done,
    refused,
    said,
    open(): void {
      setRefused(null);
      setSaid(null);
      setOpen(true);
    },
    close: () => setOpen(false),
    send: () => void send(),
  };
}
