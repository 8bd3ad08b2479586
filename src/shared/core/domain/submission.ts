export interface NamedVideo {
  readonly idMedia: string;
  /** Kind of the page item that contains the video. */
  readonly kind: string;
  readonly title: string;
}

/** Remarks of the review team on single sections of a submission, by the section's name. */
export type SectionRemarks = Readonly<Partial<Record<string, string>>>;
