import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';

const load = () => import('./BulkCaptions.tsx');

interface Props {
  readonly draft: SectionDraft;
  /** The pictures in their order. */
  readonly list: readonly Item[];
  /** The field of their content that is their caption. */
  readonly field: string;
}

/** Opens the captions of all pictures as lines, where there are several. */
export function CaptionLines({ draft, list, field }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { later, list: words } = draft.words;
  if (list.length < 2) return null;
  return (
    <>
      <p>
        <Button variant="quiet" icon="edit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.captionsOpen}
        </Button>
      </p>
      {isOpen && (
        <Later load={load} words={later}>
          {({ BulkCaptions }) => (
            <BulkCaptions
              key={list.map(({ idItem }) => idItem).join()}
              draft={draft}
              list={list}
              field={field}
            />
          )}
        </Later>
      )}
    </>
  );
}
