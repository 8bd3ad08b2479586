/** Submits a form with a file by script, so that a failure does not lose the selected file. */
export async function sendInPlace(
  form: HTMLFormElement,
  {
    onSaved,
    onShown,
  }: { readonly onSaved: () => void; readonly onShown: (form: HTMLFormElement) => void },
): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button) button.disabled = true;
  const response = await answerTo(form).catch(() => null);
  if (response?.redirected) {
    // A redirect to another path leads to the sign-in: nothing was saved.
    if (pathOf(response.url) === pathOf(form.action)) onSaved();
    return window.location.assign(response.url);
  }
  const responsePage =
    response && new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = responsePage?.querySelector<HTMLFormElement>('form[data-draft-name]');
  if (button) button.disabled = false;
  if (responsePage && next) return show(responsePage, next, form, onShown);
  const notice = form.querySelector('[data-notice]');
  const reason = responsePage?.querySelector('main p')?.textContent ?? '';
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
    const matchingInput = next.elements.namedItem(file.name);
    if (matchingInput instanceof HTMLInputElement) matchingInput.files = file.files;
  }
  const main = page.querySelector('main');
  if (main) document.querySelector('main')?.replaceWith(main);
  onShown(next);
  const invalidField = next.querySelector<HTMLElement>('[aria-invalid="true"]');
  (invalidField ?? next.querySelector('button'))?.focus();
}
