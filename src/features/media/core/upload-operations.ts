import type { Json } from '#shared/core/openapi/endpoint-schema.ts';
import { MAX_CHUNK_BYTES, UPLOADS_PATH } from './upload-contract.ts';
import { MAX_VIDEO_BYTES } from './video-rules.ts';

const header = (name: string, description: string, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const VERSION = header('Tus-Resumable', 'The protocol', { const: '1.0.0' });
const OFFSET = header('Upload-Offset', 'Where the piece begins', { type: 'integer', minimum: 0 });
const ID = {
  name: 'idUpload',
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const failed = {
  description: 'Refused',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function operation(
  operationId: string,
  summary: string,
  status: string,
  operationFields: { readonly parameters: readonly Json[]; readonly [name: string]: unknown },
): Json {
  return {
    operationId,
    summary,
    tags: ['Uploads'],
    security: [{ employer: [] }],
    ...operationFields,
    responses: { [status]: { description: 'Done' }, default: failed },
  };
}

/** tus 1.0 in OpenAPI: its calls are not defined as endpoints, because their bodies are files. */
export const UPLOAD_OPERATIONS: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  [UPLOADS_PATH]: {
    options: operation('optionsUploads', 'What of tus is offered', '204', {
      parameters: [],
      security: [],
    }),
    post: operation('postUploads', 'Begins a resumable upload: its address is in Location', '201', {
      parameters: [
        VERSION,
        header('Upload-Length', 'Bytes of the whole file', {
          type: 'integer',
          minimum: 1,
          maximum: MAX_VIDEO_BYTES,
        }),
        header('Upload-Metadata', 'The kind of file: kind, and its value in base64'),
      ],
    }),
  },
  [`${UPLOADS_PATH}/{idUpload}`]: {
    head: operation('headUploads', 'How much of it is there: Upload-Offset', '200', {
      parameters: [ID, VERSION],
    }),
    patch: operation('patchUploads', `Sends a piece of at most ${MAX_CHUNK_BYTES} bytes`, '204', {
      parameters: [ID, VERSION, OFFSET],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: {} } },
      },
    }),
    delete: operation('deleteUploads', 'Gives an upload up', '204', { parameters: [ID, VERSION] }),
  },
};
