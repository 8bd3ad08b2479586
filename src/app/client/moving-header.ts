/** Hides the header while scrolling down, unless it is in use. */
export function hideHeaderOnScroll(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  let last = scrollY;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - last) < 8) return;
    header.toggleAttribute(
      'data-away',
      // In CSS, `data-away` does not hide a header that has the focus.
      scrollY > last && scrollY > 160 && !header.querySelector('[open]'),
    );
    last = scrollY;
  });
  const closeOthers = ({ target }: Event) => {
    for (const drop of header.querySelectorAll<HTMLDetailsElement>('[open]')) {
      if (!drop.contains(target as Node)) drop.open = false;
    }
  };
  addEventListener('pointerdown', closeOthers);
  addEventListener('focusin', closeOthers);
  const focusField = ({ target }: Event) => (target as Element).querySelector('input')?.focus();
  header.addEventListener('toggle', focusField, true);
  header.onkeydown = (event) => {
    const open = header.querySelector<HTMLElement>('[open]>summary');
    if (!open || event.key !== 'Escape') return;
    open.click();
    open.focus();
  };
}
