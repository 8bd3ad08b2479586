import { JUST_LOGGED_IN } from '#shared/ui/account-form/just-logged-in.ts';

/** Every page carries this line; the words come along only right after a sign-in. */
export function greetWhoCameIn(): void {
  try {
    if (sessionStorage.getItem(JUST_LOGGED_IN) === null) return;
  } catch {
    return;
  }
  void import('./greet.ts').then(({ greet }) => greet());
}
