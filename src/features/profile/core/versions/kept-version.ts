import { SECTIONS, type SectionName } from '../sections/registry.ts';

/** What visitors see, what they saw before, or a draft that made way for one of these. */
export type VersionKind = 'published' | 'archived' | 'draft';

/** A version of one language that can take the place of its draft. */
export interface RestorableVersion {
  readonly idProfile: number;
  readonly kind: VersionKind;
  /** A draft was never public. */
  readonly publishedAt: Date | null;
  /** When it made way; null while visitors see it. */
  readonly archivedAt: Date | null;
  readonly submittedBy: string | null;
  /** Where it says something else than the draft; none when both say the same. */
  readonly changedSections: readonly SectionName[];
}

/** What a section of a version says, in short: the same words have the same digest. */
export interface SectionDigest {
  readonly idProfile: number;
  readonly section: string;
  readonly digest: string;
}

/** The sections in which two versions say different things, in the order of the page. */
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
