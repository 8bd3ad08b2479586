// Stand-ins that tests of the browser's side share.
import { afterEach, beforeEach } from 'vitest';
import * as uploads from '#features/media/ui/upload/library-upload.ts';
import * as api from '#shared/ui/api/call-api.ts';
import * as pictures from '#shared/ui/picture/measure-picture.ts';
import { standInFor } from './calls/stand-in-for.ts';

export const standInForApi = () => standInFor(api, 'callApi');

/** Uploads of pictures of one size, of which nothing leaves; `$sending` holds those that were begun. */
export function standInForUploads({ width = 1600, height = 900 } = {}) {
  const measurePicture = standInFor(pictures, 'measurePicture');
  const sendToLibrary = standInFor(uploads, 'sendToLibrary');
  const { $queuedUploads: $sending } = uploads;
  beforeEach(() => {
    measurePicture.mockResolvedValue({ type: 'image/png', bytes: 9, width, height });
    sendToLibrary.mockImplementation(({ file: { name }, found }) => {
      const begun = {
        id: name,
        name,
        isVideo: false,
        state: 'sending',
        percent: 0,
        found,
      } as const;
      $sending.set([...$sending.get(), begun]);
      return name;
    });
  });
  afterEach(() => $sending.set([]));
  const cancelUpload = standInFor(uploads, 'cancelUpload');
  const pauseOrResume = standInFor(uploads, 'pauseOrResume');
  const retryUpload = standInFor(uploads, 'retryUpload');
  return { measurePicture, sendToLibrary, cancelUpload, pauseOrResume, retryUpload };
}
