import { isTextFields, type TextFields } from '../text-fields.ts';

/** Where a form of somebody without an account is kept; its island wakes by itself while it holds something. */
export const tabDraftKey = (form: string) => `kept:tab:${form}`;

/**
 * What was typed by somebody who has no account yet: for this tab alone, so that the next person at the
 * browser is shown no name and no telephone of theirs.
 */
export function tabDraft(form: string) {
  const key = tabDraftKey(form);
  return {
    readOne(): TextFields | undefined {
      try {
        const values: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return isTextFields(values) ? values : undefined;
      } catch {
        return undefined;
      }
    },
    /** False when the browser keeps nothing: the form works all the same. */
    save(values: TextFields): boolean {
      try {
        sessionStorage.setItem(key, JSON.stringify(values));
        return true;
      } catch {
        return false;
      }
    },
    drop(): void {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept either.
      }
    },
  };
}
