import { useEffect, useState } from 'react';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { LIST_CAMPAIGNS, SET_CAMPAIGN_STATE } from '../../core/campaign-calls.ts';
import type {
  Campaign,
  CampaignAction,
  campaignStateEndpoint,
  campaignsEndpoint,
} from '../../core/campaign-contract.ts';

const listCall: EndpointCall<typeof campaignsEndpoint> = LIST_CAMPAIGNS;
const setStateCall: EndpointCall<typeof campaignStateEndpoint> = SET_CAMPAIGN_STATE;

const NEWEST = { from: '', to: '', sender: '', lang: '', state: '', vpp: 5 };
const POLL_INTERVAL_MS = 3_000;
const ENDED: readonly Campaign['state'][] = ['sent', 'cancelled'];

/** Active campaigns and those that ended while the page is open; polled during sending. */
export function useCampaigns(locale: Locale) {
  const [campaigns, setCampaigns] = useState<readonly Campaign[]>([]);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [pollCount, setPollCount] = useState(0);
  const refresh = () => setPollCount((count) => count + 1);

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
          setCampaigns(answer.value);
          setSeen((ids) => [...ids, ...going.map(({ idInvitation }) => idInvitation)]);
        }
        if (isGoing || !answer.ok) timer = setTimeout(refresh, POLL_INTERVAL_MS);
      },
      () => undefined,
    );
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [pollCount]);

  return {
    campaigns: campaigns.filter(({ idInvitation }) => seen.includes(idInvitation)),
    refresh,
    async changeState(idInvitation: string, state: CampaignAction): Promise<ApiFailure | null> {
      const input = { params: { idInvitation }, body: { state } };
      const answer = await callApi(setStateCall, locale, input);
      refresh();
      return answer.ok ? null : answer;
    },
    /** Lists a new campaign even if it ends before the next poll. */
    markStarted(idInvitation: string): void {
      setSeen((ids) => [...ids, idInvitation]);
      refresh();
    },
  };
}
