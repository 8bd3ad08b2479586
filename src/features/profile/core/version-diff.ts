/** The fields of a page in the order the team reads them. */
export const COMPARED_FIELDS = [
  'companyName',
  'taxId',
  'logo',
  'cover',
  'shortBio',
  'about',
  'vision',
  'mission',
  'whyJoinUs',
  'brandStory',
  'industry',
  'companySize',
  'country',
  'province',
  'city',
  'address',
  'postalCode',
  'website',
  'telephone',
  'contactName',
  'contactPosition',
  'contactEmail',
  'history',
  'aspects',
  'reasons',
  'photos',
  'testimonials',
  'albums',
  'articles',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export interface ComparedPicture {
  readonly idMedia: string;
  readonly altText: string;
}

/** What a field holds: words, pictures, or a list of things each told in one line. */
export type ComparedValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly ComparedPicture[] }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export type ComparedVersion = Readonly<Record<ComparedField, ComparedValue>>;

export interface FieldComparison {
  readonly field: ComparedField;
  /** Null when nothing was published before. */
  readonly before: ComparedValue | null;
  readonly after: ComparedValue;
  readonly isChanged: boolean;
}

/** Field by field, what is public beside what was submitted; a first page has changed in all it says. */
export function compareVersions(
  before: ComparedVersion | null,
  after: ComparedVersion,
): readonly FieldComparison[] {
  return COMPARED_FIELDS.map((field) => {
    const old = before?.[field] ?? null;
    const isChanged = old === null ? !isBlank(after[field]) : !isEqual(old, after[field]);
    return { field, before: old, after: after[field], isChanged };
  });
}

function isEqual(a: ComparedValue, b: ComparedValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function isBlank(value: ComparedValue): boolean {
  if (value.kind === 'text') return value.text.trim() === '';
  return (value.kind === 'list' ? value.items : value.pictures).length === 0;
}
