import type { UploadContext } from '#features/media/ui/upload/upload-place.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Called } from '#shared/ui/api/called.ts';
import type { SavedSection, SectionBody, SectionDocument } from '../../core/section-contract.ts';
import type { OriginalTexts } from '../../core/section-draft/original-texts.ts';
import type { Section } from '../../core/sections/section.ts';
import type { SaveIntent } from './draft/section-form.ts';
import type { WizardMessages } from './wizard-messages.ts';

/** Saves a draft over the revision it was read at. */
export type SaveDraft = (
  owner: { readonly idEmp: string; readonly lang: Locale },
  locale: Locale,
  input: { readonly body: SectionBody; readonly revision: number; readonly isQuiet: boolean },
) => Promise<Called<SavedSection>>;

/** Loads a section of another slice, which is edited in the wizard and is no part of the company page. */
export type SectionSource = () => Promise<{ readonly section: Section; readonly save: SaveDraft }>;

export interface WizardStepProps extends UploadContext {
  /** Name of the section: one of the page, or that of `source`. */
  readonly section: string;
  readonly source?: SectionSource | undefined;
  /** The section as saved when the page was rendered. */
  readonly document: SectionDocument;
  /** The texts of the other language, if that version exists. */
  readonly original?: OriginalTexts;
  readonly messages: WizardMessages;
  /** The target of each save button, and the page that restores an expired session. */
  readonly paths: Readonly<Record<SaveIntent | 'signIn' | 'preview', string>>;
}

/** The messages of one section; names of fields are shared by all sections. */
export interface SectionMessages {
  readonly title: string;
  readonly lead?: string;
  /** The label of the small preview, if it differs from what visitors see. */
  readonly miniature?: string;
}
