import type { APIContext } from 'astro';
import { findOtherOpeners } from '#features/backoffice/server/work/open-item-queries.ts';
import type { Endpoint } from '#shared/core/endpoint.ts';
import { db } from '#shared/server/db/pool.ts';
import { type answerForms, formAction } from '../answer-form.ts';
import { teamForms } from './team-forms.ts';
import { listedPage, type TeamList } from './team-list.ts';
import { teamOnly } from './team-only.ts';

/** Small pages, because items are read in full, each with its own form. */
const QUEUE_PAGE_SIZE = 20;

type Page = Parameters<typeof answerForms>[0] & Pick<APIContext, 'params'>;

interface Decided<Item> extends TeamList<Item> {
  readonly endpoint: Endpoint;
  readonly accept: string;
  readonly refuse?: string;
  readonly idOf: (item: Item) => number;
}

/** Handles the forms of a decision page and returns its data, or a response for other visitors. */
export async function teamQueue<Item>(
  page: Page,
  { endpoint, accept, refuse = 'refuse', idOf, ...list }: Decided<Item>,
) {
  const pageContext = await teamOnly(page);
  if (pageContext instanceof Response) return pageContext;
  const decide = (decision: string) => formAction(endpoint, { fixedValues: { decision } });
  const actions = { [accept]: decide(accept), refuse: decide(refuse) };
  const itemName = (id: number | string) => `${list.section}-${id}`;
  const form = await teamForms(page, pageContext, actions, ({ id = '' }) => itemName(id));
  if (form instanceof Response) return form;
  const { items, paging } = await listedPage(page, list, QUEUE_PAGE_SIZE);
  const open = await findOtherOpeners(db, items.map(idOf).map(itemName), pageContext.idAdmin);
  const openedOf = (id: number) => ({
    item: itemName(id),
    otherOpeners: open.get(itemName(id)) ?? [],
  });
  const isListed = items.some((item) => String(idOf(item)) === form.rejected?.values['id']);
  return { ...pageContext, section: list.section, form, items, paging, openedOf, isListed };
}
