import { useEffect, useState } from 'react';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { LIST_CAMPAIGNS, SET_CAMPAIGN_STATE } from '../../core/sending-calls.ts';
import type {
  Sending,
  SendingAct,
  sendingStateEndpoint,
  sendingsEndpoint,
} from '../../core/sending-contract.ts';

const listCall: EndpointCall<typeof sendingsEndpoint> = LIST_CAMPAIGNS;
const setStateCall: EndpointCall<typeof sendingStateEndpoint> = SET_CAMPAIGN_STATE;

const NEWEST = { from: '', to: '', sender: '', lang: '', state: '', vpp: 5 };
const WHILE_SENDING = 3_000;
const ENDED: readonly Sending['state'][] = ['sent', 'cancelled'];

/** Sendings that have not ended, and those that ended while the page was open; looked at while they go on. */
export function useSendings(locale: Locale) {
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const look = () => setRound((count) => count + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round looks once
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const input = { query: NEWEST, isQuiet: true, signal: stop.signal };
    callApi(listCall, locale, input).then(
      (answer) => {
        const isGoing = answer.ok && answer.value.some(({ state }) => state === 'sending');
        if (answer.ok) {
          const going = answer.value.filter(({ state }) => !ENDED.includes(state));
          setSendings(answer.value);
          setSeen((ids) => [...ids, ...going.map(({ idInvitation }) => idInvitation)]);
        }
        if (isGoing || !answer.ok) timer = setTimeout(look, WHILE_SENDING);
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [round]);

  return {
    sendings: sendings.filter(({ idInvitation }) => seen.includes(idInvitation)),
    look,
    /** Null once it is done. */
    async act(idInvitation: string, state: SendingAct): Promise<ApiFailure | null> {
      const input = { params: { idInvitation }, body: { state } };
      const answer = await callApi(setStateCall, locale, input);
      look();
      return answer.ok ? null : answer;
    },
    /** One that has just begun is shown even when it ends before anybody looks. */
    begun(idInvitation: string): void {
      setSeen((ids) => [...ids, idInvitation]);
      look();
    },
  };
}
