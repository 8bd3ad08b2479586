/**
 * Sends a form with a file from its own page, which stays with the chosen file where the answer was
 * refused before it was read, and shows what another answer makes of the page.
 */
export async function sendInPlace(
  form: HTMLFormElement,
  {
    onSaved,
    onShown,
  }: { readonly onSaved: () => void; readonly onShown: (form: HTMLFormElement) => void },
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button) button.disabled = true;
  const answer = await answerTo(form).catch(() => null);
  if (answer?.redirected) {
    // A sign-in that has ended leads to another page, with nothing saved.
    if (pathOf(answer.url) === pathOf(form.action)) onSaved();
    return window.location.assign(answer.url);
  }
  const shown = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
  const next = shown?.querySelector<HTMLFormElement>('form[data-kept-as]');
  if (button) button.disabled = false;
  if (shown && next) return show(shown, next, form, onShown);
  const notice = form.querySelector('[data-notice]');
  const reason = shown?.querySelector('main p')?.textContent ?? '';
  if (notice) notice.textContent = `${reason} ${form.dataset['unsent'] ?? ''}`.trim();
}

const pathOf = (url: string) => new URL(url, document.baseURI).pathname;

const answerTo = (form: HTMLFormElement) =>
  fetch(form.action, { method: 'POST', body: new FormData(form) });

function show(
  page: Document,
  next: HTMLFormElement,
  form: HTMLFormElement,
  onShown: (form: HTMLFormElement) => void,
): void {
  for (const file of form.querySelectorAll<HTMLInputElement>('input[type="file"]')) {
    const same = next.elements.namedItem(file.name);
    if (same instanceof HTMLInputElement) same.files = file.files;
  }
  const main = page.querySelector('main');
  if (main) document.querySelector('main')?.replaceWith(main);
  onShown(next);
  const wrong = next.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? next.querySelector('button'))?.focus();
}
