import { JUST_LOGGED_IN } from '#shared/ui/account-form/just-logged-in.ts';
import styles from '#shared/ui/feedback/Toaster.module.css';

const SHOWN_MS = 6000;

/** Says once that somebody has come in; loaded by the page that follows a sign-in, and by no other. */
export function greet(): void {
  const greeting = sessionStorage.getItem(JUST_LOGGED_IN);
  sessionStorage.removeItem(JUST_LOGGED_IN);
  if (!greeting) return;
  const region = document.createElement('div');
  region.className = styles['region'] ?? '';
  region.setAttribute('role', 'status');
  document.body.append(region);
  // A live region has to be there before its words are.
  requestAnimationFrame(() => {
    const toast = document.createElement('p');
    toast.className = `${styles['toast']} ${styles['success']}`;
    toast.textContent = greeting;
    region.append(toast);
  });
  setTimeout(() => region.remove(), SHOWN_MS);
}
