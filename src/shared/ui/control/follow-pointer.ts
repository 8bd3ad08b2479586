/** Follows a pointer from pointerdown. `onEnd` gets false for a scroll or after Escape. */
export function followPointer(
  element: HTMLElement,
  { pointerId, button }: PointerEvent,
  onMove: (move: PointerEvent) => void,
  onEnd?: (isLetGo: boolean) => void,
): void {
  if (button !== 0) return;
  const end = (isLetGo: boolean) => {
    element.onpointermove = element.onpointerup = element.onpointercancel = null;
    window.removeEventListener('keydown', onKey);
    onEnd?.(isLetGo);
  };
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
  element.setPointerCapture(pointerId);
  element.onpointermove = onMove;
  element.onpointerup = () => end(true);
  element.onpointercancel = () => end(false);
  window.addEventListener('keydown', onKey);
}
