import { atom } from 'nanostores';

const VISIBLE_MS = 4000;

export const $online = atom(true);

/** Announces a lost network in Feedback.astro, and briefly its return. */
export function announceOnlineStatus(): void {
  const line = document.querySelector<HTMLElement>('[data-online]');
  if (!line) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = (isOnline: boolean) => {
    clearTimeout(timer);
    $online.set(isOnline);
    line.classList.toggle('tone-success', isOnline);
    line.classList.toggle('tone-warning', !isOnline);
    line.textContent = line.dataset[isOnline ? 'online' : 'offline'] ?? '';
    if (isOnline) timer = setTimeout(() => line.replaceChildren(), VISIBLE_MS);
  };
  addEventListener('offline', () => announce(false));
  addEventListener('online', () => announce(true));
  if (!navigator.onLine) announce(false);
}
