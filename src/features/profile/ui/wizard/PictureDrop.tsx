import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import type { IconName } from '#shared/ui/icon/icons.ts';
import { ImageUpload } from '#shared/ui/picture/ImageUpload.tsx';
import type { SectionDraft } from './draft/use-section-draft.ts';

interface Props {
  readonly draft: SectionDraft;
  readonly kind: MediaKind;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** What an item then holds of it: `add` of a list takes it as it is. */
  readonly onUploaded: (picture: { readonly idMedia: string }) => void;
}

/** What a good picture of the kind shows. */
const EXAMPLES: Readonly<Partial<Record<MediaKind, readonly IconName[]>>> = {
  cover: ['building', 'people'],
  logo: ['building'],
  history: ['calendar', 'building'],
  testimonial: ['user'],
};

const uploader = () => import('./upload-picture.ts');
const CoverCrop = lazy(async () => ({ default: (await import('./CoverCrop.tsx')).CoverCrop }));

interface Asked {
  readonly file: File;
  readonly onChosen: (at: number | null) => void;
}

/** A place to drop a picture: it lands in the company's library, and is then given to the item. */
export function PictureDrop(props: Props): ReactNode {
  const { draft, kind, label, hint, error, onUploaded } = props;
  const { words, place, isFixed } = draft;
  const isCover = kind === 'cover';
  const [asked, setAsked] = useState<Asked | null>(null);

  /** Of a picture in another shape the part that is wanted. */
  async function prepare(file: File): Promise<File | null> {
    const { cropCover, needsCrop } = await uploader();
    if (!(await needsCrop(kind, file))) return file;
    const at = await new Promise<number | null>((onChosen) => setAsked({ file, onChosen }));
    setAsked(null);
    return at === null ? null : cropCover(file, at);
  }

  const upload = (
    <ImageUpload
      {...{ label, error, words: words.upload, disabled: isFixed }}
      {...(isCover ? { prepare } : {})}
      ratio={isCover ? 'wide' : 'even'}
      example={EXAMPLES[kind] ?? ['image']}
      hint={hint ?? (isCover ? words.upload.coverRules : words.upload.imageRules)}
      accept={isCover ? 'image/png,image/jpeg' : 'image/png,image/jpeg,image/gif'}
      check={async (file) => (await uploader()).checkPicture(place, kind, file)}
      send={async (file, onProgress, signal) => {
        const { sendPicture } = await uploader();
        const sent = await sendPicture(place, kind, { file, onProgress, signal });
        if (typeof sent === 'string') return sent;
        onUploaded({ idMedia: sent.idMedia });
        return null;
      }}
    />
  );
  return (
    <>
      {upload}
      {asked && (
        <Suspense fallback={null}>
          <CoverCrop {...{ words }} {...asked} />
        </Suspense>
      )}
    </>
  );
}
