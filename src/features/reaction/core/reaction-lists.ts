export const REACTION_KINDS = ['gallery', 'album', 'article'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** The page sections of each kind; photos of employees cannot be liked. */
export const ITEMS_OF: Readonly<Record<ReactionKind, readonly string[]>> = {
  gallery: ['aspectPicture', 'albumPicture'],
  album: ['album'],
  article: ['article', 'brandStory'],
};

export const MAX_LISTED = 5;

export interface Subject {
  readonly kind: ReactionKind;
  readonly publicNo: number;
}
