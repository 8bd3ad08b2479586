import * as z from 'zod/mini';
import { typed, withoutUnseen } from '#shared/core/text/typed-text.ts';
import { isHttpsUrl } from './fields.ts';

/**
 * The editor's document, of which only these nodes and properties are kept: what is not listed here
 * can be neither stored nor shown.
 */
const textNode = z.object({
  type: z.literal('text'),
  text: z.string().check(z.overwrite(withoutUnseen)),
  /** The editor's bits: 1 bold, 2 italic, 8 underline. */
  format: z._default(z.int().check(z.gte(0), z.lte(2047)), 0),
});
const lineBreak = z.object({ type: z.literal('linebreak') });
const link = z.object({
  type: z.literal('link'),
  url: typed().check(z.refine(isHttpsUrl, 'websiteHttps')),
  children: z.array(z.union([textNode, lineBreak])),
});
const inline = z.union([textNode, lineBreak, link]);
const paragraph = z.object({ type: z.literal('paragraph'), children: z.array(inline) });
const quote = z.object({ type: z.literal('quote'), children: z.array(inline) });
const heading = z.object({
  type: z.literal('heading'),
  tag: z.enum(['h2', 'h3']),
  children: z.array(inline),
});
const list = z.object({
  type: z.literal('list'),
  listType: z.enum(['bullet', 'number']),
  children: z.array(z.object({ type: z.literal('listitem'), children: z.array(inline) })),
});
const block = z.union([paragraph, heading, quote, list]);

const LONGEST_BODY = 60_000;

export const articleBody = z
  .object({ root: z.object({ type: z.literal('root'), children: z.array(block) }) })
  .check(z.refine((body) => bodyText(body).length <= LONGEST_BODY, 'tooLong'));
export type ArticleBody = z.output<typeof articleBody>;

export const EMPTY_BODY: ArticleBody = { root: { type: 'root', children: [] } };

interface Node {
  readonly type: string;
  readonly text?: string;
  readonly children?: readonly Node[];
}

/** What is written, a line for each paragraph, heading or point of a list. */
export function bodyText(body: ArticleBody): string {
  const words = (node: Node): string => node.text ?? (node.children ?? []).map(words).join('');
  return body.root.children
    .flatMap((node) => (node.type === 'list' ? node.children.map(words) : [words(node)]))
    .join('\n');
}
