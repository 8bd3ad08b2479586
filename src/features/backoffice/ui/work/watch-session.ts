import { API_BASE } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { thaiTime } from '#shared/core/time/thai-time.ts';

const LOOK_MS = 5_000;
const WARN_MS = 5 * 60_000;
/** Minimum time between two extensions of the session by typing. */
const TYPED_MS = 60_000;
/** The message after a click on the extend button stays visible this long. */
const READ_MS = 10_000;

type SessionMessages = Readonly<Record<'soon' | 'last' | 'over' | 'stays' | 'failed', string>>;

/**
 * The end of the team session (server time, ms) from a cookie, which all tabs share; 0 without it.
 * The cookie's name is not imported, because that would split the script of every page.
 */
const endsAt = () => Number(/\bteam=team\.(\d+)/.exec(document.cookie)?.[1] ?? 0) * 1000;

export function watchSession(): void {
  const container = document.querySelector<HTMLElement>('[data-session]');
  const status = container?.querySelector('p');
  const stay = container?.querySelector('button');
  if (!container || !status || !stay) return;
  const messages = JSON.parse(`${container.dataset['messages']}`) as SessionMessages;
  const ahead = Number(container.dataset['now']) - Date.now();
  const left = () => endsAt() - Date.now() - ahead;
  let announced = '';
  let renewedAt = Date.now();
  let isLast = false;
  let readUntil = 0;

  const announce = (text: string, canStay = false) => {
    // Setting the same text again would make screen readers repeat it.
    if (text !== announced) status.textContent = text;
    announced = text;
    container.toggleAttribute('data-visible', text !== '');
    if (!canStay && document.activeElement === stay) status.focus();
    stay.hidden = !canStay;
  };
  const refresh = () => {
    if (Date.now() < readUntil) return;
    if (left() > WARN_MS) {
      isLast = false;
      announce('');
    } else if (left() <= 0) announce(messages.over);
    else
      announce(
        fill(isLast ? messages.last : messages.soon, { time: thaiTime(new Date(endsAt())) }),
        !isLast,
      );
  };
  const renew = async () => {
    renewedAt = Date.now();
    const response = await fetch(`${API_BASE}/adminRenew`, { method: 'POST' }).catch(() => null);
    if (response?.ok) isLast = left() <= WARN_MS;
    return response?.ok === true;
  };
  const showOutcome = (text: string, canStay = false) => {
    announce(text, canStay);
    readUntil = Date.now() + READ_MS;
  };
  stay.addEventListener('click', async () => {
    const isRenewed = await renew();
    if (isRenewed && !isLast) {
      showOutcome(fill(messages.stays, { time: thaiTime(new Date(endsAt())) }));
    } else if (!isRenewed && left() > 0) {
      showOutcome(messages.failed, true);
    } else refresh();
  });
  addEventListener('input', () => {
    if (left() > 0 && Date.now() - renewedAt > TYPED_MS) void renew();
  });
  // The session may have been extended or ended in another tab.
  addEventListener('focus', refresh);
  setInterval(refresh, LOOK_MS);
  refresh();
}
