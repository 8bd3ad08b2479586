import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { SESSION_LIMIT } from '#shared/core/limits.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { VIDEO_FILES } from '#shared/core/picture.ts';
import { idText } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { PROFILE_ERRORS } from './profile-errors.ts';
import { READ_SECTION, SAVE_SECTION } from './section-calls.ts';
import { SECTION_NAMES } from './sections/registry.ts';

const TAG = 'Company profile';
const MAX_ITEMS = 1000;

const version = z.object({ idEmp: idText, lang: z.enum(LOCALES) });
const sectionOf = z.object({ ...version.shape, section: z.enum(SECTION_NAMES) });

/** The section itself validates the content; its errors name the item and the field. */
const item = z.object({
  idItem: z.uuid(),
  parent: z.nullable(z.uuid()),
  kind: textField(40),
  content: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});
const items = listOf(item, MAX_ITEMS);

const picture = z.object({
  idMedia: z.uuid(),
  width: z.int(),
  height: z.int(),
  state: z.enum(['pending', 'ready', 'failed']),
  video: z.nullable(z.enum(VIDEO_FILES)),
  seconds: z.nullable(z.int()),
  bytes: z.nullable(z.int()),
  /** Library description in the language of the draft: '' for a decoration, null without one. */
  alt: z.nullable(z.string()),
  isPosterMissing: z.boolean(),
  captions: z.nullable(z.array(z.object({ lang: z.enum(LOCALES), idCaptions: z.uuid() }))),
});
export type StoredPicture = z.output<typeof picture>;

export const sectionDocument = z.object({
  revision: z.int(),
  isLocked: z.boolean(),
  savedAt: z.nullable(z.string()),
  items,
  pictures: z.record(z.string(), picture),
  /** The maximum of each kind, below one parent if it has one. */
  caps: z.record(z.string(), z.int()),
});
export type SectionDocument = z.output<typeof sectionDocument>;

/** `finish` requires a complete section; a draft can be saved without it. */
export const sectionBody = z.object({ items, finish: z._default(z.boolean(), false) });
export type SectionBody = z.input<typeof sectionBody>;

export const savedSection = z.object({ revision: z.int(), savedAt: z.string() });
export type SavedSection = z.output<typeof savedSection>;

export const readSectionEndpoint = defineEndpoint({
  ...READ_SECTION,
  summary:
    'One section of a draft: its items in their order, their pictures, its revision and caps',
  tag: TAG,
  limit: SESSION_LIMIT,
  params: sectionOf,
  data: sectionDocument,
});

export const saveSectionEndpoint = defineEndpoint({
  ...SAVE_SECTION,
  summary: 'Saves the section if If-Match names its revision; a 409 tells what stands there now',
  tag: TAG,
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: sectionOf,
  body: sectionBody,
  // A list point of an article is the deepest node; each text run has four values.
  budget: { bytes: 512 * 1024, elements: 16_000, depth: 16 },
  data: savedSection,
});

export interface SectionConflict {
  readonly yours: SectionDocument['items'];
  readonly current: SectionDocument;
}

export const replaceMediaEndpoint = defineEndpoint({
  method: 'put',
  path: '/companyProfile/:idEmp/:lang/media/:idMedia/replacement',
  summary: 'Puts another picture in the place of one wherever the drafts show it',
  tag: TAG,
  guard: 'employer',
  limit: SESSION_LIMIT,
  errors: PROFILE_ERRORS,
  params: z.object({ ...version.shape, idMedia: z.uuid() }),
  body: z.object({ idReplacement: z.uuid() }),
  data: z.object({ replaced: z.int() }),
});
