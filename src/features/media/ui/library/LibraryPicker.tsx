import { type ReactNode, useEffect } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { fitsKind } from '../../core/fits-place.ts';
import type { LibraryContent } from '../../core/library-contract.ts';
import { newVideos } from '../upload/fresh-videos.ts';
import styles from './Library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import type { LibraryContext } from './library-messages.ts';
import { useLibrary } from './use-library.ts';

interface Props {
  readonly context: LibraryContext;
  readonly libraryPath: string;
  readonly kind: MediaKind;
  readonly allowsVideo: boolean;
  readonly onChosen: (picture: { readonly idMedia: string } | null, altText?: string) => void;
}

export function LibraryPicker(props: Props): ReactNode {
  const { context, libraryPath, kind, allowsVideo, onChosen } = props;
  const { messages } = context;
  const libraryMessages = messages.library;
  const control = useLibrary(context, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void control.read(), []);
  const { library } = control;
  const emptyMessage = ({ items, total }: LibraryContent) => {
    if (total === 0) return libraryMessages.labels.empty;
    return control.hasMore
      ? fill(libraryMessages.labels.noneFitsYet, { count: items.length })
      : libraryMessages.labels.noneFits;
  };
  const items = (library?.items ?? []).filter(
    (item) => !item.isFailed && (allowsVideo || !item.video) && fitsKind(kind, item),
  );
  return (
    <Dialog
      open
      size="gallery"
      title={libraryMessages.labels.pick}
      messages={messages}
      onClose={() => onChosen(null)}
      actions={
        <>
          <Button variant="quiet" href={libraryPath}>
            {libraryMessages.labels.manage}
          </Button>
          {control.isFailed && (
            <Button variant="secondary" onClick={() => void control.read()}>
              {messages.later.retry}
            </Button>
          )}
          {control.hasMore && (
            <Button variant="secondary" onClick={() => void control.more()}>
              {libraryMessages.labels.more}
            </Button>
          )}
        </>
      }
    >
      {control.isFailed && <p className="form-note tone-danger">{libraryMessages.labels.failed}</p>}
      {library && items.length === 0 && <p className={styles['empty']}>{emptyMessage(library)}</p>}
      <LibraryGrid
        items={items}
        locale={context.locale}
        messages={libraryMessages}
        actionLabel={libraryMessages.labels.choose}
        onChoose={({ idMedia, video, altTh, altEn }) => {
          if (video) newVideos.set(idMedia, video);
          onChosen({ idMedia }, inLanguage(context.lang, altTh, altEn) ?? '');
        }}
      />
    </Dialog>
  );
}
