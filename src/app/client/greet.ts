const VISIBLE_MS = 6000;

/** Shows once the greeting that the sign-in stored in this browser. */
export function greetWhoCameIn(): void {
  const toast = document.querySelector<HTMLElement>('[data-greeting]');
  if (!toast) return;
  const key = toast.dataset['greeting'] as string;
  try {
    toast.textContent = sessionStorage[key] ?? '';
    delete sessionStorage[key];
    // The live region exists before its text, so that screen readers announce it.
    toast.hidden = !toast.textContent;
    setTimeout(() => toast.remove(), VISIBLE_MS);
  } catch {
    // The browser blocks storage, so the sign-in could not store a greeting.
  }
}
