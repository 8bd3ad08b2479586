import { memo, type ReactNode } from 'react';
import { isSame } from '../../../core/is-same.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { type ItemFields, useItemFields } from '../item-fields.ts';
import { ItemRow, type RowHandlers } from './ItemRow.tsx';

/** The title of a row, its picture, and a note on its contents. */
export interface RowSummary {
  readonly title: string;
  readonly idMedia?: string | null | undefined;
  readonly holds?: string;
}

/** Functions of the list, the same for each of its rows. */
interface RowParts<Content> {
  readonly rowOf: (content: Content, idItem: string) => RowSummary;
  readonly caption?: ((fields: ItemFields<Content>) => ReactNode) | undefined;
  readonly children?: ((fields: ItemFields<Content>, idItem: string) => ReactNode) | undefined;
}

interface Props<Content> extends RowHandlers {
  readonly draft: SectionDraft;
  readonly labels: SectionDraft['messages']['list'];
  readonly untitled: string;
  readonly item: Item;
  /** The index among all items of the section. */
  readonly index: number;
  readonly position: number;
  readonly count: number;
  readonly summary: RowSummary;
  readonly errorCodes: string;
  readonly before: ReactNode;
  readonly isOpen: boolean;
  readonly isFixed: boolean;
  readonly isWide: boolean;
  readonly page: string | undefined;
  readonly parts: RowParts<Content>;
}

function Row<Content extends object>(props: Props<Content>): ReactNode {
  const { draft, index, item, parts, untitled, ...row } = props;
  const { idItem } = item;
  const fields = useItemFields<Content>(draft, index);
  const summary = parts.rowOf(fields.content, idItem);
  return (
    <ItemRow
      {...row}
      {...summary}
      idItem={idItem}
      name={summary.title || untitled}
      caption={parts.caption?.(fields)}
    >
      {parts.children && (() => parts.children?.(fields, idItem))}
    </ItemRow>
  );
}

const COMPARED = ['index', 'position', 'count', 'errorCodes', 'before', 'isFixed', 'page'] as const;

/** Skips rendering a closed row that looks the same; an open one may contain lists that changed. */
function isDrawn(before: Props<never>, now: Props<never>): boolean {
  return (
    !(before.isOpen || now.isOpen) &&
    COMPARED.every((name) => before[name] === now[name]) &&
    isSame(before.summary, now.summary) &&
    isSame(before.item, now.item)
  );
}

export const ListRow = memo(Row, isDrawn as never) as unknown as typeof Row;
