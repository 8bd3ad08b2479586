import type { Catalogue } from '#i18n/catalogues.ts';
import type { ReviewDraft } from './draft/review-draft.ts';

export interface ReviewFormMessages {
  readonly form: Catalogue['review']['form'];
  readonly fields: Readonly<Record<string, string>>;
  readonly field: Catalogue['shared']['form'];
  readonly rating: Catalogue['shared']['rating'];
  readonly aspectRating: Catalogue['shared']['aspectRating'];
}

export interface ReviewGroupProps {
  readonly draft: ReviewDraft;
  readonly errorOf: (name: string) => string | undefined;
  readonly messages: ReviewFormMessages;
}
