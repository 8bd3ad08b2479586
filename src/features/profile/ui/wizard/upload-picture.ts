import { COVER_WIDTH, coverArea } from '#features/media/core/image-rules.ts';
import { uploadMedia } from '#features/media/core/media-contract.ts';
import type { MediaKind } from '#features/media/core/media-kinds.ts';
import { pictureRefusal, refusalMessage } from '#features/media/core/picture-refusal.ts';
import { sendFile } from '#shared/ui/api/send-file.ts';
import { measurePicture } from '#shared/ui/picture/measure-picture.ts';
import type { WizardStepProps } from './wizard-step-props.ts';

type Place = Pick<WizardStepProps, 'idEmp' | 'lang' | 'locale' | 'words'>;

/** One sentence about what is wrong with a picture of this kind, or null. */
export async function checkPicture({ words }: Place, kind: MediaKind, file: File) {
  const measured = await measurePicture(file);
  const refusal = pictureRefusal(kind, measured);
  return refusal && refusalMessage(words.refusals, refusal, measured);
}

/** A picture that is fit for a cover but for its shape. */
export async function needsCrop(kind: MediaKind, file: File): Promise<boolean> {
  return pictureRefusal(kind, await measurePicture(file)) === 'coverRatio';
}

/** No larger than the widest variant, so that it stays below the limit of a file. */
const LARGEST = 1920;

/** That part of the picture as a file of its own; the picture itself where the browser cannot cut it. */
export async function cropCover(file: File, at: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const { x, y, width, height } = coverArea(picture, at);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(COVER_WIDTH, Math.min(width, LARGEST));
  canvas.height = Math.round((canvas.width * height) / width);
  const paper = canvas.getContext('2d');
  if (!paper) return file;
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  return blob ? new File([blob], 'cover.jpg', { type: blob.type }) : file;
}

/** Puts it in the company's library; one sentence when that was refused. */
export async function sendPicture(
  { idEmp, lang, locale, words }: Place,
  kind: MediaKind,
  sending: { file: File; onProgress: (percent: number) => void; signal: AbortSignal },
): Promise<{ readonly idMedia: string } | string> {
  const params = { idEmp: String(idEmp), lang };
  const answer = await sendFile(uploadMedia, locale, { params, query: { kind }, ...sending });
  if (answer.ok) return answer.value;
  const code = answer.fields['file']?.[0] ?? answer.code;
  return refusalMessage(words.refusals, code, await measurePicture(sending.file));
}
