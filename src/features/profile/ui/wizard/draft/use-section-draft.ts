import { useStore } from '@nanostores/react';
import { useEffect, useReducer } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { $online } from '#shared/ui/feedback/online-status.ts';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { type ItemConflict, isSameItems } from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import { client, type DraftState, useDraftState } from './draft-state.ts';
import type { KeptSection } from './kept-section.ts';
import { changed, changedByKey, combine, save, setItems, settle } from './save-draft.ts';
import type { SaveIntent, SectionForm } from './section-form.ts';

/** A field of an item that the row above it may show. */
const PICTURE = /Media$/;
/** Pictures and the fields of the step come first. */
const AHEAD_TIMEOUT_MS = 2_000;

export type SectionDraft = ReturnType<typeof useSectionDraft>;

/**
 * One section as it is edited here: kept in this browser once it rests, saved quietly when the
 * typing pauses, merged with what was saved elsewhere by item and field.
 */
export function useSectionDraft(props: WizardStepProps, loadFields?: () => Promise<unknown>) {
  const { section, source, document: read, words, paths } = props;
  const draft = useDraftState(props);
  const { form, adding, refused, conflicts, isChoosing, setChoosing } = draft;
  const isOnline = useStore($online);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => restore(draft), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads from references
  useEffect(() => watch(draft, redraw), [form]);
  // Code of the first save and of an opened row comes before either is pressed.
  useEffect(() => {
    const rules = () => client().then(({ loadSection }) => loadSection({ section, source }));
    const load = () => void Promise.allSettled([rules(), loadFields?.()]);
    return whenIdle(load, AHEAD_TIMEOUT_MS);
  }, [section, source, loadFields]);
  // After the render that marks the fields, which may also open the item they belong to.
  useEffect(() => {
    if (refused.length > 0) void client().then(({ focusWrong }) => focusWrong());
  }, [refused]);

  return {
    form,
    /** The current values, to rows that were drawn long ago as well: a key press changes them in place and redraws its own row alone. */
    get items(): readonly Item[] {
      return form.getValues('items');
    },
    refused,
    conflicts,
    isChoosing,
    setChoosing,
    isOnline,
    isHeld: draft.isHeld,
    savedAt: draft.savedAt,
    saving: draft.saving,
    notice: draft.notice,
    place: props,
    words,
    paths,
    caps: read.caps,
    /** Nothing can be changed while two sides wait to be settled. */
    isFixed: conflicts.length > 0,
    errors: form.formState.errors as FieldErrors<SectionForm>,
    setItems: (items: readonly Item[]) => setItems(draft, items),
    settle: (takesTheirs: (conflict: ItemConflict) => boolean) => settle(draft, takesTheirs),
    save: (intent: SaveIntent, to?: string) => save(draft, intent, to),
    /** A save that is pressed meanwhile waits until the item is in its list. */
    blank: (kind: string, parent: string | null, content: Item['content']) => {
      const item = client().then(({ blankItem }) => blankItem(props, kind, parent, content));
      adding.current = item.then(undefined, () => undefined);
      return item;
    },
  };
}

/** Puts what earlier visits left unsaved on top of what stands there. */
function restore(draft: DraftState): void {
  const { props, form, kept, saved, unanswered } = draft;
  const say = props.words.wizard;
  const left = kept.read();
  const newest = left.find(({ revision = 0 }) => revision > props.document.revision);
  if (newest?.revision) {
    saved.current = { revision: newest.revision, items: newest.base };
    setItems(draft, newest.base);
  }
  const stands = saved.current.items;
  const startedFrom = ({ base, sent }: KeptSection) =>
    sent && isSameItems(sent, stands) ? sent : base;
  for (const one of left) combine(draft, startedFrom(one), one.items, form.getValues().items);
  if (left.length === 0) return;
  // It may still arrive: what is newer would be in conflict with it.
  unanswered.current = left.find(({ base }) => isSameItems(base, stands))?.sent;
  const isChangedElsewhere = left.some((one) => !isSameItems(startedFrom(one), stands));
  draft.setNotice({ tone: 'info', text: isChangedElsewhere ? say.merged : say.restored });
  changed(draft);
}

/** Keeps and saves what is typed until the answer is called. */
function watch(draft: DraftState, redraw: () => void): () => void {
  const { form, isLeaving, timer, unwritten } = draft;
  const stop = form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      isLeaving.current = false;
      changedByKey(draft);
      if (name === 'items' || PICTURE.test(name ?? '')) redraw();
      // What is mended is not called wrong until the field is left.
      if (name && form.getFieldState(name as 'items').error) void form.trigger(name as 'items');
    },
  });
  const cameBack = () => changed(draft);
  const write = () => unwritten.current && changed(draft);
  const leave = () => {
    write();
    isLeaving.current = true;
  };
  addEventListener('online', cameBack);
  addEventListener('beforeunload', leave);
  // Phones end a page that is out of sight without another word.
  document.addEventListener('visibilitychange', write);
  addEventListener('pagehide', write);
  return () => {
    stop();
    removeEventListener('online', cameBack);
    removeEventListener('beforeunload', leave);
    document.removeEventListener('visibilitychange', write);
    removeEventListener('pagehide', write);
    write();
    clearTimeout(timer.current);
  };
}
