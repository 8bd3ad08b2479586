/** Set right after signing in, read and cleared by the next page, which says it once. */
export const JUST_LOGGED_IN = 'justLoggedIn';

export function markJustLoggedIn(greeting: string): void {
  try {
    sessionStorage.setItem(JUST_LOGGED_IN, greeting);
  } catch {
    // A browser that keeps nothing goes on without the greeting.
  }
}
