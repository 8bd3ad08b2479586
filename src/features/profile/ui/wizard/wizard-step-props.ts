import type { UploadContext } from '#features/media/ui/upload/upload-place.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { Called } from '#shared/ui/api/called.ts';
import type { SavedSection, SectionBody, SectionDocument } from '../../core/section-contract.ts';
import type { OriginalTexts } from '../../core/section-draft/original-texts.ts';
import type { Section } from '../../core/sections/section.ts';
import type { SaveIntent } from './draft/section-form.ts';
import type { WizardMessages } from './wizard-words.ts';

/** Saves a draft over the revision it was read at. */
export type SaveDraft = (
  owner: { readonly idEmp: string; readonly lang: Locale },
  locale: Locale,
  input: { readonly body: SectionBody; readonly revision: number; readonly isQuiet: boolean },
) => Promise<Called<SavedSection>>;

/** Loads a section of another slice, which is edited in the wizard and is no part of the company page. */
export type SectionSource = () => Promise<{ readonly section: Section; readonly save: SaveDraft }>;

/** What each step is given. */
export interface WizardStepProps extends UploadContext {
  /** Name of the section: one of the page, or that of `source`. */
  readonly section: string;
  readonly source?: SectionSource | undefined;
  /** The section as it was saved when the page was made. */
  readonly document: SectionDocument;
  /** What the other language says, where there is such a version. */
  readonly original?: OriginalTexts;
  readonly messages: WizardMessages;
  /** Where the three ways of saving lead, and where a lost session is found again. */
  readonly paths: Readonly<Record<SaveIntent | 'signIn' | 'preview', string>>;
}

/** What a section calls itself; its fields have their names in the words all sections share. */
export interface SectionMessages {
  readonly title: string;
  readonly lead?: string;
  /** What the small view beside the fields shows, where it is not what visitors see. */
  readonly miniature?: string;
}
