import type { ErrorCode } from '#shared/server/http/error-codes.ts';
import type { Api, Outcome } from '#shared/server/http/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/serve-endpoint.ts';
import { IMAGE_BYTES, ratioName } from '../core/image-rules.ts';
import type { MediaPicture } from '../core/media-contract.ts';
import { deleteMedia, uploadMedia } from '../core/media-contract.ts';
import type { AttachedUpload, UploadRefusal } from './attach-upload.ts';
import { attachUpload } from './attach-upload.ts';
import { deletePicture } from './delete-picture.ts';
import { PictureWorkBusy } from './picture-work.ts';
import { readUpload } from './read-upload.ts';

const AT_ONCE = 3;
const underWay = new Map<number, number>();

export function mediaRoutes(api: Api): void {
  serveEndpoint(api, uploadMedia, ({ session, query, request }) =>
    oneOfThree(session.idEmp, async () => {
      const body = await readUpload(request, IMAGE_BYTES);
      if (!body.ok) return { ...body, fields: { file: ['imageTooLarge'] } };
      const { idEmp, idUser, packageHrSay } = session;
      const { kind } = query;
      return answer(await attachUpload({ idEmp, idUser, packageHrSay, kind, bytes: body.value }));
    }),
  );
  serveEndpoint(api, deleteMedia, ({ session, params }) =>
    deletePicture(session.idEmp, params.idMedia),
  );
}

/** Threat of a full memory or disk: a company sends three files at a time, not thirty. */
async function oneOfThree(
  idEmp: number,
  work: () => Promise<Outcome<MediaPicture>>,
): Promise<Outcome<MediaPicture>> {
  const before = underWay.get(idEmp) ?? 0;
  if (before >= AT_ONCE) return { ok: false, code: 'too_many_requests', retryAfter: 2 };
  underWay.set(idEmp, before + 1);
  try {
    return await work();
  } catch (error) {
    if (error instanceof PictureWorkBusy) return { ok: false, code: 'unavailable', retryAfter: 5 };
    throw error;
  } finally {
    const after = (underWay.get(idEmp) ?? 1) - 1;
    if (after > 0) underWay.set(idEmp, after);
    else underWay.delete(idEmp);
  }
}

const CODE: Readonly<Record<UploadRefusal, ErrorCode>> = {
  imageEmpty: 'invalid_fields',
  imageTooLarge: 'payload_too_large',
  imageType: 'unsupported_media_type',
  coverType: 'unsupported_media_type',
  imageDimensions: 'invalid_fields',
  imageFrames: 'invalid_fields',
  imageBroken: 'invalid_fields',
  coverRatio: 'invalid_fields',
  cap_reached: 'cap_reached',
  companyBytes: 'cap_reached',
  storage_full: 'storage_full',
  unavailable: 'unavailable',
};

function answer(attached: AttachedUpload): Outcome<MediaPicture> {
  if (attached.ok) return attached;
  const { code, size } = attached;
  const ratio = code === 'coverRatio' && size ? { ratio: [ratioName(size)] } : {};
  return { ok: false, code: CODE[code], fields: { file: [code], ...ratio } };
}
