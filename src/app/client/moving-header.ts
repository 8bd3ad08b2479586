/** Out of the way while reading down, back at the first move up; never while it is being used. */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let last = scrollY;
  addEventListener(
    'scroll',
    () => {
      if (Math.abs(scrollY - last) < 8) return;
      header.toggleAttribute(
        'data-away',
        scrollY > last && scrollY > 160 && !header.querySelector(':focus, [open]'),
      );
      last = scrollY;
    },
    { passive: true },
  );
  const drops = [...header.querySelectorAll('details')];
  const closeOthers = (event: Event) => {
    for (const drop of drops) {
      if (!event.composedPath().includes(drop)) drop.open = false;
    }
  };
  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);
  header.addEventListener('keydown', (event) => {
    const open = drops.find((drop) => drop.open);
    if (event.key !== 'Escape' || !open) return;
    open.open = false;
    open.querySelector('summary')?.focus();
  });
}
