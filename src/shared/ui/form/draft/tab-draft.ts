import { isTextFields, type TextFields } from '../text-fields.ts';

/** Key of a visitor's draft; the island hydrates by itself while the draft exists. */
export const tabDraftKey = (form: string) => `kept:tab:${form}`;

/** A visitor's draft, limited to this tab: the browser's next user sees no personal data. */
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
    /** False without storage; the form still works. */
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
        // No storage, so no draft.
      }
    },
  };
}
