import * as z from 'zod/mini';
import { listOf } from '#shared/core/body/bounded-list.ts';
import { textField, withoutUnseen } from '#shared/core/text/typed-text.ts';
import { isHttpsUrl, MAX_URL_LENGTH, sectionText } from '../sections/fields.ts';
import type { DescribedPicture } from '../sections/section.ts';
import { bodyText } from './body-text.ts';
import { MAX_LIST_START } from './highest-number.ts';

/** Bits of the editor's text format: 1 bold, 2 italic; the other formats are dropped. */
const ALLOWED_FORMATS = 3;

const MAX_BODY_LENGTH = 60_000;
const MAX_NODES = 5_000;
const nodes = <Node extends z.ZodMiniType>(node: Node) => listOf(node, MAX_NODES);

/**
 * The stored subset of the editor's document: a node or property that is not listed here is
 * dropped. No node contains its own kind, so the depth is limited.
 */
const textNode = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .check(
      z.maxLength(MAX_BODY_LENGTH, { error: 'tooLong', abort: true }),
      z.overwrite(withoutUnseen),
    ),
  format: z
    ._default(z.int().check(z.gte(0), z.lte(2047)), 0)
    .check(z.overwrite((format) => format & ALLOWED_FORMATS)),
});
const lineBreak = z.object({ type: z.literal('linebreak') });
const link = z.object({
  type: z.literal('link'),
  url: textField(MAX_URL_LENGTH, undefined, 'websiteHttps').check(
    z.refine(isHttpsUrl, 'websiteHttps'),
  ),
  children: nodes(z.discriminatedUnion('type', [textNode, lineBreak])),
});
const inline = z.discriminatedUnion('type', [textNode, lineBreak, link]);
export type InlineNode = z.output<typeof inline>;

const paragraph = z.object({ type: z.literal('paragraph'), children: nodes(inline) });
const quote = z.object({ type: z.literal('quote'), children: nodes(inline) });
const heading = z.object({
  type: z.literal('heading'),
  tag: z.enum(['h2', 'h3']),
  children: nodes(inline),
});
const list = z.object({
  type: z.literal('list'),
  listType: z.enum(['bullet', 'number']),
  /** Number of the first point, unless 1: other blocks may lie between the points of one list. */
  start: z.optional(z.int().check(z.gte(2), z.lte(MAX_LIST_START))),
  children: nodes(z.object({ type: z.literal('listitem'), children: nodes(inline) })),
});
const image = z.object({
  type: z.literal('image'),
  idMedia: z.uuid(),
  altText: sectionText(200),
  caption: sectionText(500),
});
const youtubeVideo = z.object({
  type: z.literal('youtube'),
  youtubeId: z.string().check(z.regex(/^[\w-]{11}$/, 'youtubeId')),
  caption: sectionText(500),
});

/** Limits of a table: with 60 rows of 12 cells an article stays below the budget of a body. */
export const MAX_TABLE_COLUMNS = 12;
export const MAX_TABLE_ROWS = 60;

/** Every row has one cell per column; merged cells are stored as empty ones. */
const table = z.object({
  type: z.literal('table'),
  hasHead: z.boolean(),
  rows: listOf(
    listOf(z.object({ children: nodes(inline) }), MAX_TABLE_COLUMNS),
    MAX_TABLE_ROWS,
  ).check(z.refine(isRectangular, 'invalid')),
});
export type ArticleTable = z.output<typeof table>;

function isRectangular(rows: readonly (readonly unknown[])[]): boolean {
  return rows.length > 0 && rows.every(({ length }) => length > 1 && length === rows[0]?.length);
}

export type ArticleFigure = z.output<typeof image> | z.output<typeof youtubeVideo>;

/** A block that the editor shows as a unit, without text to edit inside. */
export const articleInset = z.discriminatedUnion('type', [image, youtubeVideo, table]);
export type ArticleInset = z.output<typeof articleInset>;

const block = z.discriminatedUnion('type', [
  paragraph,
  heading,
  quote,
  list,
  image,
  youtubeVideo,
  table,
]);
export type ArticleBlock = z.output<typeof block>;

const MAX_FIGURES = 40;

export const articleBody = z
  .object({ root: z.object({ type: z.literal('root'), children: nodes(block) }) })
  .check(
    z.refine((body) => bodyText(body).length <= MAX_BODY_LENGTH, 'tooLong'),
    z.refine((body) => figuresOf(body).length <= MAX_FIGURES, 'tooManyFigures'),
  );
export type ArticleBody = z.output<typeof articleBody>;

export const EMPTY_BODY: ArticleBody = { root: { type: 'root', children: [] } };

export function replaceImage(
  { root }: ArticleBody,
  idMedia: string,
  replacement: DescribedPicture,
): ArticleBody {
  const children = root.children.map((node) =>
    node.type === 'image' && node.idMedia === idMedia ? { ...node, ...replacement } : node,
  );
  return { root: { ...root, children } };
}

export function describeImages(
  { root }: ArticleBody,
  altOf: (idMedia: string) => string,
): ArticleBody {
  const children = root.children.map((node) =>
    node.type === 'image' ? { ...node, altText: altOf(node.idMedia) } : node,
  );
  return { root: { ...root, children } };
}

export function figuresOf(body: ArticleBody): readonly ArticleFigure[] {
  return body.root.children.filter((node) => node.type === 'image' || node.type === 'youtube');
}

export function insetsOf(body: ArticleBody): readonly ArticleInset[] {
  return body.root.children.filter(
    (node) => node.type === 'image' || node.type === 'youtube' || node.type === 'table',
  );
}
