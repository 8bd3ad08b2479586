import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { UNREACHABLE } from '#shared/ui/api/called.ts';
import { whileWaiting } from '#shared/ui/feedback/loading-store.ts';
import { $online } from '#shared/ui/feedback/online-status.ts';
import { leaveToast } from '#shared/ui/feedback/toast-store.ts';
import { keptForm } from '#shared/ui/form/kept-form.ts';
import type { ItemConflict } from '../../../core/section-draft/merge-items.ts';
import {
  isSameItems,
  mergeItems,
  settleConflicts,
} from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import type { KeptSection } from './kept-section.ts';
import { isKeptSection } from './kept-section.ts';
import type { StepNotice } from './section-client.ts';
import type { SaveIntent, SectionForm } from './section-form.ts';

export type SectionDraft = ReturnType<typeof useSectionDraft>;

const AUTOSAVE_AFTER = 2000;
const client = async () => (await import('./load-section-client.ts')).loadSectionClient();

/**
 * One section as it is edited here: kept in this browser at every change, saved quietly when the
 * typing pauses, merged with what was saved elsewhere by item and field.
 */
export function useSectionDraft(props: WizardStepProps) {
  const { idEmp, lang, section, document: read, words, paths } = props;
  const [kept] = useState(() => keptForm(`company-${idEmp}`, `${section}:${lang}`, isKeptSection));
  const saved = useRef({ revision: read.revision, items: read.items as readonly Item[] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  /** What was sent and is not answered: it may have been saved all the same. */
  const unanswered = useRef<readonly Item[]>(undefined);
  const unsettled = useRef<readonly ItemConflict[]>([]);
  /** The page that comes next may have been read before the last save was done. */
  const isLeaving = useRef(false);
  const isOnline = useStore($online);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly ItemConflict[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [saving, setSaving] = useState<SaveIntent | null>(null);
  const [notice, setNotice] = useState<StepNotice | null>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form: UseFormReturn<SectionForm> = useForm<SectionForm>({
    defaultValues: { items: read.items },
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: async (...args) => (await client()).resolverOf(section)(...args),
  });
  const { getValues, setValue, setError, clearErrors } = form;

  const setItems = (items: readonly Item[]) => {
    setValue('items', [...items]);
    clearErrors();
  };

  /** What is typed here on top of what stands there; neither is thrown away. */
  const combine = (base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]) => {
    const merged = mergeItems(base, mine, theirs);
    unsettled.current = [...unsettled.current, ...merged.conflicts];
    setConflicts(unsettled.current);
    setChoosing(unsettled.current.length > 0);
    setItems(merged.items);
    return merged.conflicts.length === 0;
  };

  /** False where there is nothing that is not saved. */
  const keep = (): boolean => {
    const { items } = getValues();
    const { revision, items: base } = saved.current;
    const sent = unanswered.current;
    const isAhead = sent !== undefined || !isSameItems(base, items);
    if (isAhead || isLeaving.current) kept.keep({ revision, base, items, ...(sent && { sent }) });
    else kept.drop();
    return isAhead;
  };

  const changed = () => {
    // Until both sides are settled, the browser keeps them as they were when they parted.
    if (unsettled.current.length > 0) return;
    clearTimeout(timer.current);
    if (keep()) timer.current = setTimeout(() => void autosave(), AUTOSAVE_AFTER);
  };

  /**
   * What was never answered is sent once more, as it was, before anything newer: a save that did arrive
   * would otherwise look like somebody else's.
   */
  const put = async (finish: boolean): Promise<ApiFailure | null> => {
    const again = unanswered.current;
    if (!again && !finish && isSameItems(saved.current.items, getValues().items)) return null;
    const { saveSection } = await client();
    const answer = await saveSection(props, again ?? getValues().items, {
      finish: finish && !again,
      revision: saved.current.revision,
      onSend: (items) => {
        unanswered.current = items;
        keep();
      },
    });
    if (answer.ok || answer.status !== 0) unanswered.current = undefined;
    if (answer.ok) {
      saved.current = answer.value;
      setSavedAt(answer.value.savedAt);
      changed();
      return again ? put(finish) : null;
    }
    const current = answer.conflict?.current;
    if (!current) return again && answer.status !== 0 ? put(finish) : answer;
    const { items: base } = saved.current;
    saved.current = current;
    const isMerged = combine(base, getValues().items, current.items);
    setNotice({ tone: 'info', text: words.wizard.merged });
    return isMerged ? put(finish) : answer;
  };

  /** One save at a time; null when nothing stands between what is shown and what is saved. */
  const commit = async (finish: boolean): Promise<ApiFailure | null> => {
    clearTimeout(timer.current);
    const turn = queue.current.then(() => put(finish)).catch(() => UNREACHABLE);
    queue.current = turn;
    const failure = await turn;
    setHeld(failure !== null);
    return failure;
  };

  /** Without what sends and explains, which is loaded together, nothing could be reached. */
  const explain = async (failure: ApiFailure) => {
    const loaded = await client().catch(() => null);
    const unreachable: StepNotice = { tone: 'danger', text: words.wizard.unreachable };
    setNotice(loaded?.saveRefusal(failure, words, paths) ?? unreachable);
  };

  const autosave = async () => {
    if (unsettled.current.length > 0 || read.isLocked || !navigator.onLine) return setHeld(true);
    const failure = await commit(false);
    if (!failure) return setNotice((said) => (said?.tone === 'danger' ? null : said));
    if (failure.code === 'conflict' || failure.code === 'invalid_fields') return;
    await explain(failure);
  };

  const refuse = (failure: ApiFailure) => {
    const { section: whole, ...fields } = failure.fields;
    const { items } = getValues();
    const names = items.flatMap(({ idItem }, index) =>
      Object.entries(fields).flatMap(([key, [code = '']]) => {
        const [owner, field = ''] = key.split('.');
        if (owner !== idItem) return [];
        const name = `items.${index}.content.${field}` as const;
        setError(name, { type: code, message: code });
        return [name];
      }),
    );
    setRefused(names);
    const said = words.error[whole?.[0] ?? ''];
    if (said) setNotice({ tone: 'danger', text: said });
    else void explain(failure);
  };

  const save = async (intent: SaveIntent) => {
    if (saving !== null) return;
    if (unsettled.current.length > 0) return setChoosing(true);
    setSaving(intent);
    await adding.current;
    const failure = await whileWaiting(commit(intent === 'next'));
    if (!failure) {
      leaveToast(words.wizard.saved, 'success');
      return window.location.assign(paths[intent]);
    }
    setSaving(null);
    if (failure.code !== 'conflict') refuse(failure);
  };

  const settle = (takesTheirs: (conflict: ItemConflict) => boolean) => {
    const { items } = getValues();
    const settled = settleConflicts(items, unsettled.current, takesTheirs);
    unsettled.current = [];
    setConflicts([]);
    setChoosing(false);
    setNotice(null);
    setItems(settled);
    // What stays as it stands in the form changes nothing there, and has still to be saved.
    changed();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => {
    const left = kept.read();
    const newest = left.find(({ revision = 0 }) => revision > read.revision);
    if (newest?.revision) {
      saved.current = { revision: newest.revision, items: newest.base };
      setItems(newest.base);
    }
    const stands = saved.current.items;
    const startedFrom = ({ base, sent }: KeptSection) =>
      sent && isSameItems(sent, stands) ? sent : base;
    for (const one of left) combine(startedFrom(one), one.items, getValues().items);
    if (left.length === 0) return;
    // It may still arrive: what is newer would be in conflict with it.
    unanswered.current = left.find(({ base }) => isSameItems(base, stands))?.sent;
    const isChangedElsewhere = left.some((one) => !isSameItems(startedFrom(one), stands));
    const text = isChangedElsewhere ? words.wizard.merged : words.wizard.restored;
    setNotice({ tone: 'info', text });
    changed();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads from references
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        isLeaving.current = false;
        changed();
        // What is mended is not called wrong until the field is left.
        if (name && form.getFieldState(name as 'items').error) void form.trigger(name as 'items');
      },
    });
    const leave = () => {
      isLeaving.current = true;
    };
    addEventListener('online', changed);
    addEventListener('beforeunload', leave);
    return () => {
      stop();
      removeEventListener('online', changed);
      removeEventListener('beforeunload', leave);
      clearTimeout(timer.current);
    };
  }, [form]);

  // After the render that marks the fields, which may also open the item they belong to.
  useLayoutEffect(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    if (refused.length > 0) wrong?.focus();
  }, [refused]);

  return {
    form,
    items: form.watch('items') as readonly Item[],
    setItems,
    refused,
    conflicts,
    isChoosing,
    setChoosing,
    settle,
    isOnline,
    isHeld,
    savedAt,
    saving,
    notice,
    save,
    place: props,
    words,
    paths,
    caps: read.caps,
    isLocked: read.isLocked,
    /** Nothing can be changed: the team is reading, or two sides wait to be settled. */
    isFixed: read.isLocked || conflicts.length > 0,
    errors: form.formState.errors as FieldErrors<SectionForm>,
    /** A save that is pressed meanwhile waits until the item is in its list. */
    blank: (kind: string, parent: string | null, content: Item['content']) => {
      const item = client().then(({ blankItem }) => blankItem(section, kind, parent, content));
      adding.current = item.then(undefined, () => undefined);
      return item;
    },
  };
}
