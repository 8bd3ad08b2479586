import { type ReactNode, useState } from 'react';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';
import styles from '../ItemList.module.css';

const MAX_ROWS = 12;

interface Props {
  readonly draft: SectionDraft;
  readonly pictures: readonly Item[];
  readonly captionField: string;
}

/** The captions of a list as lines, one for each picture, so that many can be pasted at once. */
export function BulkCaptions({ draft, pictures, captionField }: Props): ReactNode {
  const { form, list: messages } = draft.messages;
  const currentCaptions = pictures.map(({ content }) =>
    String(content[captionField] ?? '').replace(/\s+/g, ' '),
  );
  const [text, setText] = useState(currentCaptions.join('\n'));
  const [before, setBefore] = useState<readonly string[] | null>(null);
  const lines = text.trimEnd().split('\n');
  const put = (captions: readonly string[]) => {
    const captionOf = new Map(pictures.map(({ idItem }, index) => [idItem, captions[index] ?? '']));
    draft.setItems(
      draft.items.map((item) => {
        const caption = captionOf.get(item.idItem);
        return caption === undefined
          ? item
          : { ...item, content: { ...item.content, [captionField]: caption.trim() } };
      }),
    );
  };
  return (
    <div className={styles['bulk']}>
      <TextArea
        name="captions"
        messages={form}
        label={messages.captions}
        hint={messages.captionsHint}
        lang={draft.context.lang}
        rows={Math.min(pictures.length + 1, MAX_ROWS)}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={
          lines.length > pictures.length
            ? fill(messages.captionsOver, { lines: lines.length, count: pictures.length })
            : undefined
        }
      />
      <p className={styles['adders']}>
        <Button
          variant="secondary"
          onClick={() => {
            setBefore(currentCaptions);
            put(lines);
          }}
        >
          {messages.captionsPut}
        </Button>
        {before && (
          <Button
            variant="quiet"
            onClick={() => {
              put(before);
              setBefore(null);
            }}
          >
            {messages.undo}
          </Button>
        )}
        <span role="status">{before && messages.captionsDone}</span>
      </p>
    </div>
  );
}
