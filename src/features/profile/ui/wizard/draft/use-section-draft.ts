import { useStore } from '@nanostores/react';
import { useEffect, useReducer } from 'react';
import type { FieldErrors } from 'react-hook-form';
import { $online } from '#shared/ui/feedback/online-status.ts';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { type ItemConflict, isSameItems } from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import { type DraftState, loadClient, useDraftState } from './draft-state.ts';
import { changed, changedByKey, combine, save, setItems, settle } from './save-draft.ts';
import type { SectionFormDraft } from './section-draft.ts';
import type { SaveIntent, SectionForm } from './section-form.ts';

/** Names of picture fields, whose change also redraws the row's thumbnail. */
const PICTURE = /Media$/;
const AHEAD_TIMEOUT_MS = 2_000;

export type SectionDraft = ReturnType<typeof useSectionDraft>;

/**
 * Edits a section, or the e-mail of an invitation: stores input in this browser, saves it to the
 * server when typing pauses, and merges the saves of others by item and field.
 */
export function useSectionDraft(props: WizardStepProps, loadFields?: () => Promise<unknown>) {
  const { section, source, document: read, messages, paths } = props;
  const draft = useDraftState(props);
  const { form, adding, rejectedFields, conflicts, isChoosing, setChoosing } = draft;
  const isOnline = useStore($online);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what an earlier visit left
  useEffect(() => restore(draft), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads from references
  useEffect(() => watch(draft, redraw), [form]);
  // The code of the first save and of an opened row is loaded before it is needed.
  useEffect(() => {
    const rules = () => loadClient().then(({ loadSection }) => loadSection({ section, source }));
    const load = () => void Promise.allSettled([rules(), loadFields?.()]);
    return whenIdle(load, AHEAD_TIMEOUT_MS);
  }, [section, source, loadFields]);
  // Runs after the render that marks the fields and may open their row.
  useEffect(() => {
    if (rejectedFields.length > 0)
      void loadClient().then(({ focusInvalid: focusWrong }) => focusWrong());
  }, [rejectedFields]);

  return {
    form,
    /** A getter, because rows do not render again when other rows change. */
    get items(): readonly Item[] {
      return form.getValues('items');
    },
    rejectedFields,
    conflicts,
    isChoosing,
    setChoosing,
    isOnline,
    isHeld: draft.isHeld,
    savedAt: draft.savedAt,
    saving: draft.saving,
    notice: draft.notice,
    context: props,
    messages,
    paths,
    caps: read.caps,
    /** Editing is blocked while conflicts are open. */
    isFixed: conflicts.length > 0,
    errors: form.formState.errors as FieldErrors<SectionForm>,
    setItems: (items: readonly Item[]) => setItems(draft, items),
    settle: (takesTheirs: (conflict: ItemConflict) => boolean) => settle(draft, takesTheirs),
    save: (intent: SaveIntent, to?: string) => save(draft, intent, to),
    /** Creates an empty item; `adding` makes a save wait until the item is in the form. */
    blank: (kind: string, parent: string | null, content: Item['content']) => {
      const item = loadClient().then(({ blankItem }) => blankItem(props, kind, parent, content));
      adding.current = item.then(undefined, () => undefined);
      return item;
    },
  };
}

/** Merges the unsaved input of earlier visits into the saved items. */
function restore(draft: DraftState): void {
  const { props, form, draftStorage, saved, unanswered } = draft;
  const messages = props.messages.wizard;
  const leftDrafts = draftStorage.read();
  const newest = leftDrafts.find(({ revision = 0 }) => revision > props.document.revision);
  if (newest?.revision) {
    saved.current = { revision: newest.revision, items: newest.base };
    setItems(draft, newest.base);
  }
  const savedItems = saved.current.items;
  const startedFrom = ({ base, sent }: SectionFormDraft) =>
    sent && isSameItems(sent, savedItems) ? sent : base;
  for (const leftDraft of leftDrafts)
    combine(draft, startedFrom(leftDraft), leftDraft.items, form.getValues().items);
  if (leftDrafts.length === 0) return;
  // A save without a response may still reach the server, so it is sent again before newer input.
  unanswered.current = leftDrafts.find(({ base }) => isSameItems(base, savedItems))?.sent;
  const isChangedRemotely = leftDrafts.some(
    (leftDraft) => !isSameItems(startedFrom(leftDraft), savedItems),
  );
  draft.setNotice({ tone: 'info', text: isChangedRemotely ? messages.merged : messages.restored });
  changed(draft);
}

/** Stores and saves input until the returned function is called. */
function watch(draft: DraftState, redraw: () => void): () => void {
  const { form, isLeaving, timer, unwritten } = draft;
  const stop = form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      isLeaving.current = false;
      changedByKey(draft);
      if (name === 'items' || PICTURE.test(name ?? '')) redraw();
      // A corrected field loses its error at once; other fields are checked when left.
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
  // `visibilitychange` is the last event that a phone fires before it discards a page.
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
