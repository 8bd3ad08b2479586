import { ok } from '#shared/core/result.ts';
import type { Api } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { IMAGE_BYTES } from '../../core/image-rules.ts';
import { deletePhoto, photoEndpoint, uploadPhoto } from '../../core/photo-contract.ts';
import { readUpload } from '../read-upload.ts';
import { limitConcurrentUploads, uploadAnswer } from '../upload-answer.ts';
import { attachPhoto } from './attach-photo.ts';
import { forgetPhoto } from './forget-photo.ts';
import { ownPhoto } from './own-photo.ts';

export function photoRoutes(api: Api): void {
  serveEndpoint(api, uploadPhoto, ({ session, request }) =>
    limitConcurrentUploads(`jobSeeker:${session.idJsk}`, async () => {
      const body = await readUpload(request, IMAGE_BYTES);
      if (!body.ok) return { ...body, fields: { file: ['imageTooLarge'] } };
      return uploadAnswer(await attachPhoto(session.idJsk, body.value));
    }),
  );

  serveEndpoint(api, deletePhoto, async ({ session }) => {
    await forgetPhoto(session.idJsk);
    return ok(null);
  });

  serveEndpoint(api, photoEndpoint, async ({ session }) => {
    return { ok: true, value: { photo: await ownPhoto(session.idJsk) } };
  });
}
