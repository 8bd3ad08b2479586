import { readUpload } from '#shared/server/http/endpoint/sent-file.ts';
import { type Api, serveEndpoint } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { removeCaptionsEndpoint, setCaptionsEndpoint } from '../core/captions/captions-contract.ts';
import { MAX_IMAGE_BYTES } from '../core/image-rules.ts';
import { deleteMedia, setPoster, uploadMedia } from '../core/media-contract.ts';
import { attachUploaded } from '../core/upload-contract.ts';
import { attachUpload } from './attach-upload.ts';
import { removeCaptions, setCaptions } from './captions/set-captions.ts';
import { deletePicture } from './delete-picture.ts';
import { photoRoutes } from './photo/photo-routes.ts';
import { limitConcurrentUploads, uploadError, uploadResponse } from './upload-answer.ts';
import { permanentError } from './uploads/admit-upload.ts';
import { attachUploadedFile } from './uploads/attach-uploaded-file.ts';
import { uploadRoutes } from './uploads/upload-door.ts';
import { withinDailyLimit } from './uploads/within-day.ts';
import { choosePoster } from './video/choose-poster.ts';

export function mediaRoutes(api: Api): void {
  serveEndpoint(api, uploadMedia, ({ session, query, request }) =>
    limitConcurrentUploads(`company:${session.idEmp}`, async () => {
      const { idEmp, idUser, packageHrSay } = session;
      const { kind } = query;
      const body = await readUpload(request, MAX_IMAGE_BYTES);
      if (!body.ok) return { ...body, fields: { file: ['imageTooLarge'] } };
      const bytes = body.value.byteLength;
      const never = permanentError(packageHrSay, { kind, bytes });
      if (never) return uploadError(never);
      return withinDailyLimit(session, bytes, async () =>
        uploadResponse(await attachUpload({ idEmp, idUser, kind, bytes: body.value })),
      );
    }),
  );
  serveEndpoint(api, deleteMedia, ({ session, params }) =>
    deletePicture(session.idEmp, params.idMedia),
  );
  serveEndpoint(api, setPoster, ({ session, params, body }) =>
    choosePoster(session.idEmp, params.idMedia, body.idPoster),
  );
  serveEndpoint(api, setCaptionsEndpoint, ({ session, params, body }) => {
    const { idEmp, packageHrSay } = session;
    return setCaptions({ ...params, idEmp, packageHrSay }, body.text);
  });
  serveEndpoint(api, removeCaptionsEndpoint, ({ session, params }) =>
    removeCaptions({ ...params, idEmp: session.idEmp }),
  );
  serveEndpoint(api, attachUploaded, ({ session, params }) =>
    attachUploadedFile(session, params.idUpload),
  );
  uploadRoutes(api);
  photoRoutes(api);
}
