import { isHttpsUrl } from '../../../../core/sections/fields.ts';
import type { Script } from './pasted-scripts.ts';

const BOLD = 1;
const ITALIC = 2;

export interface Style {
  readonly format: number;
  readonly url: string | null;
  /** True if line breaks of the source are visible, as in `pre`. */
  readonly hasLines: boolean;
  readonly script: Script;
  /** True inside a flex or grid container, whose children are separated without spaces between. */
  readonly hasBoxes: boolean;
}

export const PLAIN: Style = {
  format: 0,
  url: null,
  script: 'none',
  hasLines: false,
  hasBoxes: false,
};

export function styleOf(element: Element, tag: string, css: string, style: Style): Style {
  const weight = /(?<![\w-])font-weight:\s*(\w+)/.exec(css)?.[1];
  const slant = /(?<![\w-])font-style:\s*(\w+)/.exec(css)?.[1];
  const isBold = weight ? /^(?:bold|bolder|[6-9]00)$/.test(weight) : /^(?:B|STRONG|TH)$/.test(tag);
  const isItalic = slant ? /^(?:italic|oblique)$/.test(slant) : /^(?:I|EM|CITE)$/.test(tag);
  const isHeading = /^H[1-6]$/.test(tag);
  const bold = isHeading ? 0 : weight ? (isBold ? BOLD : 0) : isBold ? BOLD : style.format & BOLD;
  const italic = isItalic ? ITALIC : slant ? 0 : style.format & ITALIC;
  const space = /white-space(?:-collapse)?:\s*(\S+)/.exec(css)?.[1];
  return {
    format: bold | italic,
    script: scriptOf(tag, css) ?? style.script,
    url: tag === 'A' ? linkOf(element) : style.url,
    hasBoxes: /display:\s*(?:inline-)?(?:flex|grid)/.test(css),
    hasLines: space ? /^(?:pre|break-spaces)/.test(space) : tag === 'PRE' || style.hasLines,
  };
}

function scriptOf(tag: string, css: string): Script | null {
  const align = /(?<![\w-])vertical-align:\s*(\w+)/.exec(css)?.[1];
  if (align === 'super' || (!align && tag === 'SUP')) return 'sup';
  if (align === 'sub' || (!align && tag === 'SUB')) return 'sub';
  return align === 'baseline' ? 'none' : null;
}

function linkOf(element: Element): string | null {
  const url = hrefOf(element);
  return isHttpsUrl(url) ? new URL(url).href : null;
}

export function isPageLink(element: Element): boolean {
  return !/^(?:#|javascript:|$)/i.test(hrefOf(element));
}

const hrefOf = (element: Element) => (element.getAttribute('href') ?? '').trim();
