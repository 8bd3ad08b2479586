import type { APIContext } from 'astro';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { answerForms, formAct } from '../answer-form.ts';
import type { TeamList } from './team-list.ts';
import { listedPage } from './team-list.ts';
import { teamOnly } from './team-only.ts';

type Page = Parameters<typeof answerForms>[0] & Pick<APIContext, 'params'>;

interface Decided<Item> extends TeamList<Item> {
  readonly endpoint: Endpoint;
  /** Its decision that lets pass what waits, and the other one. */
  readonly accept: string;
  readonly refuse?: string;
}

/** What a page of the team decides on, once its forms are answered, or the answer when it may not be seen. */
export async function teamQueue<Item>(
  page: Page,
  { endpoint, accept, refuse = 'refuse', ...list }: Decided<Item>,
) {
  const at = await teamOnly(page);
  if (at instanceof Response) return at;
  const decide = (decision: string) => formAct(endpoint, { known: { decision } });
  const form = await answerForms(page, { [accept]: decide(accept), refuse: decide(refuse) });
  if (form instanceof Response) return form;
  return {
    ...at,
    room: list.room,
    form,
    ...(await listedPage(page, list)),
  };
}
