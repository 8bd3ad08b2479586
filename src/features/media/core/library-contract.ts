import * as z from 'zod/mini';
import { PROFILE_STATES } from '#shared/core/company/profile-lists.ts';
import { MEDIA_KINDS } from '#shared/core/domain/media.ts';
import { defineEndpoint } from '#shared/core/endpoint.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { VIDEO_FILES } from '#shared/core/picture.ts';
import { listPage } from '#shared/core/request-fields.ts';
import { textField } from '#shared/core/text/typed-text.ts';
import { LIBRARY_ENDPOINT, libraryCaptions, libraryParams, mediaParams } from './media-contract.ts';

export const LIBRARY_PAGE_SIZE = 24;
const MAX_ALT_LENGTH = 200;

const use = z.object({
  lang: z.enum(LOCALES),
  state: z.enum(PROFILE_STATES),
  section: z.string(),
});
export type MediaUse = z.output<typeof use>;

const alt = z.nullable(z.string());

const libraryItem = z.object({
  idMedia: z.uuid(),
  kind: z.enum(MEDIA_KINDS),
  mimeType: z.string(),
  video: z.nullable(z.enum(VIDEO_FILES)),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  isFailed: z.boolean(),
  /** The file is the poster of a video and stays as long as the video does. */
  isPoster: z.boolean(),
  altTh: alt,
  altEn: alt,
  captions: z.array(libraryCaptions),
  uses: z.array(use),
});
export type LibraryItem = z.output<typeof libraryItem>;

const library = z.object({
  items: z.array(libraryItem),
  total: z.int(),
  /** Bytes stored; `maxBytes` is the limit of the package. */
  bytes: z.int(),
  maxBytes: z.int(),
});
export type LibraryContent = z.output<typeof library>;

export const readLibraryEndpoint = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'get',
  path: '/companyProfile/:idEmp/:lang/media',
  summary: 'The pictures and videos of one’s company, the newest first, and where each is used',
  params: libraryParams,
  query: z.object(listPage(LIBRARY_PAGE_SIZE)),
  data: library,
  list: true,
});

const altText = textField(MAX_ALT_LENGTH).check(z.normalize('NFC'));

export const describeMediaEndpoint = defineEndpoint({
  ...LIBRARY_ENDPOINT,
  method: 'put',
  path: '/companyProfile/:idEmp/:lang/media/:idMedia/alt',
  summary: 'Says what a picture shows in both languages; two empty texts mark a decoration',
  params: mediaParams,
  body: z.object({ altTh: altText, altEn: altText }).check(
    z.refine(({ altTh, altEn }) => altTh !== '' || altEn === '', {
      path: ['altTh'],
      message: 'required',
    }),
    z.refine(({ altTh, altEn }) => altEn !== '' || altTh === '', {
      path: ['altEn'],
      message: 'required',
    }),
  ),
  data: z.object({ idMedia: z.uuid() }),
});
