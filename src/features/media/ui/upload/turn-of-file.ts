import { $queuedUploads } from './library-upload.ts';

/** What stands still, whether paused or broken, holds up nothing that was chosen after it. */
const ACTIVE_STATES = ['sending', 'checking'];

/**
 * When none of the files chosen before it is still on its way, so that items stand in the order of the
 * choice and not of arrival. False when the file itself was let go meanwhile.
 */
export function waitForEarlierFiles(id: string, before: () => readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $queuedUploads.listen(check);
    check();
    function check(): void {
      const uploads = $queuedUploads.get();
      const isQueued = uploads.some((upload) => upload.id === id);
      const earlier = before();
      if (
        isQueued &&
        uploads.some(
          (upload) => earlier.includes(upload.id) && ACTIVE_STATES.includes(upload.state),
        )
      )
        return;
      stop();
      resolve(isQueued);
    }
  });
}
