import { $queuedUploads } from './library-upload.ts';

/** States that later files wait for; paused and failed uploads do not block them. */
const ACTIVE_STATES = ['sending', 'checking'];

/** Resolves once earlier files are uploaded, in order of selection; false when cancelled. */
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
