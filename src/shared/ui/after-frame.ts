/** Runs long work after the frame that responds to a click. */
export function afterFrame(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
