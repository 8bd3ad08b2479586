/** Set after signing in; the next page shows the greeting and clears it. */
export const JUST_LOGGED_IN = 'justLoggedIn';

export function markJustLoggedIn(greeting: string): void {
  try {
    sessionStorage.setItem(JUST_LOGGED_IN, greeting);
  } catch {
    // The browser blocks storage: the next page then shows no greeting.
  }
}
