import { isTextFields, type TextFields } from '../text-fields.ts';

/** Storage key of a visitor's draft; while it exists the island hydrates at once. */
export const tabDraftKey = (form: string) => `kept:tab:${form}`;

/** A visitor's draft in session storage, so that the browser's next user cannot see it. */
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
    /** Stores the values; false if the browser blocks storage. */
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
        // The browser blocks storage, so there is no draft.
      }
    },
  };
}
