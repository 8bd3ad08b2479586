import type { APIContext } from 'astro';
import { openElsewhere } from '#features/backoffice/server/work/open-item-queries.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { db } from '#shared/server/db/pool.ts';
import { type answerForms, formAct } from '../answer-form.ts';
import { teamForms } from './team-forms.ts';
import { listedPage, type TeamList } from './team-list.ts';
import { teamOnly } from './team-only.ts';

/** Each is read whole, with a form of its own. */
const QUEUE_PAGE_SIZE = 20;

type Page = Parameters<typeof answerForms>[0] & Pick<APIContext, 'params'>;

interface Decided<Item> extends TeamList<Item> {
  readonly endpoint: Endpoint;
  /** Its decision that lets pass what waits, and the other one. */
  readonly accept: string;
  readonly refuse?: string;
  readonly idOf: (item: Item) => number;
}

/** What a page of the team decides on, once its forms are answered, or the answer when it may not be seen. */
export async function teamQueue<Item>(
  page: Page,
  { endpoint, accept, refuse = 'refuse', idOf, ...list }: Decided<Item>,
) {
  const at = await teamOnly(page);
  if (at instanceof Response) return at;
  const decide = (decision: string) => formAct(endpoint, { known: { decision } });
  const acts = { [accept]: decide(accept), refuse: decide(refuse) };
  const named = (id: number | string) => `${list.room}-${id}`;
  const form = await teamForms(page, at, acts, ({ id = '' }) => named(id));
  if (form instanceof Response) return form;
  const { items, paging } = await listedPage(page, list, QUEUE_PAGE_SIZE);
  const open = await openElsewhere(db, items.map(idOf).map(named), at.idAdmin);
  /** What a `Decision` says of who else has begun with it. */
  const openedOf = (id: number) => ({ item: named(id), others: open.get(named(id)) ?? [] });
  const isListed = items.some((one) => String(idOf(one)) === form.refused?.values['id']);
  return { ...at, room: list.room, form, items, paging, openedOf, isListed };
}
