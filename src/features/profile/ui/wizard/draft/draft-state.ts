import { useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { formDraft } from '#shared/ui/form/draft/form-draft.ts';
import type { ItemConflict } from '../../../core/section-draft/merge-items.ts';
import type { Item } from '../../../core/sections/section.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import type { StepNotice } from './section-client.ts';
import { isSectionFormDraft } from './section-draft.ts';
import type { SaveIntent, SectionForm } from './section-form.ts';

export type DraftState = ReturnType<typeof useDraftState>;

/** The code that saves a section and explains errors, loaded on first use. */
export const loadClient = async () =>
  (await import('./load-section-client.ts')).loadSectionClient();

/** The state of one section while it is edited: its form, its saved items and its notices. */
export function useDraftState(props: WizardStepProps) {
  const { idEmp, lang, section, document: read } = props;
  const [draftStorage] = useState(() =>
    formDraft(`company-${idEmp}`, `${section}:${lang}`, isSectionFormDraft),
  );
  const saved = useRef({ revision: read.revision, items: read.items as readonly Item[] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Cancels the pending write to the browser's storage, which waits for an idle moment. */
  const unwritten = useRef<() => void>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const adding = useRef<Promise<unknown>>(Promise.resolve());
  /** Items sent without a response so far: they may have been saved nevertheless. */
  const unanswered = useRef<readonly Item[]>(undefined);
  const unsettled = useRef<readonly ItemConflict[]>([]);
  /** True while going to the next page, which may have been rendered before the last save ended. */
  const isLeaving = useRef(false);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const [conflicts, setConflicts] = useState<readonly ItemConflict[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [saving, setSaving] = useState<SaveIntent | null>(null);
  const [notice, setNotice] = useState<StepNotice | null>(null);
  const [rejectedFields, setRejectedFields] = useState<readonly string[]>([]);
  const form: UseFormReturn<SectionForm> = useForm<SectionForm>({
    defaultValues: { items: read.items },
    mode: 'onBlur',
    shouldFocusError: false,
    resolver: async (...args) => (await loadClient()).resolverOf(props)(...args),
  });
  return {
    props,
    form,
    draftStorage,
    saved,
    timer,
    unwritten,
    queue,
    adding,
    unanswered,
    unsettled,
    isLeaving,
    savedAt,
    setSavedAt,
    conflicts,
    setConflicts,
    isChoosing,
    setChoosing,
    isHeld,
    setHeld,
    saving,
    setSaving,
    notice,
    setNotice,
    rejectedFields,
    setRejectedFields,
  };
}
