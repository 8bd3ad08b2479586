/**
 * Build step: what the oldest browsers that are served do not know in the built styles and scripts. They skip a
 * whole rule for one word of it, so only what a page can do without may be newer, and stands alone in its rule.
 */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { transformWithOxc } from 'vite';

/** They know cascade layers, which hold the shared styles; others read the notice of `OldBrowser.astro`. */
export const OLDEST_BROWSERS = ['chrome99', 'edge99', 'firefox104', 'safari15.4'];

const KNOWN_AT_RULES = new Set(['font-face', 'keyframes', 'layer', 'media', 'page', 'supports']);
/** A browser that skips them shows a narrower list or changes pages at once. */
const SPARED_AT_RULES = new Set(['container', 'view-transition']);
/** One of them in a list of selectors would take the others with it. */
const NEWER_SELECTORS =
  /:(?:has|popover-open|modal|user-invalid|user-valid|open)\b|::(?:view-transition|details-content)/;
const NEWER_UNITS = /\d(?:[sdl]v[hwib]|sv(?:min|max)|cq[whib])\b/;
const TRANSFORMS = new Set(['translate', 'rotate', 'scale']);

export function newerStyles(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules(({ name, params }) => {
    if (!KNOWN_AT_RULES.has(name) && !SPARED_AT_RULES.has(name)) found.push(`@${name} ${params}`);
    if (name === 'media' && /[<>]/.test(params)) found.push(`@media ${params}`);
  });
  root.walkRules(({ selector, selectors, parent }) => {
    if (parent?.type === 'rule') found.push(`nested ${selector}`);
    if (selectors.length > 1 && NEWER_SELECTORS.test(selector)) found.push(selector);
  });
  root.walkDecls(({ prop, value, parent }) => {
    const asked = parent?.parent?.type === 'atrule';
    if (NEWER_UNITS.test(value) && !asked) found.push(`${prop}: ${value}`);
    if (TRANSFORMS.has(prop)) found.push(`${prop}: ${value}`);
  });
  return found;
}

/** Members newer than those browsers that scripts call, each as they would have it. */
const FILLED = {
  'URL.parse(': 'URL.parse||=(s,b)=>{try{return new URL(s,b)}catch{return null}};',
  'URL.canParse(': 'URL.canParse||=(s,b)=>{try{return!!new URL(s,b)}catch{return!1}};',
} as const;
const FILLED_CALL = /\bURL\.(?:canParse|parse)\(/g;
const NEWER_CALLS =
  /(?:\.(?:toSorted|toReversed|toSpliced|groupBy|withResolvers|fromAsync|isWellFormed|toWellFormed)|\bstructuredClone)\(/g;

/** What a script has to say before its own code, so that old browsers can run it. */
export function filledIn(code: string): string {
  const called = new Set(code.match(FILLED_CALL));
  return Object.entries(FILLED)
    .flatMap(([call, fill]) => (called.has(call) ? [fill] : []))
    .join('');
}

export function fillMembers(): Plugin {
  return {
    name: 'fill-members',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code) => {
      const filled = filledIn(code);
      return filled ? { code: filled + code, map: null } : null;
    },
  };
}

/** Syntax that a build for these browsers would still have to lower, and newer members that are called. */
export async function newerScript(code: string): Promise<string[]> {
  const [lowered, asWritten] = await Promise.all(
    [OLDEST_BROWSERS, 'esnext'].map((target) =>
      transformWithOxc(code, 'built.js', { target, sourcemap: false }),
    ),
  );
  const syntax = lowered?.code === asWritten?.code ? [] : ['syntax that can be lowered'];
  const unfilled = (code.match(FILLED_CALL) ?? []).filter((call) => {
    const name = call.replace(/^URL\.|\($/g, '');
    return !new RegExp(`URL[.]${name}\\W`).test(code.replaceAll(call, ''));
  });
  return [...syntax, ...unfilled, ...(code.match(NEWER_CALLS) ?? [])];
}

/** Of a built file: a script, a sheet, or a page with sheets in it. */
export async function newerThanOldest(file: string): Promise<string[]> {
  if (file.endsWith('.js')) return await newerScript(readFileSync(file, 'utf8'));
  if (file.endsWith('.css')) return newerStyles(readFileSync(file, 'utf8'));
  if (!file.endsWith('.html')) return [];
  const sheets = readFileSync(file, 'utf8').matchAll(/<style\b[^>]*>(.*?)<\/style>/gs);
  return [...sheets].flatMap(([, css = '']) => newerStyles(css));
}
