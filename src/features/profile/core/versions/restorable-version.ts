import { SECTIONS, type SectionName } from '../sections/registry.ts';

/** A public page, a former public page, or a replaced draft. */
export type VersionKind = 'published' | 'archived' | 'draft';

/** A version that can replace the draft of its language. */
export interface RestorableVersion {
  readonly idProfile: number;
  readonly kind: VersionKind;
  readonly publishedAt: Date | null;
  /** Time of its replacement; null while it is public. */
  readonly archivedAt: Date | null;
  readonly submittedBy: string | null;
  readonly changedSections: readonly SectionName[];
}

/** Digest of a section's content: equal content has an equal digest. */
export interface SectionDigest {
  readonly idProfile: number;
  readonly section: string;
  readonly digest: string;
}

/** Sections with different content in two versions, in page order. */
export function changedSectionsBetween(
  digests: readonly SectionDigest[],
  firstId: number,
  secondId: number,
): readonly SectionName[] {
  const of = (idProfile: number, name: string) =>
    digests.find((row) => row.idProfile === idProfile && row.section === name)?.digest;
  return SECTIONS.flatMap(({ name }) => (of(firstId, name) === of(secondId, name) ? [] : [name]));
}

export function versionKindOf(
  version: Pick<RestorableVersion, 'publishedAt' | 'archivedAt'>,
): VersionKind {
  if (version.publishedAt === null) return 'draft';
  return version.archivedAt === null ? 'published' : 'archived';
}
