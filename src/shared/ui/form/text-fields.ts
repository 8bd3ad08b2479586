export type TextFields = Readonly<Record<string, string>>;

export function isTextFields(value: unknown): value is TextFields {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** The name tells a password: a field that is shown as it is typed is none to the browser. */
const SECRET = /password/i;

/** What stands in a form whose fields live in the page; never a password. */
export function textFields(form: HTMLFormElement | null): TextFields {
  const all = Object.entries(Object.fromEntries(new FormData(form ?? undefined)));
  const publicFields = all.filter(([name]) => !SECRET.test(name));
  return Object.fromEntries(publicFields.map(([name, value]) => [name, String(value)]));
}

/** The passwords that stand in a form. */
export function typedSecrets(form: HTMLFormElement | null): TextFields {
  const all = [...new FormData(form ?? undefined)].filter(([name]) => SECRET.test(name));
  return Object.fromEntries(all.map(([name, value]) => [name, String(value)]));
}

/** What of it is not as the page came: typed before its script was there, or put back by the browser. */
export function changedFields(form: HTMLFormElement | null): TextFields {
  const asItCame = form?.cloneNode(true) as HTMLFormElement | undefined;
  asItCame?.reset();
  const before = textFields(asItCame ?? null);
  // A box that was ticked is not there any more once it is not.
  const unticked = Object.fromEntries(Object.keys(before).map((name) => [name, '']));
  const now = Object.entries({ ...unticked, ...textFields(form) });
  return Object.fromEntries(now.filter(([name, value]) => value !== before[name]));
}
