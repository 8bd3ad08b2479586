const POLL_MS = 500;

/**
 * Sends SIGTERM to this process when its parent shell is gone. npm starts scripts through a shell
 * that ends on SIGTERM without passing it on: a stopped service would continue unseen.
 */
export function endWhenOrphaned() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS);
  timer.unref();
}
