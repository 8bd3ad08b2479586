import type { Resolver } from 'react-hook-form';
import type { EndpointCall } from '#shared/core/endpoint.ts';
import { fill } from '#shared/core/fill.ts';
import { type Accepted, invalidFields, ok } from '#shared/core/result.ts';
import { callApi } from '#shared/ui/api/call-api.ts';
import type { ApiFailure } from '#shared/ui/api/called.ts';
import { pressEnded } from '#shared/ui/form/press-ended.ts';
import { SAVE_SECTION } from '../../../core/section-calls.ts';
import type { SectionConflict, saveSectionEndpoint } from '../../../core/section-contract.ts';
import {
  checkItems,
  fieldsOf,
  type ItemErrors,
  missingIn,
} from '../../../core/sections/check-items.ts';
import type { SectionName } from '../../../core/sections/registry.ts';
import type { Item, Section } from '../../../core/sections/section.ts';
import type { WizardMessages } from '../wizard-messages.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';
import { loadSection, type SectionToLoad } from './load-section.ts';
import type { SectionForm } from './section-form.ts';

export { loadSection };

export type SectionContext = Pick<
  WizardStepProps,
  'idEmp' | 'lang' | 'locale' | 'section' | 'source'
>;

const saveSectionCall: EndpointCall<typeof saveSectionEndpoint> = SAVE_SECTION;

/** Validates all items by the rules of the section; `finish` also reports missing values. */
export function itemErrors(section: Section, items: readonly Item[], finish: boolean): ItemErrors {
  const { errors } = checkItems(section, items);
  return finish ? { ...missingIn(section, items), ...errors } : errors;
}

export function resolverOf(step: SectionToLoad): Resolver<SectionForm> {
  return async (values) => {
    const section = await loadSection(step);
    await pressEnded();
    const items: { readonly content: Record<string, { type: string; message: string }> }[] = [];
    for (const [key, message] of Object.entries(itemErrors(section, values.items, true))) {
      const [idItem, field = ''] = key.split('.');
      const index = values.items.findIndex((item) => item.idItem === idItem);
      if (index === -1) continue;
      items[index] ??= { content: {} };
      items[index].content[field] = { type: 'custom', message };
    }
    return items.length > 0 ? { values: {}, errors: { items } } : { values, errors: {} };
  };
}

export async function blankItem(
  step: SectionToLoad,
  kind: string,
  parent: string | null,
  content: Item['content'],
): Promise<Item> {
  const { kinds } = await loadSection(step);
  return {
    idItem: crypto.randomUUID(),
    parent,
    kind,
    content: { ...kinds[kind]?.blank, ...content },
  };
}

export type SaveResponse =
  | Accepted<{
      readonly revision: number;
      readonly savedAt: string;
      readonly items: readonly Item[];
    }>
  | (ApiFailure & { readonly conflict?: SectionConflict });

interface SaveOptions {
  readonly finish: boolean;
  readonly revision: number;
  /** Called just before the request, but not if the section's rules find an error. */
  readonly onSend: (items: readonly Item[]) => void;
}

export async function sendSection(
  context: SectionContext,
  sent: readonly Item[],
  { finish, revision, onSend }: SaveOptions,
): Promise<SaveResponse> {
  const { idEmp, lang, locale, source } = context;
  const section = await loadSection(context);
  const fields = fieldsOf(itemErrors(section, sent, finish));
  if (Object.keys(fields).length > 0) return { ...invalidFields(fields), status: 422, fields };
  const { items } = checkItems(section, sent);
  const body = { items: items.map((item) => ({ ...item, content: { ...item.content } })), finish };
  onSend(items);
  const owner = { idEmp: String(idEmp), lang };
  // `isQuiet`: no loading overlay, because the pressed button shows the progress.
  const saved = { body, revision, isQuiet: true };
  const response = source
    ? await (await source()).save(owner, locale, saved)
    : await callApi(saveSectionCall, locale, {
        params: { ...owner, section: context.section as SectionName },
        ...saved,
      });
  if (response.ok) return ok({ ...response.value, items });
  const conflict =
    response.code === 'conflict' ? (response.detail as SectionConflict | undefined) : undefined;
  return { ...response, ...(conflict ? { conflict } : {}) };
}

export interface StepNotice {
  readonly tone: 'info' | 'success' | 'danger';
  readonly text: string;
  /** The page on which the user can solve the problem. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** The notice for a failed save, with a link where one helps. */
export function saveErrorNotice(
  failure: ApiFailure,
  { wizard }: WizardMessages,
  paths: { readonly signIn: string; readonly preview: string },
): StepNotice {
  const danger = (text: string): StepNotice => ({ tone: 'danger', text });
  if (failure.status === 0) return danger(wizard.unreachable);
  if (failure.code === 'unauthenticated') {
    return { ...danger(wizard.signedOut), link: { href: paths.signIn, label: wizard.signIn } };
  }
  if (failure.code === 'awaiting_review') {
    return { ...danger(wizard.locked), link: { href: paths.preview, label: wizard.toPreview } };
  }
  const { cap } = failure.detail ?? {};
  if (failure.code === 'cap_reached' && typeof cap === 'number') {
    return danger(fill(wizard.capReached, { cap }));
  }
  return danger(failure.code === 'invalid_fields' ? wizard.fixFields : wizard.failed);
}

const FOCUS_TIMEOUT_MS = 5_000;

/** Focuses the first invalid field, and waits for the fields of a row that has just been opened. */
export function focusInvalid(): void {
  const focus = () => {
    const selector = 'form :is([aria-invalid="true"], [data-invalid])';
    const found = document.querySelector<HTMLElement>(selector);
    found?.focus();
    // `focus` does not scroll to a field that already has the focus.
    found?.scrollIntoView({ block: 'nearest' });
    if (found) awaited.disconnect();
  };
  const awaited = new MutationObserver(focus);
  awaited.observe(document.body, { childList: true, subtree: true });
  focus();
  setTimeout(() => awaited.disconnect(), FOCUS_TIMEOUT_MS);
}
