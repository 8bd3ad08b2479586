const SLIDE_MS = 8_000;

/** Advances the slides by timer, buttons and arrow keys. */
export function present(): void {
  const slides = [...(document.querySelector('[data-presentation]')?.children ?? [])];
  const control = document.querySelector<HTMLElement>('[data-presentation-control]');
  const stop = control?.querySelector('[data-stop]');
  if (slides.length === 0 || !control || !stop) return;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const setStopped = (isStopped: boolean) => stop.setAttribute('aria-pressed', String(isStopped));
  control.hidden = false;
  setStopped(isStill);

  const step = (by: number) => {
    const tops = slides.map((slide) => Math.abs(slide.getBoundingClientRect().top));
    const current = tops.indexOf(Math.min(...tops));
    const next = slides[(current + by + slides.length) % slides.length];
    next?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  };
  const isPaused = () =>
    stop.getAttribute('aria-pressed') === 'true' ||
    document.hidden ||
    slides.some((slide) => slide.matches(':hover') || slide.contains(document.activeElement));

  control.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === stop) setStopped(stop.getAttribute('aria-pressed') !== 'true');
    else if (button) step(Number(button.dataset['step']));
  });
  addEventListener('keydown', ({ key, target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  });
  setInterval(() => {
    if (!isPaused()) step(1);
  }, SLIDE_MS);
}
