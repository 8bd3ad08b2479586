import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on first pointer or focus, or at once when the tab has a draft of this name. */
    'client:touch'?: boolean | string;
  }
}

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * For islands that work as plain HTML until used, since React costs a slow phone a fifth of a
 * second. A click during loading is repeated after hydration, or handled by the server when loading
 * fails; search forms submit natively.
 */
const hydrateOnTouch: ClientDirective = (load, { value }, island) => {
  let isAwake = false;
  const wake = async () => {
    if (isAwake) return;
    isAwake = true;
    let pressed: HTMLButtonElement | null = null;
    const deferClick = (event: Event) => {
      const button = (event.target as Element).closest('button');
      if (!button || button.form?.method === 'get') return;
      event.preventDefault();
      pressed = button;
    };
    island.addEventListener('click', deferClick);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      island.removeEventListener('click', deferClick);
      (pressed as HTMLButtonElement | null)?.click();
    }
  };
  for (const touch of TOUCHES) {
    island.addEventListener(touch, wake, { passive: true });
  }
  if (island.contains(document.activeElement) || hasDraft(value)) void wake();
};

export default hydrateOnTouch;

function hasDraft(draftKey: string): boolean {
  try {
    return draftKey in sessionStorage;
  } catch {
    return false;
  }
}
