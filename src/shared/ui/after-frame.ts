/** Calls once the frame that answers a press is shown: longer work would hold it back. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
