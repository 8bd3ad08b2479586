import { showWho } from './who.ts';

const SIGNED_OUT = 'signed-out';

/** The button signs out here; every other tab hears of it and keeps what was typed there. */
export function signOutEverywhere(): void {
  let hasTyped = false;
  addEventListener('input', () => {
    hasTyped = true;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')) {
    button.addEventListener('click', () => signOut(button));
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_OUT || !newValue) return;
    if (hasTyped || holdsWords()) showSignedOut(newValue.split(' ')[0] ?? '');
    else location.reload();
  });
}

async function signOut(button: HTMLButtonElement): Promise<void> {
  const { who, address = '' } = button.dataset;
  const { home = '/', failed = '' } = button.closest('header')?.dataset ?? {};
  button.disabled = true;
  const answer = await fetch(address, { method: 'POST' }).catch(() => null);
  if (answer?.ok) {
    localStorage.setItem(SIGNED_OUT, `${who} ${Date.now()}`);
    location.assign(home);
    return;
  }
  button.disabled = false;
  button.textContent = failed;
}

/** A draft that was put back before anybody typed. */
function holdsWords(): boolean {
  const texts = document.querySelectorAll<HTMLTextAreaElement>('main textarea');
  return [...texts].some(({ value }) => value);
}

function showSignedOut(kind: string): void {
  showWho();
  const notice = document.querySelector<HTMLElement>('[data-signed-out]');
  if (!notice) return;
  notice.hidden = false;
  for (const way of notice.querySelectorAll<HTMLElement>('[data-signed-out-as]')) {
    way.hidden = way.dataset.signedOutAs !== kind;
  }
}
