import { type ApiFailure, UNREACHABLE } from '#shared/ui/api/called.ts';
import { whileWaiting } from '#shared/ui/feedback/loading-store.ts';
import { storeToast } from '#shared/ui/feedback/toast-store.ts';
import { whenIdle } from '#shared/ui/when-idle.ts';
import {
  type ItemConflict,
  isSameItems,
  mergeItems,
  settleConflicts,
} from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import { type DraftState, loadClient } from './draft-state.ts';
import type { StepNotice } from './section-client.ts';
import type { SaveIntent } from './section-form.ts';

const AUTOSAVE_DELAY_MS = 2000;
/** Name of errors that concern the complete list, for example that it is empty. */
const SECTION = 'section';

export function setItems({ form }: DraftState, items: readonly Item[]): void {
  form.setValue('items', [...items]);
  // Clearing errors that do not exist would still render every row.
  if (form.getFieldState('items').error) form.clearErrors();
}

/** Merges local input with the items saved by others; conflicts preserve both sides. */
export function combine(
  draft: DraftState,
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): boolean {
  const { unsettled } = draft;
  const merged = mergeItems(base, mine, theirs);
  unsettled.current = [...unsettled.current, ...merged.conflicts];
  draft.setConflicts(unsettled.current);
  draft.setChoosing(unsettled.current.length > 0);
  setItems(draft, merged.items);
  return merged.conflicts.length === 0;
}

/** Returns false when there is no unsaved input. */
function storeFormDraft({ form, saved, unanswered, isLeaving, draftStorage }: DraftState): boolean {
  const { items } = form.getValues();
  const { revision, items: base } = saved.current;
  const sent = unanswered.current;
  const isAhead = sent !== undefined || !isSameItems(base, items);
  if (isAhead || isLeaving.current)
    draftStorage.save({ revision, base, items, ...(sent && { sent }) });
  else draftStorage.drop();
  return isAhead;
}

/** Stores unsaved input in this browser, and saves it once typing pauses. */
export function changed(draft: DraftState): void {
  const { unsettled, timer, unwritten } = draft;
  unwritten.current?.();
  unwritten.current = undefined;
  // While a conflict is open, the stored draft keeps both sides as they were before the merge.
  if (unsettled.current.length > 0) return;
  clearTimeout(timer.current);
  if (storeFormDraft(draft))
    timer.current = setTimeout(() => void autosave(draft), AUTOSAVE_DELAY_MS);
  else draft.setHeld(false);
}

/** Waits for an idle moment, since comparing and storing a section would delay a key press. */
export function changedByKey(draft: DraftState): void {
  draft.unwritten.current ??= whenIdle(() => changed(draft));
}

/**
 * Sends unanswered items again, unchanged, before anything newer: if the first request did arrive,
 * its save would otherwise look like another user's.
 */
async function put(draft: DraftState, finish: boolean): Promise<ApiFailure | null> {
  const { props, form, saved, unanswered } = draft;
  const unansweredItems = unanswered.current;
  if (!unansweredItems && !finish && isSameItems(saved.current.items, form.getValues().items))
    return null;
  const { sendSection: saveSection } = await loadClient();
  const response = await saveSection(props, unansweredItems ?? form.getValues().items, {
    finish: finish && !unansweredItems,
    revision: saved.current.revision,
    onSend: (items) => {
      unanswered.current = items;
      storeFormDraft(draft);
    },
  });
  if (response.ok || response.status !== 0) unanswered.current = undefined;
  if (response.ok) {
    saved.current = response.value;
    draft.setSavedAt(response.value.savedAt);
    changed(draft);
    return unansweredItems ? put(draft, finish) : null;
  }
  const current = response.conflict?.current;
  if (!current) return unansweredItems && response.status !== 0 ? put(draft, finish) : response;
  const { items: base } = saved.current;
  saved.current = current;
  const isMerged = combine(draft, base, form.getValues().items, current.items);
  draft.setNotice({ tone: 'info', text: props.messages.wizard.merged });
  return isMerged ? put(draft, finish) : response;
}

/** Runs one save at a time, and returns the failure if unsaved input remains. */
async function commit(draft: DraftState, finish: boolean): Promise<ApiFailure | null> {
  const { timer, queue } = draft;
  clearTimeout(timer.current);
  const queuedSave = queue.current.then(() => put(draft, finish)).catch(() => UNREACHABLE);
  queue.current = queuedSave;
  const failure = await queuedSave;
  draft.setHeld(failure !== null);
  return failure;
}

/** Shows why a save failed; a client module that fails to load means an unreachable server. */
async function explain({ props, setNotice }: DraftState, failure: ApiFailure): Promise<void> {
  const { messages, paths } = props;
  const loaded = await loadClient().catch(() => null);
  const unreachable: StepNotice = { tone: 'danger', text: messages.wizard.unreachable };
  setNotice(loaded?.saveErrorNotice(failure, messages, paths) ?? unreachable);
}

async function autosave(draft: DraftState): Promise<void> {
  if (draft.unsettled.current.length > 0 || !navigator.onLine) return draft.setHeld(true);
  const failure = await commit(draft, false);
  if (!failure) return draft.setNotice((current) => (current?.tone === 'danger' ? null : current));
  if (failure.code === 'conflict' || failure.code === 'invalid_fields') return;
  await explain(draft, failure);
}

/** Shows the errors of the server at their fields, by the index of the item in the form. */
function showFieldErrors(draft: DraftState, failure: ApiFailure): void {
  const { form } = draft;
  const { [SECTION]: sectionErrors, ...fields } = failure.fields;
  const names = form.getValues().items.flatMap(({ idItem }, index) =>
    Object.entries(fields).flatMap(([key, [code = '']]) => {
      const [owner, field = ''] = key.split('.');
      if (owner !== idItem) return [];
      const name = `items.${index}.content.${field}` as const;
      form.setError(name, { type: code, message: code });
      return [name];
    }),
  );
  draft.setRejectedFields(sectionErrors ? [SECTION, ...names] : names);
  void explain(draft, failure);
}

export async function save(
  draft: DraftState,
  intent: SaveIntent,
  to = draft.props.paths[intent],
): Promise<void> {
  const { messages } = draft.props;
  if (draft.saving !== null) return;
  if (draft.unsettled.current.length > 0) return draft.setChoosing(true);
  draft.setSaving(intent);
  await draft.adding.current;
  const failure = await whileWaiting(commit(draft, intent === 'next'));
  if (!failure) {
    storeToast(messages.wizard.saved, 'success');
    return window.location.assign(to);
  }
  draft.setSaving(null);
  if (failure.code !== 'conflict') showFieldErrors(draft, failure);
}

export function settle(draft: DraftState, takesTheirs: (conflict: ItemConflict) => boolean): void {
  const { form, unsettled } = draft;
  const settled = settleConflicts(form.getValues().items, unsettled.current, takesTheirs);
  unsettled.current = [];
  draft.setConflicts([]);
  draft.setChoosing(false);
  draft.setNotice(null);
  setItems(draft, settled);
  // Choosing the local side changes no field, so the save has to be started here.
  changed(draft);
}
