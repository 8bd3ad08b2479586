/** Out of the way while reading down, back at the first move up; never while it is being used. */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let last = scrollY;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - last) < 8) return;
    header.toggleAttribute(
      'data-away',
      scrollY > last && scrollY > 160 && !header.querySelector(':focus,[open]'),
    );
    last = scrollY;
  });
  const closeOthers = ({ target }: Event) => {
    for (const drop of header.querySelectorAll('details')) {
      if (!drop.contains(target as Node)) drop.open = false;
    }
  };
  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);
  header.addEventListener('keydown', ({ key }) => {
    const open = header.querySelector<HTMLElement>('[open]>summary');
    if (key !== 'Escape' || !open) return;
    open.click();
    open.focus();
  });
}
