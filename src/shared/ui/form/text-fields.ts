export type TextFields = Readonly<Record<string, string>>;

export function isTextFields(value: unknown): value is TextFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** Name of password fields; their type is `text` while the password is revealed. */
const SECRET = /password/i;

export function textFields(form: HTMLFormElement | null): TextFields {
  const all = Object.entries(Object.fromEntries(new FormData(form ?? undefined)));
  const publicFields = all.filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(publicFields.map(([name, value]) => [name, String(value)]));
}

export function typedSecrets(form: HTMLFormElement | null): TextFields {
  const all = [...new FormData(form ?? undefined)].filter(([name]) => SECRET.test(name));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

/** Fields that differ from the server's HTML: typed before the script loaded, or restored. */
export function changedFields(form: HTMLFormElement | null): TextFields {
  const pristineForm = form?.cloneNode(true) as HTMLFormElement | undefined;
  pristineForm?.reset();
  const before = textFields(pristineForm ?? null);
  // FormData has no entry for an unchecked checkbox, so '' is added for it.
  const uncheckedDefaults = Object.fromEntries(Object.keys(before).map((name) => [name, '']));
  const now = Object.entries({ ...uncheckedDefaults, ...textFields(form) });
  return Object.fromEntries(now.filter(([name, value]) => value !== before[name]));
}
