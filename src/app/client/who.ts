import { TEAM_COOKIE, WHO_COOKIE } from '#shared/core/cookies.ts';
import { runLater } from '#shared/ui/run-later.ts';

/** Pages are cached for everybody: the link of the one who reads is chosen here, and a job seeker's votes are. */
export function showWho(): void {
  const named = (cookie: string) => document.cookie.match(`\\b${cookie}=(\\w+)`)?.[1];
  const who = named(TEAM_COOKIE) ?? named(WHO_COOKIE) ?? 'nobody';
  for (const link of document.querySelectorAll<HTMLElement>('[data-who]')) {
    link.hidden = link.dataset.who !== who;
  }
  if (who === 'jobseeker') runLater(document.querySelector('[data-useful]'), 'useful');
  // What is pressed before signing in is done after it, by the page it was sent to (finish-press.ts).
  else
    addEventListener('submit', (event) => {
      try {
        sessionStorage[(event.target as HTMLFormElement).action] = 1;
      } catch {
        // Storage is closed: it is pressed once more after signing in.
      }
    });
}
