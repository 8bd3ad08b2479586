/** HTML is inserted into pages only by functions that escape their input. */
import { type Finding, isCode, isTest, lineAt, type Sources } from './source-files.ts';

const ESCAPING_FUNCTIONS = new Set([
  'articleHtml',
  'factsMarkup',
  'videoMarkup',
  'headerSearchField',
  'iconMarkup',
  'jsonLdText',
  'pictureMarkup',
  'picturePreload',
]);
/** Variables that the page or the module above has escaped. */
const ESCAPED_VARIABLES = new Set([
  'src/features/company/ui/article/ArticlePage.astro html',
  'src/shared/ui/rating/ScoreBar.astro drawn',
]);
const IN_TEMPLATES = /\bset:html\s*=\s*(?:\{\s*(\w+)\s*([(}])?)?/g;
const IN_BROWSERS =
  /\.(?:innerHTML|outerHTML|srcdoc)\s*\+?=|\b(?:insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|document\.write(?:ln)?)\s*\(|\bsrcDoc\s*=/g;

export function checkRawMarkup(sources: Sources): Finding[] {
  return [...sources].flatMap(([path, source]) => {
    if (!path.startsWith('src/') || !isCode(path) || isTest(path)) return [];
    const templates = [...source.matchAll(IN_TEMPLATES)].filter(
      ([, name = '', after]) =>
        !(after === '(' && ESCAPING_FUNCTIONS.has(name)) &&
        !(after === '}' && ESCAPED_VARIABLES.has(`${path} ${name}`)),
    );
    return [...templates, ...source.matchAll(IN_BROWSERS)].map((match) => ({
      path,
      line: lineAt(source, match.index),
      message: `puts unescaped HTML into a page: ${match[0].trim()}`,
    }));
  });
}
