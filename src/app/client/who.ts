import { WHO_COOKIE } from '#shared/core/cookies.ts';

/** Pages are cached for everybody: the link of the one who reads is chosen here. */
export function showWho(): void {
  const who = document.cookie.match(`(?:^|; )${WHO_COOKIE}=(employer|jobseeker)`)?.[1] ?? 'nobody';
  for (const link of document.querySelectorAll<HTMLElement>('[data-who]')) {
    link.hidden = link.dataset.who !== who;
  }
}
