import { type ReactNode, useEffect } from 'react';
import type { MediaKind } from '#shared/core/domain/media.ts';
import { fill } from '#shared/core/fill.ts';
import { inLanguage } from '#shared/core/in-language.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { fitsPlace } from '../../core/fits-place.ts';
import type { Library } from '../../core/library-contract.ts';
import { freshVideos } from '../upload/fresh-videos.ts';
import styles from './Library.module.css';
import { LibraryGrid } from './LibraryGrid.tsx';
import type { LibraryPlace } from './library-words.ts';
import { useLibrary } from './use-library.ts';

interface Props {
  readonly place: LibraryPlace;
  /** Where the library is looked after. */
  readonly path: string;
  readonly kind: MediaKind;
  readonly takesVideo: boolean;
  readonly onChosen: (picture: { readonly idMedia: string } | null, altText?: string) => void;
}

/** What the company has uploaded before, as far as it fits here. */
export function LibraryPicker({ place, path, kind, takesVideo, onChosen }: Props): ReactNode {
  const { words } = place;
  const own = words.library;
  const control = useLibrary(place, null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened
  useEffect(() => void control.read(), []);
  const { library } = control;
  const nothing = ({ items: read, total }: Library) => {
    if (total === 0) return own.say.empty;
    return control.hasMore ? fill(own.say.noneFitsYet, { count: read.length }) : own.say.noneFits;
  };
  const items = (library?.items ?? []).filter(
    (item) => !item.isFailed && (takesVideo || !item.video) && fitsPlace(kind, item),
  );
  return (
    <Dialog
      open
      size="gallery"
      title={own.say.pick}
      words={words}
      onClose={() => onChosen(null)}
      actions={
        <>
          <Button variant="quiet" href={path}>
            {own.say.manage}
          </Button>
          {control.isFailed && (
            <Button variant="secondary" onClick={() => void control.read()}>
              {words.later.retry}
            </Button>
          )}
          {control.hasMore && (
            <Button variant="secondary" onClick={() => void control.more()}>
              {own.say.more}
            </Button>
          )}
        </>
      }
    >
      {control.isFailed && <p className="form-note tone-danger">{own.say.failed}</p>}
      {library && items.length === 0 && <p className={styles['empty']}>{nothing(library)}</p>}
      <LibraryGrid
        items={items}
        locale={place.locale}
        words={own}
        act={own.say.choose}
        onChoose={({ idMedia, video, altTh, altEn }) => {
          if (video) freshVideos.set(idMedia, video);
          onChosen({ idMedia }, inLanguage(place.lang, altTh, altEn) ?? '');
        }}
      />
    </Dialog>
  );
}
