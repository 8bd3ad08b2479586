import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from '../ItemList.module.css';

const MOST_ROWS = 12;

interface Props {
  readonly draft: SectionDraft;
  /** The pictures in their order. */
  readonly list: readonly Item[];
  /** The field of their content that is their caption. */
  readonly field: string;
}

/** The captions of a list as lines, one for each picture, so that many are pasted or changed at once. */
export function BulkCaptions({ draft, list, field }: Props): ReactNode {
  const { form, list: words } = draft.words;
  const stands = list.map(({ content }) => String(content[field] ?? '').replace(/\s+/g, ' '));
  const [text, setText] = useState(stands.join('\n'));
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const lines = text.trimEnd().split('\n');
  const put = (captions: readonly string[]) => {
    const captionOf = new Map(list.map(({ idItem }, at) => [idItem, captions[at] ?? '']));
    draft.setItems(
      draft.items.map((item) => {
        const caption = captionOf.get(item.idItem);
        return caption === undefined
          ? item
          : { ...item, content: { ...item.content, [field]: caption.trim() } };
      }),
    );
  };
  return (
    <div className={styles['bulk']}>
      <TextArea
        name="captions"
        words={form}
        label={words.captions}
        hint={words.captionsHint}
        lang={draft.place.lang}
        rows={Math.min(list.length + 1, MOST_ROWS)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          lines.length > list.length
            ? fill(words.captionsOver, { lines: lines.length, count: list.length })
            : undefined
        }
      />
      <p className={styles['adders']}>
        <Button
          variant="secondary"
          onClick={() => {
            setBefore(stands);
            put(lines);
          }}
        >
          {words.captionsPut}
        </Button>
        {before && (
          <Button
            variant="quiet"
            onClick={() => {
              put(before);
              setBefore(null);
            }}
          >
            {words.undo}
          </Button>
        )}
        <span role="status">{before && words.captionsDone}</span>
      </p>
    </div>
  );
}
