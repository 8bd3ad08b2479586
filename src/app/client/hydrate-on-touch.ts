import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the pointer or the focus first comes to the island, or at once when its tab keeps something under this name. */
    'client:touch'?: boolean | string;
  }
}

const TOUCHES = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * For what works as plain HTML until somebody uses it: most visitors never do, and React costs a slow
 * phone a fifth of a second. What is pressed while its script is on the way is pressed again once it is
 * there, or for the server alone when it did not come; a search goes on without.
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
