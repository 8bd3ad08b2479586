import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import type { ApiFailure } from './call-api.ts';

interface Options<Schema extends z.ZodMiniType> {
  /** The very contract the server checks. */
  readonly schema: Schema;
  /** What each refusal is called at a field, by code. */
  readonly codes: Readonly<Record<string, string>>;
  /** Said when fields need a look, and when nothing else fits. */
  readonly words: { readonly fixFields: string; readonly failed: string };
  /** Words for refusals that belong to no field, by code. */
  readonly refusals?: Readonly<Record<string, string>>;
  /** Sends what was typed; null when it went well. */
  readonly send: (values: z.input<Schema>) => Promise<ApiFailure | null>;
}

type Codes = Readonly<Record<string, string>>;

/**
 * A form whose fields live in the page, so password managers and the back button keep them. Says
 * what is wrong at the field, on leaving it and on sending, with the server's refusals in the same
 * places; the first wrong field gets the focus.
 */
export function useContractForm<Schema extends z.ZodMiniType>(options: Options<Schema>) {
  const { schema, codes, words, refusals = {}, send } = options;
  const form = useRef<HTMLFormElement>(null);
  const touched = useRef(new Set<string>());
  const [errors, setErrors] = useState<Codes>({});
  const [notice, setNotice] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const read = () => Object.fromEntries(new FormData(form.current ?? undefined));
  const showTouched = () => {
    const found = firstCodes(schema, read());
    setErrors(
      Object.fromEntries(Object.entries(found).filter(([name]) => touched.current.has(name))),
    );
  };
  const refuse = (found: Codes, said: string) => {
    for (const name of Object.keys(found)) touched.current.add(name);
    setErrors(found);
    setNotice(said);
    requestAnimationFrame(() => {
      const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const target = wrong?.querySelector<HTMLElement>('input') ?? wrong;
      target?.focus();
    });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const values = read();
    const found = firstCodes(schema, values);
    if (Object.keys(found).length > 0) return refuse(found, words.fixFields);
    setNotice(null);
    setSending(true);
    const failure = await send(values as z.input<Schema>);
    if (!failure) return;
    setSending(false);
    const known = Object.entries(failure.fields).map(([name, list]) => [name, list[0] ?? '']);
    const said = refusals[failure.code] ?? words.failed;
    refuse(Object.fromEntries(known), known.length > 0 ? words.fixFields : said);
  };

  const formProps = {
    ref: form,
    noValidate: true,
    method: 'post',
    onSubmit: submit,
    onBlur: (event: FormEvent) => {
      const { name, value } = event.target as HTMLInputElement;
      if (!name || (value === '' && !touched.current.has(name))) return;
      touched.current.add(name);
      showTouched();
    },
    onChange: () => {
      if (Object.keys(errors).length > 0) showTouched();
    },
  };

  /** The words at one field, or nothing. */
  const errorOf = (name: string): string | undefined => {
    const code = errors[name];
    return code === undefined ? undefined : (codes[code] ?? words.fixFields);
  };

  return { formProps, errorOf, notice, isSending, form };
}

function firstCodes(schema: z.ZodMiniType, values: unknown): Codes {
  const checked = z.safeParse(schema, values);
  if (checked.success) return {};
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error.issues) found[path.join('.')] ??= message;
  return found;
}
