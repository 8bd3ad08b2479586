import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/control/Button.tsx';
import { Later } from '#shared/ui/feedback/Later.tsx';
import type { Item } from '../../core/sections/section.ts';
import type { SectionDraft } from './draft/use-section-draft.ts';
import styles from './ItemList.module.css';
import { UploadsUnderWay, useUploadsUnderWay } from './uploads-under-way.ts';

const loadBulk = () => import('./BulkCaptions.tsx');

interface Props {
  readonly draft: SectionDraft;
  readonly list: readonly Item[];
  /** Said when there is no room for more. */
  readonly full: string;
  readonly isFull: boolean;
  /** The field that is the caption of a picture, where many can be written at once. */
  readonly captions: string | undefined;
  readonly children: ReactNode;
}

/** What adds to a list, as long as there is room or files are on their way; for pictures, all captions at once. */
export function ListAdders({ draft, list, full, isFull, captions, children }: Props): ReactNode {
  const { later, list: words } = draft.words;
  const [isKept, keep] = useUploadsUnderWay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isFull && <p className={styles['full']}>{full}</p>}
      {(!isFull || isKept) && (
        <UploadsUnderWay value={keep}>
          <div className={styles['adders']}>{children}</div>
        </UploadsUnderWay>
      )}
      {captions && list.length > 1 && (
        <>
          <p>
            <Button
              variant="quiet"
              icon="edit"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {words.captionsOpen}
            </Button>
          </p>
          {isOpen && (
            <Later load={loadBulk} words={later}>
              {({ BulkCaptions }) => (
                <BulkCaptions
                  key={list.map(({ idItem }) => idItem).join()}
                  draft={draft}
                  list={list}
                  field={captions}
                />
              )}
            </Later>
          )}
        </>
      )}
    </>
  );
}
