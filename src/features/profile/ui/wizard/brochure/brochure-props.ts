import type { Catalogue } from '#i18n/catalogues.ts';
import type { SectionDraft } from '../draft/use-section-draft.ts';

export interface BrochureProps {
  readonly draft: SectionDraft;
  readonly messages: Catalogue['profile']['brochure'];
}
