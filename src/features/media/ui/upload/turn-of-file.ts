import { $sending } from './library-upload.ts';

/** What stands still, whether paused or broken, holds up nothing that was chosen after it. */
const MOVING = ['sending', 'checking'];

/**
 * When none of the files chosen before it is still on its way, so that items stand in the order of the
 * choice and not of arrival. False when the file itself was let go meanwhile.
 */
export function turnOfFile(id: string, before: () => readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = $sending.listen(look);
    look();
    function look(): void {
      const all = $sending.get();
      const isThere = all.some((one) => one.id === id);
      const earlier = before();
      if (isThere && all.some((one) => earlier.includes(one.id) && MOVING.includes(one.state)))
        return;
      stop();
      resolve(isThere);
    }
  });
}
