/**
 * Build step: finds features in built styles and scripts that the oldest supported browsers lack.
 * They skip a rule for one unknown value, so newer features must be optional and alone in their
 * rule.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule } from 'postcss';
import { type Plugin, parseAst, transformWithOxc } from 'vite';
import { filesBelow } from './files-below.ts';

/** Oldest browsers with `:where()` and `aspect-ratio`; older ones see `OldBrowser.astro`. */
export const OLDEST_BROWSERS = ['chrome88', 'edge88', 'firefox98', 'safari15.4'];
/** Chrome before 91 miscompiles `f?.(...list)`; lowering it would rewrite every `?.`. */
export const OLDEST_FOR_SCRIPTS = ['chrome91', 'edge91', 'firefox98', 'safari15.4'];

const SUPPORTED_AT_RULES = new Set(['font-face', 'keyframes', 'media', 'page', 'supports']);
/** Newer at-rules that may be used, because without them pages only look plainer. */
const SPARED_AT_RULES = new Set(['container', 'view-transition']);
const NEWER_QUERIES = /[<>]|\b(?:not|or)\s*\(/;
/** Newer selectors, which invalidate the list of selectors that contains them. */
const NEWER_SELECTORS =
  /:(?:has|popover-open|modal|user-invalid|user-valid|open|autofill|dir|state)\b|::(?:view-transition|details-content|-moz-)/;
const NEWER_VALUES =
  /\d(?:[sdl]v[hwib]|sv(?:min|max)|cq[whib])\b|\b(?:color-mix|light-dark|oklch|oklab|lch|lab|hwb|color|round|mod|rem|pow|sqrt|hypot|linear|anchor|anchor-size)\(/;
/** Newer properties that place boxes, without which content is misplaced or invisible. */
const NEWER_PROPERTIES =
  /^(?:translate|rotate|scale|offset|zoom|anchor-name|position-anchor|text-box|interpolate-size|border-(?:start|end)-(?:start|end)-radius)$/;

export function newerStyles(css: string): string[] {
  const found: string[] = [];
  const root = postcss.parse(css);
  root.walkAtRules(({ name, params }) => {
    if (!SUPPORTED_AT_RULES.has(name) && !SPARED_AT_RULES.has(name))
      found.push(`@${name} ${params}`);
    if (name === 'media' && NEWER_QUERIES.test(params)) found.push(`@media ${params}`);
  });
  root.walkRules(({ selector, selectors, parent }) => {
    if (parent?.type === 'rule') found.push(`nested ${selector}`);
    if (selectors.length > 1 && NEWER_SELECTORS.test(selector)) found.push(selector);
  });
  root.walkDecls(({ prop, value, parent }) => {
    const around = parent?.parent as AtRule | undefined;
    if (NEWER_VALUES.test(value) && around?.name !== 'supports') found.push(`${prop}: ${value}`);
    if (NEWER_PROPERTIES.test(prop)) found.push(`${prop}: ${value}`);
  });
  return found;
}

/** JavaScript members that the oldest browsers lack and scripts call, each with its polyfill. */
const FILLED = {
  'at(': onArrays('at(i){return this[i<0?this.length+i:i]}'),
  'findLast(': onArrays('findLast(f){return[...this].reverse().find(f)}'),
  'findLastIndex(': onArrays(
    'findLastIndex(f){return this.map((x,i)=>!!f(x,i,this)).lastIndexOf(true)}',
  ),
  'hasOwn(': 'Object.hasOwn||=(o,k)=>Object.prototype.hasOwnProperty.call(o,k);',
  // An object URL ends in a random UUID, which serves as the return value.
  'randomUUID(': 'crypto.randomUUID||=()=>URL.createObjectURL(new Blob).slice(-36);',
  'throwIfAborted(':
    'AbortSignal.prototype.throwIfAborted||=function(){if(this.aborted)throw new DOMException("","AbortError")};',
  'URL.parse(': 'URL.parse||=(s,b)=>{try{return new URL(s,b)}catch{return null}};',
  'URL.canParse(': 'URL.canParse||=(s,b)=>{try{return!!new URL(s,b)}catch{return!1}};',
} as const;
const FILLED_CALL =
  /\bURL\.(?:canParse|parse)\(|(?<=\.)(?:at|findLast|findLastIndex|hasOwn|randomUUID|throwIfAborted)\(|\bhasOwn(?=[;,])/g;

function onArrays(method: string): string {
  const name = method.replace(/\(.*/, '');
  return `Array.prototype.${name}||Object.defineProperty(Array.prototype,"${name}",{value:{${method}}.${name}});`;
}

/** JavaScript members without polyfill: scripts must detect support before use. */
const NEWER_MEMBERS = [
  ...['toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed'],
  ...['groupBy', 'fromAsync', 'withResolvers', 'structuredClone', 'supportedValuesOf'],
  ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom', 'symmetricDifference'],
  ...['toBase64', 'fromBase64', 'toHex', 'fromHex', 'transferToFixedLength'],
  ...['showPicker', 'showPopover', 'hidePopover', 'togglePopover', 'requestClose'],
  ...['checkVisibility', 'getHTML', 'setHTMLUnsafe', 'moveBefore'],
  ...['caretPositionFromPoint', 'getComposedRanges', 'getSetCookie'],
];
const NEWER_STATICS = 'AbortSignal.any|AbortSignal.timeout|Promise.try|RegExp.escape'.replaceAll(
  '.',
  '[.]',
);
const NEWER_CALLS = new RegExp(
  `(?<![.\\w$])structuredClone\\(|\\.(?:${NEWER_MEMBERS.join('|')})\\(|\\b(?:${NEWER_STATICS})\\(|\\.role=(?!=)`,
  'g',
);

/** Polyfills that a script needs before its own code. */
export function filledIn(code: string): string {
  const called = callsToFill(code);
  return Object.entries(FILLED)
    .flatMap(([call, fill]) => (called.has(call) ? [fill] : []))
    .join('');
}

/** Returns the members that the script reads, each of which counts as called. */
function callsToFill(code: string): Set<string> {
  return new Set((code.match(FILLED_CALL) ?? []).map((call) => call.replace(/^hasOwn$/, '$&(')));
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

/** Syntax these browsers need lowered or cannot have lowered, and newer members called. */
export async function newerScript(code: string): Promise<string[]> {
  const [lowered, asWritten] = await Promise.all(
    [OLDEST_FOR_SCRIPTS, 'esnext'].map((target) =>
      transformWithOxc(code, 'built.js', { target, sourcemap: false }),
    ),
  );
  const syntax = lowered?.code === asWritten?.code ? [] : ['syntax that can be lowered'];
  const unfilled = [...callsToFill(code)].filter((call) => {
    const fill = FILLED[call as keyof typeof FILLED];
    return !code.includes(fill.slice(0, fill.indexOf('||') + 2));
  });
  const undetected = (code.match(NEWER_CALLS) ?? []).filter(
    (call) => !isFeatureDetected(call, code),
  );
  return [...syntax, ...unsupportedSyntax(parseAst(code)), ...unfilled, ...undetected];
}

function isFeatureDetected(call: string, code: string): boolean {
  const name = call.replace(/^.*[.]|\(.*$/g, '');
  return new RegExp(`typeof [\\w$.]*\\b${name}\\b|["'\`]${name}["'\`]in\\b`).test(code);
}

type Syntax = { readonly type?: string } & Readonly<Record<string, unknown>>;

/** Syntax that no build step lowers, although the oldest supported browsers mishandle it. */
function unsupportedSyntax(node: unknown, isInFunction = false): string[] {
  if (Array.isArray(node)) return node.flatMap((child) => unsupportedSyntax(child, isInFunction));
  if (node === null || typeof node !== 'object') return [];
  const { type = '', ...parts } = node as Syntax;
  const found: string[] = [];
  const args = type === 'CallExpression' ? (parts['arguments'] as Syntax[]) : [];
  if (parts['optional'] && args.some((argument) => argument.type === 'SpreadElement'))
    found.push('f?.(...list)');
  if (type === 'AwaitExpression' && !isInFunction) found.push('await outside functions');
  const { property } = (parts['callee'] ?? {}) as { property?: { name?: string } };
  const options = property?.name === 'addEventListener' ? (args[2]?.['properties'] ?? []) : [];
  const named = (options as { key?: { name?: string } }[]).map(({ key }) => key?.name);
  if (named.includes('signal')) found.push('addEventListener with a signal');
  const within = isInFunction || type.includes('Function');
  return [...found, ...Object.values(parts).flatMap((part) => unsupportedSyntax(part, within))];
}

const SHEETS = /<style\b[^>]*>(.*?)<\/style>/gs;
const SCRIPTS = /<script(?![^>]*\btype="?(?!module)\w)[^>]*>(.+?)<\/script>/gs;
const PAGE_SHEETS = /\{"type":"inline","content":("(?:[^"\\]|\\.)*")/g;

export async function newerThanOldest(files: readonly string[]): Promise<string[]> {
  const sheets = new Map<string, string>();
  const scripts = new Map<string, string>();
  for (const file of files) {
    if (!/\.(?:js|css|html|mjs)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const record = (kind: Map<string, string>, parts: Iterable<string | undefined>) => {
      for (const part of parts) if (part) kind.set(part, file);
    };
    if (file.endsWith('.js')) record(scripts, [text]);
    if (file.endsWith('.css')) record(sheets, [text]);
    if (file.endsWith('.mjs')) {
      record(
        sheets,
        text.matchAll(PAGE_SHEETS).map(([, json = '""']) => JSON.parse(json)),
      );
    }
    if (!file.endsWith('.html')) continue;
    record(
      sheets,
      text.matchAll(SHEETS).map(([, css]) => css),
    );
    record(
      scripts,
      text.matchAll(SCRIPTS).map(([, code]) => code),
    );
  }
  const found: string[] = [];
  for (const [css, file] of sheets)
    found.push(...newerStyles(css).map((style) => `${style} (${file})`));
  for (const [code, file] of scripts) {
    found.push(...(await newerScript(code)).map((problem) => `${problem} (${file})`));
  }
  return found;
}

export async function rejectNewer(build: string): Promise<void> {
  const ofServer = filesBelow(join(build, 'server')).filter((file) => file.endsWith('.mjs'));
  const found = await newerThanOldest([...filesBelow(join(build, 'client')), ...ofServer]);
  if (found.length > 0) throw new Error(`old browsers do not know:\n${found.join('\n')}`);
}
