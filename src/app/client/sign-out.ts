import { showWho } from './who.ts';

const SIGNED_OUT = 'signed-out';

/** Signs out in all tabs: the storage event reaches the others, which keep unsaved input. */
export function signOutEverywhere(): void {
  let hasTyped = false;
  addEventListener('input', () => {
    hasTyped = true;
  });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-sign-out]')) {
    button.onclick = () => signOut(button);
  }
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_OUT) return;
    // A restored draft also counts as input.
    if (
      hasTyped ||
      [...document.querySelectorAll<HTMLTextAreaElement>('main textarea')].some(
        ({ value }) => value,
      )
    )
      showSignedOut(newValue as string);
    else location.reload();
  });
}

async function signOut(button: HTMLButtonElement): Promise<void> {
  const { who, url, home, failed } = button.dataset as Record<
    'who' | 'url' | 'home' | 'failed',
    string
  >;
  button.disabled = true;
  const response = await fetch(url, { method: 'POST' }).catch(() => null);
  if (response?.ok) {
    localStorage[SIGNED_OUT] = `${who} ${Date.now()}`;
    location.assign(home);
    return;
  }
  button.disabled = false;
  button.textContent = failed;
}

/** Shows the notice for the signed-out role, with which `signOutRecord` begins. */
function showSignedOut(signOutRecord: string): void {
  showWho();
  for (const part of document.querySelectorAll<HTMLElement>('[data-signed-out-as]')) {
    part.hidden = !signOutRecord.startsWith(part.dataset['signedOutAs'] as string);
  }
}
