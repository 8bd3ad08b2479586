import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { RejectedForm } from '#shared/core/rejected-form.ts';
import type { EndpointError } from '#shared/core/result.ts';
import type { Codes, FormClient } from './form-client.ts';
import { pressEnded } from './press-ended.ts';

interface Options {
  /** Loads the contract and its call on first use, since displaying the form needs neither. */
  readonly client: () => Promise<FormClient>;
  readonly codes: Codes;
  readonly messages: { readonly fixFields: string; readonly failed: string };
  /** Messages of errors without a field, by code. */
  readonly errorMessages?: Codes;
  /** Called with the server's error before it is displayed. */
  readonly onFailure?: (error: Pick<EndpointError, 'code' | 'detail'>) => void;
  /** Returns the step that a button completes; null if the button submits the form. */
  readonly part?: (button: HTMLElement | null) => Part | null;
  /** Called with the invalid fields before they are marked. */
  readonly onInvalid?: (names: readonly string[]) => void;
  readonly onDone: (sent: Readonly<Record<string, unknown>>) => void;
  /** A failed submit from before the script loaded, with its values and errors. */
  readonly rejected?: RejectedForm | null | undefined;
}

interface Part {
  readonly blockingErrors: (found: Codes) => Codes;
  readonly onPassed: () => void;
}

/**
 * An uncontrolled form, so that password managers and the back button work. Validates on blur and
 * submit by the contract the server uses, shows server errors in the same places, and focuses the
 * first invalid field.
 */
export function useContractForm(options: Options) {
  const { client, messages, rejected: posted } = options;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useFocusOnInvalid(form);
  const touched = useRef(new Set(Object.keys(posted?.errors ?? {})));
  const serverErrors = useRef(postedErrors(posted));
  const [errors, setErrors] = useState<Codes>(posted?.errors ?? {});
  const [notice, setNotice] = useState<string | null>(
    (posted && noticeOf(posted, options)) || null,
  );
  const [isSubmitting, setSubmitting] = useState(false);
  const load = useOnce(client);

  const read = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const showTouched = async () => {
    const loaded = await load();
    await pressEnded();
    if (loaded) setErrors(touchedErrors(loaded, read(), serverErrors.current, touched.current));
  };
  useEarlyTouch(form, (names) => {
    for (const name of names) touched.current.add(name);
    void showTouched();
  });
  const showErrors = (found: Codes, message: string) => {
    const names = Object.keys(found);
    for (const name of names) touched.current.add(name);
    options.onInvalid?.(names);
    setSubmitting(false);
    setErrors(found);
    setNotice(message);
    focusInvalid();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const part = options.part?.((event.nativeEvent as SubmitEvent).submitter);
    setSubmitting(true);
    const loaded = await load();
    if (loaded === null) return showErrors({}, messages.failed);
    const values = read();
    const all = loaded.check(values);
    const found = part ? part.blockingErrors(all) : all;
    if (Object.keys(found).length > 0) return showErrors(found, messages.fixFields);
    setNotice(null);
    if (part) {
      setSubmitting(false);
      setErrors({});
      return part.onPassed();
    }
    const failure = await loaded.send(values);
    if (!failure) return options.onDone(values);
    const [code, codes] = [failure.code, firstCodes(failure.fields)];
    serverErrors.current = { values, codes };
    options.onFailure?.(failure);
    showErrors(codes, noticeOf({ code, errors: codes, message: messages.failed }, options));
  };

  const formProps = {
    ref: form,
    noValidate: true,
    method: 'post',
    onSubmit: submit,
    onFocus: () => void load(),
    onBlur: (event: FormEvent) => {
      const { name, value } = event.target as HTMLInputElement;
      if (!name || (value === '' && !touched.current.has(name))) return;
      touched.current.add(name);
      void showTouched();
    },
    onChange: () => {
      if (Object.keys(errors).length > 0) void showTouched();
    },
  };

  const errorOf = (name: string): string | undefined => fieldMessage(errors[name], options);

  /** Returns the value posted before the script loaded; the server never returns a password. */
  const typedIn = (name: string): string | undefined => posted?.values[name];

  const isCorrected = notice === messages.fixFields && Object.keys(errors).length === 0;
  return {
    formProps,
    errors,
    errorOf,
    typedIn,
    notice: isCorrected ? null : notice,
    isSubmitting,
    form,
  };
}

function fieldMessage(code: string | undefined, { codes, messages }: Options): string | undefined {
  return code === undefined ? undefined : (codes[code] ?? messages.fixFields);
}

type FormError = Pick<RejectedForm, 'code' | 'errors' | 'message'>;

function noticeOf(
  { code, errors, message }: FormError,
  { errorMessages, messages }: Options,
): string {
  return errorMessages?.[code] ?? (Object.keys(errors).length > 0 ? messages.fixFields : message);
}

/** Handles input from before hydration: validates all filled fields but the focused one. */
function useEarlyTouch(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (names: readonly string[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on hydration
  useEffect(() => {
    const focused = document.activeElement;
    if (!form.current?.contains(focused)) return;
    const here = focused?.getAttribute('name');
    const filledFields = [...new FormData(form.current)].filter(
      ([name, value]) => name !== here && value !== '',
    );
    onTyped(filledFields.map(([name]) => name));
  }, []);
}

/** Moves the focus after the render that marks the fields, which may also mount one. */
function useFocusOnInvalid(form: RefObject<HTMLFormElement | null>): () => void {
  const isFocusPending = useRef(false);
  useEffect(() => {
    if (!isFocusPending.current) return;
    isFocusPending.current = false;
    const invalidControl = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = invalidControl?.querySelector<HTMLElement>('input') ?? invalidControl;
    target?.focus();
  });
  return () => {
    isFocusPending.current = true;
  };
}

interface ServerErrors {
  readonly values: Readonly<Record<string, unknown>>;
  readonly codes: Codes;
}

function postedErrors(posted: Options['rejected']): ServerErrors {
  return { values: posted?.values ?? {}, codes: posted?.errors ?? {} };
}

function firstCodes(fields: Readonly<Record<string, readonly string[]>>): Codes {
  return Object.fromEntries(Object.entries(fields).map(([name, list]) => [name, list[0] ?? '']));
}

/** Errors of touched fields; a server error remains until its field changes. */
function touchedErrors(
  loaded: FormClient,
  now: Readonly<Record<string, unknown>>,
  { values, codes }: ServerErrors,
  touched: ReadonlySet<string>,
): Codes {
  const unchanged = Object.entries(codes).filter(([name]) => now[name] === values[name]);
  const found = { ...Object.fromEntries(unchanged), ...loaded.check(now) };
  return Object.fromEntries(Object.entries(found).filter(([name]) => touched.has(name)));
}

/** Loads the client once; after a failure the next call tries again. */
function useOnce(client: () => Promise<FormClient>): () => Promise<FormClient | null> {
  const loading = useRef<Promise<FormClient | null>>(undefined);
  return () => {
    loading.current ??= client().catch(() => {
      loading.current = undefined;
      return null;
    });
    return loading.current;
  };
}
