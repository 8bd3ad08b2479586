import type { Locale } from '#shared/core/locale.ts';

const SCRIPT = 'https://accounts.google.com/gsi/client';

interface GoogleIdentity {
  initialize(options: {
    client_id: string;
    nonce: string;
    ux_mode: 'popup';
    callback: (response: { credential: string }) => void;
  }): void;
  renderButton(
    container: HTMLElement,
    style: {
      type: 'standard';
      theme: 'outline';
      size: 'large';
      text: 'continue_with';
      locale: string;
      width: number;
    },
  ): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

let loading: Promise<void> | undefined;

/** Loads Google's script only on request: its terms require its own button on two pages. */
function load(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('the script of Google was not loaded'));
    });
    document.head.append(script);
  });
  return loading;
}

const WIDEST = 400;

interface GoogleRequest {
  readonly clientId: string;
  readonly nonce: string;
  readonly locale: Locale;
}

/** Draws the button; false if it cannot be loaded. `onToken` is called with each ID token. */
export async function drawGoogleButton(
  container: HTMLElement,
  { clientId, nonce, locale }: GoogleRequest,
  onToken: (token: string) => void,
): Promise<boolean> {
  try {
    await load();
    const identity = window.google?.accounts.id;
    if (!identity) return false;
    identity.initialize({
      client_id: clientId,
      nonce,
      ux_mode: 'popup',
      callback: ({ credential }) => onToken(credential),
    });
    identity.renderButton(container, {
      type: 'standard',
      theme: 'outline',
      size: 'large',
      text: 'continue_with',
      locale,
      width: Math.min(WIDEST, Math.floor(container.clientWidth) || WIDEST),
    });
    return true;
  } catch {
    return false;
  }
}
