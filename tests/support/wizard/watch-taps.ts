import type { Page } from '@playwright/test';

export interface Watched {
  taps: number;
  readonly wrong: string[];
}

const NAME = 'tellWatch';
type Tell = (what: { readonly taps: number } | { readonly wrong: string }) => void;

/** Counts taps: presses and focused fields, and two for each choice from a list or of a file. */
export async function watchTaps(page: Page): Promise<Watched> {
  const seen: Watched = { taps: 0, wrong: [] };
  const tell: Tell = (what) => {
    if ('taps' in what) seen.taps += what.taps;
    else seen.wrong.push(what.wrong);
  };
  await page.exposeFunction(NAME, tell);
  await page.addInitScript((name) => {
    const report = Reflect.get(window, name) as Tell;
    const tapped = (taps: number) => report({ taps });
    let isPressed = false;
    addEventListener(
      'pointerdown',
      () => {
        isPressed = true;
        tapped(1);
      },
      true,
    );
    addEventListener(
      'focusin',
      ({ target }) => {
        const isTyped = (target as Element).matches(
          'textarea, input:not([type=checkbox], [type=radio], [type=file])',
        );
        if (isTyped && !isPressed) tapped(1);
        isPressed = false;
      },
      true,
    );
    addEventListener(
      'change',
      ({ target }) => {
        if ((target as Element).matches('select, [type=file]')) tapped(2);
      },
      true,
    );
    new MutationObserver(() => {
      const wrong = document.querySelectorAll(
        '[aria-invalid=true], [role=alert]:not(:empty, [hidden])',
      );
      for (const { outerHTML } of wrong) report({ wrong: outerHTML });
    }).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-invalid', 'role'],
    });
  }, NAME);
  return seen;
}
