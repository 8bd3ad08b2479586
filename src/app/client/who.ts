import { TEAM_COOKIE, WHO_COOKIE } from '#shared/core/cookies.ts';
import { runLater } from '#shared/ui/run-later.ts';

/** Adapts cached pages to the reader: header links, and the votes of a job seeker. */
export function showWho(): void {
  const named = (cookie: string) => document.cookie.match(`\\b${cookie}=(\\w+)`)?.[1];
  const who = named(TEAM_COOKIE) ?? named(WHO_COOKIE) ?? 'nobody';
  for (const link of document.querySelectorAll<HTMLElement>('[data-who]')) {
    link.hidden = link.dataset.who !== who;
  }
  if (who === 'jobseeker') runLater(document.querySelector('[data-useful]'), 'useful');
  // A submit before signing in is completed afterwards by the target page (finish-press.ts).
  else
    addEventListener('submit', (event) => {
      try {
        sessionStorage[(event.target as HTMLFormElement).action] = 1;
      } catch {
        // The browser blocks storage, so the user has to submit again after signing in.
      }
    });
}
