/** The kinds in addresses: one picture or film, an album of them, an article, news or chapter of the story. */
export const REACTION_KINDS = ['gallery', 'album', 'article'] as const;
export type ReactionKind = (typeof REACTION_KINDS)[number];

/** The items of a company's page that are meant; photos of employees are not for being liked. */
export const ITEMS_OF: Readonly<Record<ReactionKind, readonly string[]>> = {
  gallery: ['aspectPicture', 'albumPicture'],
  album: ['album'],
  article: ['article', 'brandStory'],
};

export const MAX_LISTED = 5;

/** What is liked or shared, by its public number. */
export interface Subject {
  readonly kind: ReactionKind;
  readonly publicNo: number;
}
