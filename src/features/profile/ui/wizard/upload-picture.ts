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
