import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { Item } from '../../../core/sections/section.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';

const load = () => import('./BulkCaptions.tsx');

interface Props {
  readonly draft: SectionDraft;
  readonly pictures: readonly Item[];
  readonly captionField: string;
}

/** Opens the captions of all pictures as lines, if there are several. */
export function CaptionLines({ draft, pictures, captionField }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const { later, list: messages } = draft.messages;
  if (pictures.length < 2) return null;
  return (
    <>
      <p>
        <Button variant="quiet" icon="edit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {messages.captionsOpen}
        </Button>
      </p>
      {isOpen && (
        <Later load={load} messages={later}>
          {({ BulkCaptions }) => (
            <BulkCaptions
              key={pictures.map(({ idItem }) => idItem).join()}
              draft={draft}
              pictures={pictures}
              captionField={captionField}
            />
          )}
        </Later>
      )}
    </>
  );
}
