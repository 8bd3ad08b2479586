import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import type { ResumeContent } from '#shared/core/resume.ts';
import { keptForm } from '#shared/ui/form/kept-form.ts';
import { changedFields } from '#shared/ui/form/text-fields.ts';
import type { FormEntry, FormResume } from './resume-form-values.ts';
import {
  blankEntry,
  formResume,
  isFormResume,
  isSame,
  resumeOf,
  withTyped,
} from './resume-form-values.ts';

interface Options {
  readonly idJsk: number;
  readonly locale: Locale;
  readonly saved: ResumeContent;
}

/** What came of the last attempt to save. */
export type SaveState =
  | 'idle'
  | 'saving'
  | 'saved'
  | 'fixFields'
  | 'failed'
  | 'unavailable'
  | 'signedOut';

export interface Removed {
  readonly entry: FormEntry;
  readonly index: number;
}

/**
 * The resume as it is edited here: kept in this browser at every change, saved as a whole. An entry
 * taken out can be put back until the next one goes.
 */
export function useResumeForm({ idJsk, locale, saved }: Options) {
  const [server, setServer] = useState(() => formResume(saved));
  const [values, setValues] = useState(server);
  const [isRestored, setRestored] = useState(false);
  const [state, setState] = useState<SaveState>('idle');
  const [codes, setCodes] = useState<Readonly<Record<string, string>>>({});
  const [removed, setRemoved] = useState<Removed | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [kept] = useState(() => keptForm(`person-${idJsk}`, 'resume', isFormResume));
  const added = useRef(0);
  const isChanged = !isSame(values, server);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => {
    const last = kept.readOne();
    const typed = changedFields(form.current);
    // Keys of an earlier visit may be those of entries added in this one.
    const work = last?.work.map((entry, index) => ({ ...entry, key: `kept-${index}` }));
    const left = last && work ? { ...last, work } : server;
    setRestored(last !== undefined);
    if (Object.keys(typed).length > 0) change(withTyped(left, typed));
    else setValues(left);
  }, []);

  const change = (next: FormResume) => {
    setValues(next);
    if (state !== 'saving') setState('idle');
    if (isSame(next, server)) kept.drop();
    else kept.keep(next);
    if (Object.keys(codes).length > 0) void recheck(next);
  };
  /** Only what was refused is looked at again, so that nothing turns red while it is being typed. */
  const recheck = async (next: FormResume) => {
    const { refusalsOf } = await import('./resume-client.ts');
    const still = refusalsOf(resumeOf(next));
    setCodes((known) =>
      Object.fromEntries(Object.entries(still).filter(([name]) => name in known)),
    );
  };
  const setWork = (work: readonly FormEntry[]) => change({ ...values, work });
  const focus = (selector: string) =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());

  const add = () => {
    added.current += 1;
    const entry = blankEntry(`new-${added.current}`);
    setRemoved(null);
    setWork([entry, ...values.work]);
    setCodes({});
    focus(`#company-${entry.key}`);
  };
  const remove = (index: number) => {
    const entry = values.work[index];
    if (!entry) return;
    setRemoved({ entry, index });
    setCodes({});
    setWork(values.work.filter((_, other) => other !== index));
    focus('[data-undo]');
  };
  const undo = () => {
    if (!removed) return;
    const work = [...values.work];
    work.splice(removed.index, 0, removed.entry);
    setWork(work);
    setRemoved(null);
    focus(`#company-${removed.entry.key}`);
  };
  const discard = () => {
    kept.drop();
    setValues(server);
    setRestored(false);
    setRemoved(null);
    setCodes({});
    setState('idle');
  };

  const refuse = (found: Readonly<Record<string, string>>, next: SaveState) => {
    setCodes(found);
    setState(next);
    focus('[aria-invalid="true"]');
  };
  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    const client = await import('./resume-client.ts').catch(() => null);
    if (!client) return setState('failed');
    const resume = resumeOf(values);
    const found = client.refusalsOf(resume);
    if (Object.keys(found).length > 0) return refuse(found, 'fixFields');
    const answer = await client.saveResume(idJsk, locale, resume);
    if (answer.ok) {
      const fresh = formResume(answer.value);
      kept.drop();
      setServer(fresh);
      setValues(fresh);
      setRemoved(null);
      setRestored(false);
      setCodes({});
      return setState('saved');
    }
    const refused = Object.entries(answer.fields).map(([name, list]) => [name, list[0] ?? '']);
    if (refused.length > 0) return refuse(Object.fromEntries(refused), 'fixFields');
    if (answer.code === 'unauthenticated') return setState('signedOut');
    setState(answer.code === 'unavailable' ? 'unavailable' : 'failed');
  };

  return {
    form,
    values,
    change,
    setWork,
    add,
    remove,
    undo,
    removed,
    discard,
    isRestored,
    isChanged,
    state,
    codes,
    save,
  };
}
