/** What the picture says by which a page is shown when somebody shares it. */
export interface ShareCard {
  readonly title: string;
  readonly text: string;
  /** Short facts on one line. */
  readonly facts: string;
  /** The score of five stars, as it is shown. */
  readonly score: string | null;
  /** The public picture beside the words. */
  readonly idMedia: string | null;
}

/** Where all that was drawn of a company is kept. */
export function shareRoot(idEmp: number | string): string {
  return `og/company/${idEmp}`;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** Some readers of links give up on a larger one. */
export const MAX_SHARE_BYTES = 80_000;
