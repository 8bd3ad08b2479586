import { memo, type ReactNode } from 'react';
import { isSame } from '../../../core/is-same.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import { type ItemFields, useItemFields } from '../item-fields.ts';
import { ItemRow, type RowHandlers } from './ItemRow.tsx';

/** The name of a row, the picture beside it, and how much lies in it. */
export interface RowSummary {
  readonly title: string;
  readonly idMedia?: string | null | undefined;
  readonly holds?: string;
}

/** Functions of the list, the same for each of its rows. */
interface RowParts<Content> {
  readonly rowOf: (content: Content, idItem: string) => RowSummary;
  /** Makes the list a grid of pictures: what stands below each of them, without being opened. */
  readonly caption?: ((fields: ItemFields<Content>) => ReactNode) | undefined;
  /** The fields of an opened row; none where all there is to fill in is the caption. */
  readonly children?: ((fields: ItemFields<Content>, idItem: string) => ReactNode) | undefined;
}

interface Props<Content> extends RowHandlers {
  readonly draft: SectionDraft;
  readonly labels: SectionDraft['messages']['list'];
  readonly untitled: string;
  readonly item: Item;
  /** Place of the item among all of its section. */
  readonly index: number;
  readonly position: number;
  readonly count: number;
  readonly summary: RowSummary;
  /** Codes of the errors in its own fields. */
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

/** An opened row holds lists of its own, so it is drawn with the step; a closed one draws its item alone. */
function isDrawn(before: Props<never>, now: Props<never>): boolean {
  return (
    !(before.isOpen || now.isOpen) &&
    COMPARED.every((name) => before[name] === now[name]) &&
    isSame(before.summary, now.summary) &&
    isSame(before.item, now.item)
  );
}

/** One row of a list, drawn again when its own item changes. */
export const ListRow = memo(Row, isDrawn as never) as unknown as typeof Row;
