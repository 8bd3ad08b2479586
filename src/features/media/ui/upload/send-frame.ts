import type { MediaKind } from '#shared/core/domain/media.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import { sendFile } from '#shared/ui/api/send-file.ts';
import { deleteMedia, setPoster, uploadMedia } from '../../core/media-contract.ts';
import type { UploadContext } from './upload-place.ts';

interface Frame {
  readonly kind: MediaKind;
  readonly idMedia: string;
  readonly poster: File;
}

/** Uploads a frame as a video's poster; if that fails, removes it and returns the error code. */
export async function sendFrame(
  { idEmp, lang, locale }: Pick<UploadContext, 'idEmp' | 'lang' | 'locale'>,
  { kind, idMedia, poster }: Frame,
): Promise<string | null> {
  const version = { idEmp: String(idEmp), lang };
  const sent = await sendFile(uploadMedia, locale, {
    params: version,
    query: { kind },
    file: poster,
  });
  if (!sent.ok) return sent.code;
  const idPoster = sent.value.idMedia;
  const params = { ...version, idMedia };
  const answer = await callApi(setPoster, locale, { params, body: { idPoster }, isQuiet: true });
  if (answer.ok) return null;
  await callApi(deleteMedia, locale, { params: { ...version, idMedia: idPoster }, isQuiet: true });
  return answer.code;
}
