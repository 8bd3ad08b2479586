import type { UploadPlace } from '#features/media/ui/upload/upload-place.ts';
import type { SectionDocument } from '../../core/section-contract.ts';
import type { OriginalTexts } from '../../core/section-draft/original-texts.ts';
import type { DraftName } from '../../core/sections/registry.ts';
import type { SaveIntent } from './draft/section-form.ts';
import type { WizardWords } from './wizard-words.ts';

/** What each step is given. */
export interface WizardStepProps extends UploadPlace {
  readonly section: DraftName;
  /** The section as it was saved when the page was made. */
  readonly document: SectionDocument;
  /** What the other language says, where there is such a version. */
  readonly original?: OriginalTexts;
  readonly words: WizardWords;
  /** Where the three ways of saving lead, and where a lost session is found again. */
  readonly paths: Readonly<Record<SaveIntent | 'signIn' | 'preview', string>>;
}

/** What a section calls itself; its fields have their names in the words all sections share. */
export interface SectionWords {
  readonly title: string;
  readonly lead?: string;
  /** What the small view beside the fields shows, where it is not what visitors see. */
  readonly miniature?: string;
}
