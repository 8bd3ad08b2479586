const SHOWN_MS = 6000;

/** Says once that somebody has come in; whoever signed them in left the words for the next page. */
export function greetWhoCameIn(): void {
  const toast = document.querySelector<HTMLElement>('[data-greeting]');
  const greeting = toast && takeWords(toast.dataset['greeting'] ?? '');
  if (!greeting) return;
  // The live region around it is there before the words are.
  toast.textContent = greeting;
  toast.hidden = false;
  setTimeout(() => toast.remove(), SHOWN_MS);
}

function takeWords(key: string): string | null {
  try {
    const words = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return words;
  } catch {
    return null;
  }
}
