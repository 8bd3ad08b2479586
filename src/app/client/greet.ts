const VISIBLE_MS = 6000;

/** Says once that somebody has come in; whoever signed them in left the words for the next page. */
export function greetWhoCameIn(): void {
  const toast = document.querySelector<HTMLElement>('[data-greeting]');
  if (!toast) return;
  const key = toast.dataset['greeting'] as string;
  try {
    toast.textContent = sessionStorage[key] ?? '';
    delete sessionStorage[key];
    // The live region around it is there before the words are.
    toast.hidden = !toast.textContent;
    setTimeout(() => toast.remove(), VISIBLE_MS);
  } catch {
    // Storage is closed to this page, so nothing was left here.
  }
}
