import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { RefusedForm } from '#shared/core/refused-form.ts';
import type { Refusal } from '#shared/core/result.ts';
import type { Codes, FormClient } from './form-client.ts';
import { pressEnded } from './press-ended.ts';

interface Options {
  /** Loads the contract and its call, with the first touch of the form: reading it needs neither. */
  readonly client: () => Promise<FormClient>;
  /** What each refusal is called at a field, by code. */
  readonly codes: Codes;
  /** Said when fields need a look, and when nothing else fits. */
  readonly words: { readonly fixFields: string; readonly failed: string };
  /** Words for refusals that belong to no field, by code. */
  readonly refusals?: Codes;
  /** Told what the server refused with, before it is said. */
  readonly onRefused?: (refusal: Pick<Refusal, 'code' | 'detail'>) => void;
  /** What a button sends that is not the last: the refusals among those given that keep one here, and the way on. */
  readonly part?: (button: HTMLElement | null) => Part | null;
  /** Told which fields are wrong, before they are marked. */
  readonly onWrong?: (names: readonly string[]) => void;
  readonly onDone: (sent: Readonly<Record<string, unknown>>) => void;
  /** What the server refused when the form was posted before its script was there. */
  readonly refused?: RefusedForm | null | undefined;
}

interface Part {
  readonly refused: (found: Codes) => Codes;
  readonly onPassed: () => void;
}

/**
 * A form whose fields live in the page, so password managers and the back button keep them. Says
 * what is wrong at the field, on leaving it and on sending, by the very contract the server checks,
 * with the server's refusals in the same places; the first wrong field gets the focus.
 */
export function useContractForm(options: Options) {
  const { client, words, refused: posted } = options;
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = useFocusOnWrong(form);
  const touched = useRef(new Set(Object.keys(posted?.errors ?? {})));
  const refused = useRef<Refused>({ values: posted?.values ?? {}, codes: posted?.errors ?? {} });
  const [errors, setErrors] = useState<Codes>(posted?.errors ?? {});
  const [notice, setNotice] = useState<string | null>((posted && saidOf(posted, options)) || null);
  const [isSending, setSending] = useState(false);
  const load = useOnce(client);

  const read = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const showTouched = async () => {
    const loaded = await load();
    await pressEnded();
    if (loaded) setErrors(wrongOf(loaded, read(), refused.current, touched.current));
  };
  useEarlyTouch(form, (names) => {
    for (const name of names) touched.current.add(name);
    void showTouched();
  });
  const refuse = (found: Codes, said: string) => {
    const names = Object.keys(found);
    for (const name of names) touched.current.add(name);
    options.onWrong?.(names);
    setSending(false);
    setErrors(found);
    setNotice(said);
    focusWrong();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const asked = options.part?.((event.nativeEvent as SubmitEvent).submitter);
    setSending(true);
    const loaded = await load();
    if (loaded === null) return refuse({}, words.failed);
    const values = read();
    const all = loaded.check(values);
    const found = asked ? asked.refused(all) : all;
    if (Object.keys(found).length > 0) return refuse(found, words.fixFields);
    setNotice(null);
    if (asked) {
      setSending(false);
      setErrors({});
      return asked.onPassed();
    }
    const failure = await loaded.send(values);
    if (!failure) return options.onDone(values);
    const known = Object.entries(failure.fields).map(([name, list]) => [name, list[0] ?? '']);
    refused.current = { values, codes: Object.fromEntries(known) };
    options.onRefused?.(failure);
    const { codes } = refused.current;
    refuse(codes, saidOf({ code: failure.code, errors: codes, message: words.failed }, options));
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

  /** The words at one field, or nothing. */
  const errorOf = (name: string): string | undefined => wordsOf(errors[name], options);

  /** What was typed before, never a password. */
  const typedIn = (name: string): string | undefined => posted?.values[name];

  const isMended = notice === words.fixFields && Object.keys(errors).length === 0;
  return {
    formProps,
    errors,
    errorOf,
    typedIn,
    notice: isMended ? null : notice,
    isSending,
    form,
  };
}

function wordsOf(code: string | undefined, { codes, words }: Options): string | undefined {
  return code === undefined ? undefined : (codes[code] ?? words.fixFields);
}

type Said = Pick<RefusedForm, 'code' | 'errors' | 'message'>;

function saidOf({ code, errors, message }: Said, { refusals, words }: Options): string {
  return refusals?.[code] ?? (Object.keys(errors).length > 0 ? words.fixFields : message);
}

/** Whoever was here before the script: what they have left is looked at, what they are in is loaded for. */
function useEarlyTouch(
  form: RefObject<HTMLFormElement | null>,
  onTyped: (names: readonly string[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form comes alive
  useEffect(() => {
    const focused = document.activeElement;
    if (!form.current?.contains(focused)) return;
    const here = focused?.getAttribute('name');
    const typed = [...new FormData(form.current)].filter(
      ([name, value]) => name !== here && value !== '',
    );
    onTyped(typed.map(([name]) => name));
  }, []);
}

/** Moves the focus after the render that marks the fields, which may also be the one that first shows a field. */
function useFocusOnWrong(form: RefObject<HTMLFormElement | null>): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const target = wrong?.querySelector<HTMLElement>('input') ?? wrong;
    target?.focus();
  });
  return () => {
    isWanted.current = true;
  };
}

interface Refused {
  readonly values: Readonly<Record<string, unknown>>;
  readonly codes: Codes;
}

/** Codes of the touched fields. What only the server knows to be wrong stays said until it is changed. */
function wrongOf(
  loaded: FormClient,
  now: Readonly<Record<string, unknown>>,
  { values, codes }: Refused,
  touched: ReadonlySet<string>,
): Codes {
  const still = Object.entries(codes).filter(([name]) => now[name] === values[name]);
  const found = { ...Object.fromEntries(still), ...loaded.check(now) };
  return Object.fromEntries(Object.entries(found).filter(([name]) => touched.has(name)));
}

/** Loads at the first call; null when it could not be loaded, and the next call tries again. */
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
