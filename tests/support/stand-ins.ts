// Functions of modules that tests stand in for without a process of their own: what has loaded one calls the
// stand-in for as long as a test runs.
import { afterEach, beforeEach, vi } from 'vitest';
import * as uploads from '#features/media/ui/upload/library-upload.ts';
import * as api from '#shared/ui/api/call-api.ts';
import * as pictures from '#shared/ui/picture/measure-picture.ts';

type Call = (...args: never[]) => unknown;

/** What it is told to answer holds for all tests of the file. */
export function standInFor<Name extends string, Module extends Record<Name, Call>>(
  module: Module,
  name: Name,
) {
  const standIn = vi.fn<Module[Name]>();
  beforeEach(() => void vi.spyOn(module, name as never).mockImplementation(standIn as never));
  return standIn;
}

export const standInForApi = () => standInFor(api, 'callApi');

/** Uploads of pictures of one size, of which nothing leaves; `$sending` holds those that were begun. */
export function standInForUploads({ width = 1600, height = 900 } = {}) {
  const measurePicture = standInFor(pictures, 'measurePicture');
  const sendToLibrary = standInFor(uploads, 'sendToLibrary');
  const { $sending } = uploads;
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
  const letGo = standInFor(uploads, 'letGo');
  const pauseOrResume = standInFor(uploads, 'pauseOrResume');
  const tryAgain = standInFor(uploads, 'tryAgain');
  return { measurePicture, sendToLibrary, letGo, pauseOrResume, tryAgain };
}
