import { API_BASE } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';

const LOOK_MS = 5_000;
const WARN_MS = 5 * 60_000;
/** Typing is use as well: it puts the end off once in so long. */
const TYPED_MS = 60_000;
/** How long what became of a press stays to be read. */
const READ_MS = 10_000;

type Words = Readonly<Record<'soon' | 'last' | 'over' | 'stays' | 'failed', string>>;

/**
 * When the session of the team ends, by the clock of the server; 0 once it has. Every tab sees the same. The
 * cookie is written out: to share its name would cut the script of every page in two.
 */
const endsAt = () => Number(/\bteam=team\.(\d+)/.exec(document.cookie)?.[1] ?? 0) * 1000;

export function watchSession(): void {
  const place = document.querySelector<HTMLElement>('[data-session]');
  const said = place?.querySelector('p');
  const stay = place?.querySelector('button');
  if (!place || !said || !stay) return;
  const words = JSON.parse(`${place.dataset['words']}`) as Words;
  const ahead = Number(place.dataset['now']) - Date.now();
  const left = () => endsAt() - Date.now() - ahead;
  let told = '';
  let renewedAt = Date.now();
  let isLast = false;
  let readUntil = 0;

  const say = (text: string, canStay = false) => {
    // A text that is said already is not said again.
    if (text !== told) said.textContent = text;
    told = text;
    place.toggleAttribute('data-shown', text !== '');
    if (!canStay && document.activeElement === stay) said.focus();
    stay.hidden = !canStay;
  };
  const look = () => {
    if (Date.now() < readUntil) return;
    if (left() > WARN_MS) {
      isLast = false;
      say('');
    } else if (left() <= 0) say(words.over);
    else
      say(fill(isLast ? words.last : words.soon, { time: thaiTime(new Date(endsAt())) }), !isLast);
  };
  const renew = async () => {
    renewedAt = Date.now();
    const answer = await fetch(`${API_BASE}/adminRenew`, { method: 'POST' }).catch(() => null);
    if (answer?.ok) isLast = left() <= WARN_MS;
    return answer?.ok === true;
  };
  const answerPress = (text: string, canStay = false) => {
    say(text, canStay);
    readUntil = Date.now() + READ_MS;
  };
  stay.addEventListener('click', async () => {
    const isRenewed = await renew();
    if (isRenewed && !isLast) {
      answerPress(fill(words.stays, { time: thaiTime(new Date(endsAt())) }));
    } else if (!isRenewed && left() > 0) {
      answerPress(words.failed, true);
    } else look();
  });
  addEventListener('input', () => {
    if (left() > 0 && Date.now() - renewedAt > TYPED_MS) void renew();
  });
  // A tab that was away sees at once what became of the session.
  addEventListener('focus', look);
  setInterval(look, LOOK_MS);
  look();
}
