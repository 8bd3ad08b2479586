import type { EndpointCall } from '#shared/core/endpoint.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { ApiFailure, Called } from '#shared/ui/api/called.ts';
import {
  BROCHURE_LISTS,
  type ExistingContent,
  type ListDestination,
} from '../../../core/brochure/place-brochure.ts';
import { READ_SECTION } from '../../../core/section-calls.ts';
import type { readSectionEndpoint, SectionDocument } from '../../../core/section-contract.ts';
import { itemsOfList } from '../../../core/section-draft/arrange-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import { type SectionContext, sendSection } from '../draft/section-client.ts';

type Version = Omit<SectionContext, 'section'>;

const readSectionCall: EndpointCall<typeof readSectionEndpoint> = READ_SECTION;

function readSection({ idEmp, lang, locale }: Version, list: ListDestination) {
  const { section } = BROCHURE_LISTS[list];
  return callApi(readSectionCall, locale, { params: { idEmp: String(idEmp), lang, section } });
}

/** The number of items each list of another step still takes. */
export async function remainingOf(version: Version): Promise<Called<ExistingContent['remaining']>> {
  const remaining = { history: 0, reasons: 0 };
  for (const list of ['history', 'reasons'] as const) {
    const read = await readSection(version, list);
    if (!read.ok) return read;
    const { kind } = BROCHURE_LISTS[list];
    const { items, caps } = read.value;
    remaining[list] = Math.max(0, (caps[kind] ?? 0) - itemsOfList(items, kind).length);
  }
  return { ok: true, value: remaining };
}

/** Changes a list of another step, and repeats it on the latest revision after a conflict. */
async function changeList(
  version: Version,
  list: ListDestination,
  change: (items: readonly Item[]) => readonly Item[],
): Promise<ApiFailure | null> {
  const { section } = BROCHURE_LISTS[list];
  const read = await readSection(version, list);
  if (!read.ok) return read;
  const put = ({ items, revision }: SectionDocument) =>
    sendSection({ ...version, section }, change(items), {
      finish: false,
      revision,
      onSend: () => undefined,
    });
  const first = await put(read.value);
  const response = !first.ok && first.conflict ? await put(first.conflict.current) : first;
  return response.ok ? null : response;
}

export interface AddedItems {
  readonly list: ListDestination;
  readonly items: readonly Item[];
}

/** Adds all items or none: after a failure, earlier additions are removed. */
export async function addItems(
  version: Version,
  added: readonly AddedItems[],
): Promise<ApiFailure | null> {
  for (const [index, { list, items }] of added.entries()) {
    const failure = await changeList(version, list, (now) => [...now, ...items]);
    if (failure) return (await takeBack(version, added.slice(0, index))) ?? failure;
  }
  return null;
}

export async function takeBack(
  version: Version,
  added: readonly AddedItems[],
): Promise<ApiFailure | null> {
  for (const { list, items } of added) {
    const ids = items.map(({ idItem }) => idItem);
    const failure = await changeList(version, list, (now) =>
      now.filter(({ idItem }) => !ids.includes(idItem)),
    );
    if (failure) return failure;
  }
  return null;
}
