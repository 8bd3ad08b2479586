import { $toasts, dismissToast, showStoredToast, type Toast } from './toast-store.ts';

const VISIBLE_MS = 6000;

export function showToasts(): void {
  const list = document.querySelector('[data-toasts]');
  if (!list) return;
  const lines = new Map<number, HTMLElement>();
  $toasts.subscribe((toasts) => {
    const ids = new Set(toasts.map(({ id }) => id));
    for (const [id, line] of lines) if (!ids.has(id) && lines.delete(id)) line.remove();
    for (const toast of toasts) {
      if (lines.has(toast.id)) continue;
      const line = lineOf(toast);
      lines.set(toast.id, line);
      list.append(line);
    }
  });
  showStoredToast();
}

function lineOf({ id, tone, text, detail }: Toast): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`[data-toast="${tone}"]`);
  const line = template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
  const [textElement, detailElement] = line.querySelectorAll('p');
  textElement?.append(text);
  detailElement?.append(detail ?? '');
  line.querySelector('button')?.addEventListener('click', () => dismissToast(id));
  // Errors stay until dismissed; other toasts expire, except while hovered or focused.
  if (tone === 'danger') return line;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(timer);
  const startTimer = () => {
    stopTimer();
    timer = setTimeout(() => dismissToast(id), VISIBLE_MS);
  };
  for (const come of ['pointerenter', 'focusin']) line.addEventListener(come, stopTimer);
  for (const go of ['pointerleave', 'focusout']) line.addEventListener(go, startTimer);
  startTimer();
  return line;
}
