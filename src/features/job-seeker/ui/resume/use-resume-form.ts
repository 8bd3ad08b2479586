import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#shared/core/locale.ts';
import type { ResumeContent } from '#shared/core/resume.ts';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import { changedFields } from '#shared/ui/form/text-fields.ts';
import {
  blankEntry,
  type FormEntry,
  type FormResume,
  formResume,
  isFormResume,
  isSameResume,
  resumeOf,
  withInput,
} from './resume-form-values.ts';

interface Options {
  readonly idJsk: number;
  readonly locale: Locale;
  readonly saved: ResumeContent;
}

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

interface Fields {
  readonly server: FormResume;
  readonly values: FormResume;
  readonly isRestored: boolean;
  readonly state: SaveState;
  readonly codes: Readonly<Record<string, string>>;
  readonly removed: Removed | null;
}

type ResumeState = ReturnType<typeof useResumeState>;

/** State of the resume form: changes are stored in the browser, the last removal can be undone. */
export function useResumeForm({ idJsk, locale, saved }: Options) {
  const resume = useResumeState(idJsk, saved);
  const { form, values, server, removed, isRestored, state, codes } = resume;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => restore(resume), []);
  return {
    form,
    values,
    removed,
    isRestored,
    isChanged: !isSameResume(values, server),
    state,
    codes,
    change: (next: FormResume) => change(resume, next),
    setWork: (work: readonly FormEntry[]) => setWork(resume, work),
    add: () => add(resume),
    remove: (index: number) => remove(resume, index),
    undo: () => undo(resume),
    discard: () => discard(resume),
    save: () => save(resume, idJsk, locale),
  };
}

function useResumeState(idJsk: number, saved: ResumeContent) {
  const [fields, setFields] = useState(() => initialFields(formResume(saved)));
  const form = useRef<HTMLFormElement>(null);
  const [draft] = useState(() => formDraft(`person-${idJsk}`, 'resume', isFormResume));
  const added = useRef(0);
  const set = (change: Partial<Fields>) => setFields((current) => ({ ...current, ...change }));
  return { ...fields, set, setFields, form, draft, added };
}

const initialFields = (server: FormResume): Fields => ({
  server,
  values: server,
  isRestored: false,
  state: 'idle',
  codes: {},
  removed: null,
});

/** Restores the stored draft and values typed before the script ran. */
function restore(resume: ResumeState): void {
  const last = resume.draft.readOne();
  const input = changedFields(resume.form.current);
  // Stored keys are replaced, because entries added later could have equal keys.
  const work = last?.work.map((entry, index) => ({ ...entry, key: `kept-${index}` }));
  const left = last && work ? { ...last, work } : resume.server;
  resume.set({ isRestored: last !== undefined });
  if (Object.keys(input).length > 0) change(resume, withInput(left, input));
  else resume.set({ values: left });
}

function change(resume: ResumeState, next: FormResume): void {
  resume.set({ values: next, ...(resume.state !== 'saving' && { state: 'idle' }) });
  if (isSameResume(next, resume.server)) resume.draft.drop();
  else resume.draft.save(next);
  if (Object.keys(resume.codes).length > 0) void recheck(resume, next);
}

/** Rechecks only fields with errors, so that no other field shows an error while typing. */
async function recheck({ setFields }: ResumeState, next: FormResume): Promise<void> {
  const { errorsOf } = await import('./resume-client.ts');
  const remaining = errorsOf(resumeOf(next));
  setFields((current) => {
    const left = Object.entries(remaining).filter(([name]) => name in current.codes);
    return { ...current, codes: Object.fromEntries(left) };
  });
}

function setWork(resume: ResumeState, work: readonly FormEntry[]): void {
  change(resume, { ...resume.values, work });
}

function focus({ form }: ResumeState, selector: string): void {
  requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(selector)?.focus());
}

function add(resume: ResumeState): void {
  const { added, values } = resume;
  added.current += 1;
  const entry = blankEntry(`new-${added.current}`);
  setWork(resume, [entry, ...values.work]);
  resume.set({ removed: null, codes: {} });
  focus(resume, `#company-${entry.key}`);
}

function remove(resume: ResumeState, index: number): void {
  const { work } = resume.values;
  const entry = work[index];
  if (!entry) return;
  const left = work.filter((other) => other !== entry);
  setWork(resume, left);
  resume.set({ removed: { entry, index }, codes: {} });
  focus(resume, '[data-undo]');
}

function undo(resume: ResumeState): void {
  const { removed } = resume;
  if (!removed) return;
  const { work } = resume.values;
  const { entry, index } = removed;
  setWork(resume, [...work.slice(0, index), entry, ...work.slice(index)]);
  resume.set({ removed: null });
  focus(resume, `#company-${entry.key}`);
}

function discard(resume: ResumeState): void {
  resume.draft.drop();
  resume.set(initialFields(resume.server));
}

function refuse(resume: ResumeState, found: Readonly<Record<string, string>>, next: SaveState) {
  resume.set({ codes: found, state: next });
  focus(resume, '[aria-invalid="true"]');
}

async function save(resume: ResumeState, idJsk: number, locale: Locale): Promise<void> {
  const setState = (state: SaveState) => resume.set({ state });
  if (resume.state === 'saving') return;
  setState('saving');
  const client = await import('./resume-client.ts').catch(() => null);
  if (!client) return setState('failed');
  const content = resumeOf(resume.values);
  const found = client.errorsOf(content);
  if (Object.keys(found).length > 0) return refuse(resume, found, 'fixFields');
  const result = await client.putResume(idJsk, locale, content);
  if (result.ok) {
    resume.draft.drop();
    return resume.set({ ...initialFields(formResume(result.value)), state: 'saved' });
  }
  const fieldErrors = Object.entries(result.fields).map(([name, list]) => [name, list[0] ?? '']);
  if (fieldErrors.length > 0) return refuse(resume, Object.fromEntries(fieldErrors), 'fixFields');
  if (result.code === 'unauthenticated') return setState('signedOut');
  setState(result.code === 'unavailable' ? 'unavailable' : 'failed');
}
