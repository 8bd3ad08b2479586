import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { callApi } from '#shared/ui/api/call-api.ts';
import { leaveToast } from '#shared/ui/feedback/toast-store.ts';
import type { Conflict } from '../core/merge-values.ts';
import { isUnchanged, mergeValues } from '../core/merge-values.ts';
import type { SavedProfile, StoredPicture } from '../core/profile-contract.ts';
import { readProfileEndpoint, saveProfileEndpoint } from '../core/profile-contract.ts';
import type { CompanyProfileField, FieldRefusals } from '../core/sections/company-profile.ts';
import {
  COMPANY_PROFILE_FIELDS,
  malformedFields,
  refusalsOf,
} from '../core/sections/company-profile.ts';
import { dropDraft, keepDraft, readKept } from './kept-draft.ts';
import type { ProfileFormValues } from './profile-form-values.ts';
import { BLANK_FORM, formValues, isFormValues } from './profile-form-values.ts';
import type { StepNotice } from './save-refusal.ts';
import { saveRefusal } from './save-refusal.ts';
import type { SaveIntent } from './WizardActions.tsx';
import type { WizardStepProps } from './wizard-step-props.ts';

type Loaded = 'loading' | 'ready' | 'failed';

/**
 * The company-profile form: filled from the server and from what was typed here since, kept in this
 * browser at every change, saved over the revision it was read at.
 */
export function useProfileForm({ idEmp, lang, locale, words, paths }: WizardStepProps) {
  const place = { idEmp, lang, section: 'companyProfile' as const };
  const target = useRef({ place, locale }).current;
  const server = useRef({ revision: 0, base: BLANK_FORM });
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [isLocked, setLocked] = useState(false);
  const [logo, setLogo] = useState<StoredPicture | null>(null);
  const [saving, setSaving] = useState<SaveIntent | null>(null);
  const [notice, setNotice] = useState<StepNotice | null>(null);
  const [conflicts, setConflicts] = useState<readonly Conflict<ProfileFormValues>[]>([]);
  const form = useForm<ProfileFormValues>({
    defaultValues: BLANK_FORM,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resolver: (values) => {
      const refusals = Object.entries(refusalsOf(values));
      const errors = refusals.map(([field, code]) => [field, said(code, words.error)]);
      return refusals.length === 0
        ? { values, errors: {} }
        : { values: {}, errors: Object.fromEntries(errors) };
    },
  });
  const { reset, getValues, setValue, setError } = form;

  /** Puts what is typed here on top of what the server has; never throws either away. */
  const combine = useCallback(
    (current: SavedProfile, base: ProfileFormValues, mine: ProfileFormValues) => {
      const theirs = formValues(current.values);
      const merged = mergeValues(base, mine, theirs);
      server.current = { revision: current.revision, base: theirs };
      setLocked(current.isLocked);
      setLogo(current.logo);
      setConflicts(merged.conflicts);
      reset(merged.values);
      return merged.conflicts.length > 0 || !isUnchanged(base, theirs);
    },
    [reset],
  );

  const load = useCallback(async () => {
    const params = { idEmp: String(target.place.idEmp), lang: target.place.lang };
    const answer = await callApi(readProfileEndpoint, target.locale, { params });
    if (!answer.ok) return setLoaded('failed');
    const kept = readKept(target.place, isFormValues);
    const fresh = formValues(answer.data.values);
    const changedElsewhere = combine(answer.data, kept?.base ?? fresh, kept?.values ?? fresh);
    if (kept) {
      const text = changedElsewhere ? words.wizard.merged : words.wizard.restored;
      setNotice({ tone: 'info', text });
    }
    setLoaded('ready');
  }, [combine, target, words.wizard]);

  useEffect(() => void load(), [load]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { revision, base } = server.current;
          if (isUnchanged(base, values)) dropDraft(target.place);
          else keepDraft(target.place, { revision, base, values });
        },
      }),
    [form, target],
  );

  const refuse = (refusals: FieldRefusals) => {
    for (const [field, code] of Object.entries(refusals)) {
      setError(field as CompanyProfileField, said(code, words.error));
    }
    setNotice({ tone: 'danger', text: words.wizard.fixFields });
    firstOf(refusals)?.focus();
  };

  const save = async (intent: SaveIntent) => {
    if (saving !== null) return;
    const values = getValues();
    const finish = intent === 'next';
    const refusals = finish ? refusalsOf(values) : malformedFields(values);
    if (Object.keys(refusals).length > 0) return refuse(refusals);
    setSaving(intent);
    const { revision, base } = server.current;
    const answer = await callApi(saveProfileEndpoint, locale, {
      params: { idEmp: String(idEmp), lang },
      body: { ...values, finish },
      revision,
    });
    if (answer.ok) {
      server.current = { revision: answer.data.revision, base: values };
      dropDraft(place);
      leaveToast(words.wizard.saved, 'success');
      window.location.assign(paths[intent]);
      return;
    }
    setSaving(null);
    const current = answer.detail?.['current'] as SavedProfile | null | undefined;
    if (answer.code === 'conflict' && current) {
      combine(current, base, values);
      return setNotice({ tone: 'info', text: words.wizard.merged });
    }
    const fields = Object.entries(answer.fields).filter(([name]) => isField(name));
    if (fields.length > 0) {
      return refuse(Object.fromEntries(fields.map(([name, codes]) => [name, codes[0]])));
    }
    setNotice(saveRefusal(answer, words, paths));
  };

  const settle = (theirs: readonly string[]) => {
    for (const { field, theirs: value } of conflicts) {
      if (theirs.includes(field)) setValue(field, value);
    }
    setConflicts([]);
  };

  const chooseLogo = (picture: StoredPicture | null) => {
    setLogo(picture);
    setValue('logoMedia', picture?.idMedia ?? '', { shouldDirty: true });
  };

  return {
    form,
    load,
    loaded,
    isLocked,
    logo,
    chooseLogo,
    saving,
    notice,
    conflicts,
    settle,
    save,
  };
}

/** The topmost field of those refused; it is there already, whenever its error is drawn. */
function firstOf(refusals: FieldRefusals): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('form [name]');
  return [...fields].find((field) => (field.getAttribute('name') ?? '') in refusals);
}

function said(code: string, words: Readonly<Record<string, string>>) {
  return { type: code, message: words[code] ?? words['tooLong'] ?? code };
}

function isField(name: string): name is CompanyProfileField {
  return COMPANY_PROFILE_FIELDS.some((field) => field === name);
}
