const POLL_MS = 500;

/**
 * Sends this process SIGTERM when the shell it was started by is gone. npm starts scripts through a
 * shell that ends on SIGTERM without telling its child: a stopped service would run on unseen.
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
