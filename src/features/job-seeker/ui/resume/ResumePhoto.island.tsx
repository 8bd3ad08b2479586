import { type ReactNode, useState } from 'react';
import { deletePhoto, photoEndpoint, uploadPhoto } from '#features/media/core/photo-contract.ts';
import {
  foundIn,
  foundInFields,
  pictureError,
  type UploadErrorMessages,
  uploadErrorMessage,
} from '#features/media/core/picture-error.ts';
import { fitPicture } from '#features/media/ui/upload/fit-picture.ts';
import type { Catalogue } from '#i18n/catalogues.ts';
import type { Locale } from '#shared/core/locale.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { sendFile } from '#shared/ui/api/send-file.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { Dialog } from '#shared/ui/control/Dialog.tsx';
import { showToast } from '#shared/ui/feedback/toast-store.ts';
import { ImageUpload, type ImageUploadMessages } from '#shared/ui/picture/ImageUpload.tsx';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import styles from './Resume.module.css';

interface Props {
  readonly idJsk: number;
  readonly locale: Locale;
  /** A `data:` URI, because photos of people have no public URL. */
  readonly photo: string | null;
  readonly messages: {
    readonly photo: Catalogue['jobSeeker']['resume']['photo'];
    readonly upload: ImageUploadMessages & { readonly imageRules: string };
    readonly errors: UploadErrorMessages;
    readonly close: string;
  };
}

function useStoredPhoto({ idJsk, locale, photo, messages }: Props) {
  const [current, setCurrent] = useState(photo);
  const [isChanging, setChanging] = useState(photo === null);
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const photoMessages = messages.photo;
  const params = { idJsk: String(idJsk) };

  const check = async (file: File) => {
    const measured = await measurePicture(file);
    const error = pictureError('resumePhoto', measured);
    return error && uploadErrorMessage(messages.errors, error, foundIn('resumePhoto', measured));
  };
  const send = async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    const result = await sendFile(uploadPhoto, locale, { params, file, onProgress, signal });
    if (!result.ok) {
      const code = result.fields['file']?.[0] ?? result.code;
      return uploadErrorMessage(messages.errors, code, foundInFields(result.fields));
    }
    const stored = await callApi(photoEndpoint, locale, { params });
    if (!stored.ok) return photoMessages.failed;
    setCurrent(stored.value.photo);
    setChanging(false);
    showToast(photoMessages.saved, 'success');
    return null;
  };
  const remove = async () => {
    if (isRemoving) return;
    setRemoving(true);
    const result = await callApi(deletePhoto, locale, { params });
    setRemoving(false);
    setConfirming(false);
    if (!result.ok) {
      showToast(photoMessages.failed, 'danger');
      return;
    }
    setCurrent(null);
    setChanging(true);
    showToast(photoMessages.removed, 'success');
  };
  const dialog = { isConfirming, setConfirming, isRemoving, remove };
  return { current, isChanging, setChanging, check, send, ...dialog };
}

/** Photo field; a photo is saved as soon as it is selected. */
export default function ResumePhoto(props: Props): ReactNode {
  const { messages } = props;
  const photoMessages = messages.photo;
  const { current, isChanging, setChanging, isConfirming, setConfirming, ...stored } =
    useStoredPhoto(props);
  return (
    <div className={styles['photo']}>
      {current && (
        <div className={styles['photo-row']}>
          <img src={current} alt={photoMessages.alt} width={96} height={96} />
          <div className={styles['photo-actions']}>
            <Button
              variant="secondary"
              aria-expanded={isChanging}
              onClick={() => setChanging(!isChanging)}
            >
              {photoMessages.change}
            </Button>
            <Button variant="quiet" onClick={() => setConfirming(true)}>
              {photoMessages.remove}
            </Button>
          </div>
        </div>
      )}
      {isChanging && (
        <ImageUpload
          label={current ? photoMessages.change : photoMessages.label}
          hint={messages.upload.imageRules}
          messages={messages.upload}
          accept="image/png,image/jpeg,image/gif"
          prepare={fitPicture}
          check={stored.check}
          send={stored.send}
        />
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title={photoMessages.removeTitle}
        messages={messages}
        actions={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {photoMessages.cancel}
            </Button>
            <Button variant="danger" busy={stored.isRemoving} onClick={stored.remove}>
              {photoMessages.remove}
            </Button>
          </>
        }
      >
        <p>{photoMessages.removeText}</p>
      </Dialog>
    </div>
  );
}
