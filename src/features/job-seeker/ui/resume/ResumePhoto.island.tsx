import { type ReactNode, useState } from 'react';
import { deletePhoto, photoEndpoint, uploadPhoto } from '#features/media/core/photo-contract.ts';
import {
  foundBy,
  foundIn,
  pictureRefusal,
  type RefusalWords,
  refusalMessage,
} from '#features/media/core/picture-refusal.ts';
import { fitPicture } from '#features/media/ui/upload/fit-picture.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { sendFile } from '#shared/ui/api/send-file.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { ImageUpload, type ImageUploadWords } from '#shared/ui/picture/ImageUpload.tsx';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import styles from './Resume.module.css';

interface Props {
  readonly idJsk: number;
  readonly locale: Locale;
  /** A data: URI, since photos of people have no address. */
  readonly photo: string | null;
  readonly words: {
    readonly photo: Catalogue['jobSeeker']['resume']['photo'];
    readonly upload: ImageUploadWords & { readonly imageRules: string };
    readonly refusals: RefusalWords;
    readonly close: string;
  };
}

/** The photo that is stored, and what may be done with it. */
function useStoredPhoto({ idJsk, locale, photo, words }: Props) {
  const [shown, setShown] = useState(photo);
  const [isChanging, setChanging] = useState(photo === null);
  const [asks, setAsks] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const say = words.photo;
  const params = { idJsk: String(idJsk) };

  const check = async (file: File) => {
    const measured = await measurePicture(file);
    const refusal = pictureRefusal('resumePhoto', measured);
    return refusal && refusalMessage(words.refusals, refusal, foundIn('resumePhoto', measured));
  };
  const send = async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    const answer = await sendFile(uploadPhoto, locale, { params, file, onProgress, signal });
    if (!answer.ok) {
      const code = answer.fields['file']?.[0] ?? answer.code;
      return refusalMessage(words.refusals, code, foundBy(answer.fields));
    }
    const stored = await callApi(photoEndpoint, locale, { params });
    if (!stored.ok) return say.failed;
    setShown(stored.value.photo);
    setChanging(false);
    showToast(say.saved, 'success');
    return null;
  };
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    const answer = await callApi(deletePhoto, locale, { params });
    setRemoving(false);
    setAsks(false);
    if (!answer.ok) {
      showToast(say.failed, 'danger');
      return;
    }
    setShown(null);
    setChanging(true);
    showToast(say.removed, 'success');
  };
  return { shown, isChanging, setChanging, asks, setAsks, isRemoving, check, send, remove };
}

/** The photo, saved the moment it is chosen. */
export default function ResumePhoto(props: Props): ReactNode {
  const { words } = props;
  const say = words.photo;
  const { shown, isChanging, setChanging, asks, setAsks, ...stored } = useStoredPhoto(props);
  return (
    <div className={styles['photo']}>
      {shown && (
        <div className={styles['photo-row']}>
          <img src={shown} alt={say.alt} width={96} height={96} />
          <div className={styles['photo-actions']}>
            <Button
              variant="secondary"
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >
              {say.change}
            </Button>
            <Button variant="quiet" onClick={() => setAsks(true)}>
              {say.remove}
            </Button>
          </div>
        </div>
      )}
      {isChanging && (
        <ImageUpload
          label={shown ? say.change : say.label}
          hint={words.upload.imageRules}
          words={words.upload}
          accept="image/png,image/jpeg,image/gif"
          prepare={fitPicture}
          check={stored.check}
          send={stored.send}
        />
      )}
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title={say.removeTitle}
        words={words}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsks(false)}>
              {say.keep}
            </Button>
            <Button variant="danger" busy={stored.isRemoving} onClick={stored.remove}>
              {say.remove}
            </Button>
          </>
        }
      >
        <p>{say.removeText}</p>
      </Dialog>
    </div>
  );
}
