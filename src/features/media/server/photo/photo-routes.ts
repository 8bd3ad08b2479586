import { ok } from '#shared/core/result.ts';
import { withinQuota } from '#shared/server/http/endpoint/rate-limits.ts';
import { readUpload } from '#shared/server/http/endpoint/sent-file.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { MAX_IMAGE_BYTES } from '../../core/image-rules.ts';
import { PHOTO_DAILY_LIMIT, pointsOf } from '../../core/media-limits.ts';
import { deletePhoto, photoEndpoint, uploadPhoto } from '../../core/photo-contract.ts';
import { limitConcurrentUploads, uploadResponse } from '../upload-answer.ts';
import { attachPhoto } from './attach-photo.ts';
import { erasePhoto } from './delete-photo.ts';
import { loadOwnPhoto } from './own-photo.ts';

export function photoRoutes(api: Api): void {
  serveEndpoint(api, uploadPhoto, ({ session, request }) =>
    limitConcurrentUploads(`jobSeeker:${session.idJsk}`, async () => {
      const body = await readUpload(request, MAX_IMAGE_BYTES);
      if (!body.ok) return { ...body, fields: { file: ['imageTooLarge'] } };
      const { idJsk } = session;
      const send = async () => uploadResponse(await attachPhoto(idJsk, body.value));
      return withinQuota(
        PHOTO_DAILY_LIMIT,
        `jobSeeker:${idJsk}`,
        send,
        pointsOf(body.value.byteLength),
      );
    }),
  );

  serveEndpoint(api, deletePhoto, async ({ session }) => {
    await erasePhoto(session.idJsk);
    return ok(null);
  });

  serveEndpoint(api, photoEndpoint, async ({ session }) => {
    return { ok: true, value: { photo: await loadOwnPhoto(session.idJsk) } };
  });
}
