import type { MediaPicture } from '#features/media/core/media-contract.ts';
import { uploadMedia } from '#features/media/core/media-contract.ts';
import type { RefusalWords } from '#features/media/core/picture-refusal.ts';
import { pictureRefusal, refusalMessage } from '#features/media/core/picture-refusal.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Result } from '#shared/core/result.ts';
import type { MediaKind } from '#shared/core/vocabulary.ts';
import { measurePicture } from '#shared/ui/measure-picture.ts';
import { sendFile } from '#shared/ui/send-file.ts';

/** Whose page is being edited, in which language, by a person reading which. */
export interface Edited {
  readonly idEmp: number;
  readonly lang: Locale;
  readonly locale: Locale;
}

/** One sentence about what is wrong with a file, before it is sent. */
export async function checkPicture(
  kind: MediaKind,
  words: RefusalWords,
  file: Blob,
): Promise<string | null> {
  const picture = await measurePicture(file);
  const code = pictureRefusal(kind, picture);
  return code === null ? null : refusalMessage(words, code, picture);
}

/** Sends a file into the company's library; a refusal comes back as its code. */
export async function sendPicture(
  { idEmp, lang, locale }: Edited,
  kind: MediaKind,
  file: Blob,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<Result<MediaPicture, string>> {
  const params = { idEmp: String(idEmp), lang };
  const query = { kind };
  const sent = await sendFile(uploadMedia, locale, { params, query, file, onProgress, signal });
  if (sent.ok) return { ok: true, value: sent.data };
  return { ok: false, code: sent.fields['file']?.[0] ?? sent.code };
}
