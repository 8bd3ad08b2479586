const VISIBLE_MS = 6000;

/** Shows the greeting that the sign-in stored for this page, once. */
export function greetWhoCameIn(): void {
  const toast = document.querySelector<HTMLElement>('[data-greeting]');
  if (!toast) return;
  const key = toast.dataset['greeting'] as string;
  try {
    toast.textContent = sessionStorage[key] ?? '';
    delete sessionStorage[key];
    // The live region already exists before its text.
    toast.hidden = !toast.textContent;
    setTimeout(() => toast.remove(), VISIBLE_MS);
  } catch {
    // Storage is blocked, so there is no greeting.
  }
}
