import { Parser } from 'htmlparser2';
import { isHeadOfTheOtherLanguage, isOfTheOtherLanguage } from './other-language.ts';

export interface Link {
  readonly href: string;
  readonly hreflang: string | undefined;
}

type Attributes = Readonly<Record<string, string>>;

export interface ReadPage {
  readonly lang: string;
  readonly title: string;
  readonly titles: number;
  readonly h1s: number;
  readonly metas: readonly (readonly [string, string])[];
  readonly canonical: readonly string[];
  readonly alternates: readonly (readonly [string, string])[];
  readonly links: readonly Link[];
  readonly ids: ReadonlySet<string>;
  readonly files: readonly string[];
  readonly pictures: readonly Attributes[];
  readonly mixed: readonly string[];
  readonly unfilled: readonly string[];
  readonly structured: readonly string[];
}

const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];
const HEAD_WORDS = [
  'title',
  'description',
  'og:title',
  'og:description',
  'twitter:title',
  'twitter:description',
];
const WITHOUT_WORDS = new Set(['script', 'style', 'template', 'title']);
const VOID = new Set([
  'area',
  'br',
  'col',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

interface Open {
  readonly name: string;
  readonly lang: string;
  readonly attributes: Attributes;
}

export function readPage(html: string): ReadPage {
  const open: Open[] = [];
  const words = { title: '', structured: '', inThai: '' };
  const counts = { titles: 0, h1s: 0 };
  const found = {
    metas: [] as [string, string][],
    canonical: [] as string[],
    alternates: [] as [string, string][],
    links: [] as Link[],
    ids: new Set<string>(),
    files: [] as string[],
    pictures: [] as Attributes[],
    mixed: [] as string[],
    unfilled: [] as string[],
    structured: [] as string[],
  };
  let root = '';
  let pieces = '';

  const collect: Readonly<Record<string, (attributes: Attributes) => void>> = {
    meta({ name, property, content = '' }) {
      found.metas.push([name ?? property ?? '', content]);
    },
    a({ href, hreflang }) {
      if (href !== undefined) found.links.push({ href, hreflang });
    },
    link({ rel, hreflang, href = '' }) {
      if (rel === 'canonical') found.canonical.push(href);
      else if (hreflang !== undefined) found.alternates.push([hreflang, href]);
      else found.files.push(href);
    },
    img(attributes) {
      found.pictures.push(attributes);
    },
    h1() {
      counts.h1s += 1;
    },
    title() {
      if (!open.some(({ name }) => name === 'svg')) counts.titles += 1;
    },
  };

  function begin(name: string, attributes: Attributes): void {
    endText();
    const lang = attributes['lang'] ?? open.at(-1)?.lang ?? '';
    if (name === 'html') root = lang;
    collect[name]?.(attributes);
    const { src, id } = attributes;
    if (id !== undefined) found.ids.add(id);
    if (src !== undefined && name !== 'iframe') found.files.push(src);
    for (const attribute of SPOKEN)
      hear(attributes[attribute] ?? '', `${name}[${attribute}]`, lang);
    if (!VOID.has(name)) open.push({ name, lang, attributes });
  }

  function end(name: string): void {
    endText();
    const at = open.findLastIndex((one) => one.name === name);
    const [ended] = at < 0 ? [] : open.splice(at);
    if (ended?.attributes['type'] === 'application/ld+json') {
      found.structured.push(words.structured);
      words.structured = '';
    }
  }

  function endText(): void {
    const text = pieces;
    pieces = '';
    const inside = open.at(-1);
    if (inside === undefined || text === '') return;
    if (inside.name === 'title' && !open.some((one) => one.name === 'svg')) words.title += text;
    if (inside.attributes['type'] === 'application/ld+json') words.structured += text;
    if (!WITHOUT_WORDS.has(inside.name)) hear(text, inside.name, inside.lang);
  }

  function hear(text: string, where: string, lang: string): void {
    if (isOfTheOtherLanguage(text, lang)) found.mixed.push(`${where} ${text.trim()}`);
    if (lang.startsWith('th')) words.inThai += ` ${text.trim().replace(/\s+/g, ' ')}`;
    if (hasEmptyPlace(text)) found.unfilled.push(`${where} ${text.trim()}`);
  }

  const ontext = (text: string) => {
    pieces += text;
  };
  const parser = new Parser(
    { onopentag: begin, onclosetag: end, ontext },
    { decodeEntities: true },
  );
  parser.end(html);
  const title = words.title.trim();
  const structured = found.structured.map((text) => ['structured data', text] as const);
  for (const [name, text] of [['title', title] as const, ...found.metas, ...structured]) {
    if (HEAD_WORDS.includes(name) && isHeadOfTheOtherLanguage(text, root, words.inThai))
      found.mixed.push(`${name} ${text}`);
    if (hasEmptyPlace(text)) found.unfilled.push(`${name} ${text}`);
  }
  return { lang: root, title, ...counts, ...found };
}

function hasEmptyPlace(text: string): boolean {
  return text.includes('{{');
}

export function metaOf({ metas }: ReadPage, name: string): string | undefined {
  return metas.find(([said]) => said === name)?.[1];
}

export function isForSearch(page: ReadPage): boolean {
  return !metaOf(page, 'robots')?.includes('noindex');
}
