/** Content of the picture that represents a page when its link is shared. */
export interface ShareCard {
  readonly title: string;
  readonly text: string;
  readonly facts: string;
  readonly score: string | null;
  readonly idMedia: string | null;
}

export function shareRoot(idEmp: number | string): string {
  return `og/company/${idEmp}`;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;
/** Maximum size of the JPEG: some link previews reject larger pictures. */
export const MAX_SHARE_BYTES = 80_000;
