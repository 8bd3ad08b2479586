import { persistPostedForm } from '#shared/ui/form/draft/store-posted-form.ts';

/** Stores input in the browser, submits by script, and rejects too large files before upload. */
export function enhanceForm(form: HTMLFormElement): void {
  const draft = persistPostedForm(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('#shared/ui/form/send-in-place.ts').then(
      ({ sendInPlace }) => sendInPlace(form, { onSaved: draft.drop, onShown: enhanceForm }),
      () => form.submit(),
    );
  });
  const file = form.querySelector<HTMLInputElement>('input[name="document"]');
  const notice = form.querySelector('[data-notice]');
  file?.addEventListener('change', () => {
    const { maxBytes, tooLarge = '' } = file.dataset;
    const isTooLarge = (file.files?.[0]?.size ?? 0) > Number(maxBytes);
    file.setCustomValidity(isTooLarge ? tooLarge : '');
    file.reportValidity();
    if (isTooLarge) file.value = '';
    // Shown as text, because the browser's own message vanishes before the form is submitted.
    if (notice) notice.textContent = isTooLarge ? tooLarge : '';
  });
}
