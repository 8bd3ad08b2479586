import type { EndpointCall } from '#shared/core/endpoint.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { ApiFailure, Called } from '#shared/ui/api/called.ts';
import { LISTS, type ListPlace, type Standing } from '../../../core/brochure/place-brochure.ts';
import { READ_SECTION } from '../../../core/section-calls.ts';
import type { readSectionEndpoint, SectionDocument } from '../../../core/section-contract.ts';
import { listed } from '../../../core/section-draft/arrange-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import { type Place, saveSection } from '../draft/section-client.ts';

type Version = Omit<Place, 'section'>;

const readSectionCall: EndpointCall<typeof readSectionEndpoint> = READ_SECTION;

function readSection({ idEmp, lang, locale }: Version, list: ListPlace) {
  const { section } = LISTS[list];
  return callApi(readSectionCall, locale, { params: { idEmp: String(idEmp), lang, section } });
}

/** How many more items each list of another step takes. */
export async function roomOf(version: Version): Promise<Called<Standing['room']>> {
  const room = { history: 0, reasons: 0 };
  for (const list of ['history', 'reasons'] as const) {
    const read = await readSection(version, list);
    if (!read.ok) return read;
    const { kind } = LISTS[list];
    const { items, caps } = read.value;
    room[list] = Math.max(0, (caps[kind] ?? 0) - listed(items, kind).length);
  }
  return { ok: true, value: room };
}

/** Changes a list of another step as it stands, also where it was saved meanwhile; null when it is saved. */
async function changeList(
  version: Version,
  list: ListPlace,
  change: (items: readonly Item[]) => readonly Item[],
): Promise<ApiFailure | null> {
  const { section } = LISTS[list];
  const read = await readSection(version, list);
  if (!read.ok) return read;
  const put = ({ items, revision }: SectionDocument) =>
    saveSection({ ...version, section }, change(items), {
      finish: false,
      revision,
      onSend: () => undefined,
    });
  const first = await put(read.value);
  const answer = !first.ok && first.conflict ? await put(first.conflict.current) : first;
  return answer.ok ? null : answer;
}

/** Items that join a list of another step. */
export interface Added {
  readonly list: ListPlace;
  readonly items: readonly Item[];
}

/** All of it or nothing: what was added before one list failed is taken out again. */
export async function addItems(
  version: Version,
  added: readonly Added[],
): Promise<ApiFailure | null> {
  for (const [at, { list, items }] of added.entries()) {
    const failure = await changeList(version, list, (now) => [...now, ...items]);
    if (failure) return (await takeBack(version, added.slice(0, at))) ?? failure;
  }
  return null;
}

export async function takeBack(
  version: Version,
  added: readonly Added[],
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
