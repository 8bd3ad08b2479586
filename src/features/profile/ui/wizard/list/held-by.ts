import { fill } from '#shared/core/fill.ts';
import { itemsOfList } from '../../../core/section-draft/arrange-items.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';

/** The first picture within an item, and a text with the number of its pictures. */
export function summarizeContents(draft: SectionDraft, kind: string, idItem: string) {
  const inside = itemsOfList(draft.items, kind, idItem);
  const pictures = inside.map(({ content }) => (content as { idMedia: string | null }).idMedia);
  const holds = fill(draft.messages.list.holds, { count: inside.length });
  return { idMedia: pictures.find(Boolean), holds };
}
