export const REACTION_KINDS = ['gallery', 'album', 'article'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** Item kinds that belong to each reaction kind; employee photos are missing on purpose. */
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
