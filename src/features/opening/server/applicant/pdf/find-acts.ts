import {
  isKind,
  type PdfDictionary,
  type PdfString,
  type PdfValue,
  valuesOf,
} from './pdf-values.ts';

/** The reason a PDF is rejected, in terms of ISO 32000. */
export type ActiveContent =
  | 'JavaScript'
  | 'Launch'
  | 'SubmitForm'
  | 'ImportData'
  | 'GoToE'
  | 'RichMedia'
  | 'EmbeddedFile'
  | 'XFA'
  | 'remote file'
  | 'URI by itself';

/** Values of `S`, the action type. */
const ACTIONS: ReadonlyMap<string, ActiveContent> = new Map([
  ['JavaScript', 'JavaScript'],
  ['Launch', 'Launch'],
  ['SubmitForm', 'SubmitForm'],
  ['ImportData', 'ImportData'],
  ['GoToE', 'GoToE'],
  ['RichMediaExecute', 'RichMedia'],
]);
/** Actions whose file is another document, possibly on a remote computer. */
const REMOTE_ACTIONS = new Set(['GoToR', 'Thread']);
const FILE_KEYS = ['F', 'UF', 'DOS', 'Mac', 'Unix'];

export type Resolve = (value: PdfValue) => readonly PdfValue[];
/** Returns the possible texts of a string: as stored, and decrypted. */
export type ReadString = (string: PdfString) => readonly string[];

interface Context {
  readonly resolve: Resolve;
  readonly readString: ReadString;
}

/** Finds the first active content; a name like `JavaScript` counts only as the value of its key. */
export function activeContentIn(object: PdfValue, context: Context): ActiveContent | null {
  const left: PdfValue[] = [object];
  while (left.length > 0) {
    const value = left.pop() as PdfValue;
    if (typeof value === 'number') continue;
    if (value.kind === 'array') {
      const found = activeContentInPairs(value.items);
      if (found !== null) return found;
      for (const child of branches(value.items)) left.push(child);
    } else if (value.kind === 'dictionary' || value.kind === 'stream') {
      const dictionary = value.kind === 'stream' ? value.dictionary : value;
      const found = activeContentOf(dictionary, value.kind === 'stream', context);
      if (found !== null) return found;
      for (const child of branches(dictionary.pairs.map(([, entry]) => entry))) left.push(child);
    }
  }
  return null;
}

/** PDF readers repair broken brackets differently, so a key and value in an array count too. */
function activeContentInPairs(items: readonly PdfValue[]): ActiveContent | null {
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    if (!isKind(item, 'name') || !isKind(next, 'name')) continue;
    if (item.name === 'S' && ACTIONS.has(next.name)) return ACTIONS.get(next.name) ?? null;
    if (item.name === 'Subtype' && next.name === 'RichMedia') return 'RichMedia';
  }
  return null;
}

const branches = (values: readonly PdfValue[]) =>
  values.filter((value) => isKind(value, 'array') || isKind(value, 'dictionary'));

function activeContentOf(
  dictionary: PdfDictionary,
  isStream: boolean,
  context: Context,
): ActiveContent | null {
  const all = (key: string) => valuesOf(dictionary, key).flatMap(context.resolve);
  const names = (key: string) =>
    all(key).flatMap((value) => (isKind(value, 'name') ? value.name : []));
  const actions = isTag(dictionary, names('Type')) ? [] : names('S');
  const found = actions.map((name) => ACTIONS.get(name)).find((action) => action !== undefined);
  if (found !== undefined) return found;
  const scripts = all('JS');
  if (scripts.some((value) => isKind(value, 'string'))) return 'JavaScript';
  if (actions.includes('Rendition') && scripts.length > 0) return 'JavaScript';
  if (all('OnInstantiate').some((value) => isKind(value, 'stream'))) return 'JavaScript';
  if (names('Subtype').includes('RichMedia') || all('RichMediaContent').some(isGroup))
    return 'RichMedia';
  const isFile =
    (isStream && names('Type').includes('EmbeddedFile')) ||
    valuesOf(dictionary, 'EmbeddedFiles').some((value) => listsFiles(value, context)) ||
    all('EF').some((value) => holdsFiles(value, context));
  if (isFile) return 'EmbeddedFile';
  if (all('XFA').some(isForm) || all('AcroForm').some((form) => hasXfa(form, context)))
    return 'XFA';
  if (opensByItself(dictionary, context)) return 'URI by itself';
  if (linksTo(SCRIPT_URI, dictionary, context)) return 'JavaScript';
  const isAway = leadsAway(dictionary, actions, context) || linksTo(SHARE_URI, dictionary, context);
  return isAway ? 'remote file' : null;
}

/** Keys of an action's operands; an action without any does nothing. */
const OPERANDS = ['JS', ...FILE_KEYS, 'Win', 'D', 'N', 'TA', 'CMD', 'Next'];

/** True for a structure element without operands: its `S` is a tag name, not an action type. */
function isTag({ pairs }: PdfDictionary, types: readonly string[]): boolean {
  if (types.length === 0 || types.some((type) => type !== 'StructElem')) return false;
  return pairs.every(
    ([name, value]) => !OPERANDS.includes(name) && (name !== 'T' || isKind(value, 'string')),
  );
}

/** Events of a page, document or field that fire without a click. */
const AUTOMATIC_EVENTS = new Set('O C PO PC PV PI E X Fo Bl K F V WC WS DS WP DP'.split(' '));
const MAX_NEXT = 16;

/** True if a URL is requested without a click, which reveals that the file was opened. */
function opensByItself(dictionary: PdfDictionary, { resolve }: Context): boolean {
  const events = valuesOf(dictionary, 'AA')
    .flatMap(resolve)
    .filter((event) => isKind(event, 'dictionary'))
    .flatMap(({ pairs }) => pairs.filter(([name]) => AUTOMATIC_EVENTS.has(name)))
    .map(([, action]) => action);
  const seen = new Set<PdfValue>();
  let actions: readonly PdfValue[] = [...valuesOf(dictionary, 'OpenAction'), ...events];
  for (let step = 0; step < MAX_NEXT && actions.length > 0; step += 1) {
    const next: PdfValue[] = [];
    for (const action of actions.flatMap(resolve)) {
      if (seen.has(action)) continue;
      seen.add(action);
      if (isKind(action, 'array')) for (const item of action.items) next.push(item);
      if (!isKind(action, 'dictionary')) continue;
      if (isUri(action, resolve)) return true;
      for (const other of valuesOf(action, 'Next')) next.push(other);
    }
    actions = next;
  }
  return false;
}

const isUri = (action: PdfDictionary, resolve: Resolve): boolean =>
  entriesOf(action, ['S'], resolve).some((value) => isKind(value, 'name') && value.name === 'URI');

/** Returns all values of the keys, with references resolved. */
const entriesOf = (dictionary: PdfDictionary, keys: readonly string[], resolve: Resolve) =>
  keys.flatMap((key) => valuesOf(dictionary, key)).flatMap(resolve);

/** True if the string, as stored or decrypted, satisfies `isText`. */
const reads = (value: PdfValue, { readString }: Context, isText: (text: string) => boolean) =>
  isKind(value, 'string') && readString(value).some(isText);

/** True if a link, or the document's base URL for links, matches the pattern. */
function linksTo(pattern: RegExp, dictionary: PdfDictionary, context: Context): boolean {
  const links = entriesOf(dictionary, ['URI', 'Base'], context.resolve);
  return links.some((uri) => reads(uri, context, (text) => pattern.test(uriOf(text))));
}

/** Removes control characters, which browsers ignore before and within a URL's scheme. */
const uriOf = (bytes: string) => textOf(bytes).replace(/[\0-\x1f]/g, '');

/** Links to network shares: following one sends the user's password hash to the share's server. */
const SHARE_URI =
  /^ {0,8}(?:\\\\|file:[\\/]{4}|(?:smb|nfs|afp|dav|davs|webdav|search|search-ms|ms-[a-z-]{1,20}):)/i;
const SCRIPT_URI = /^ {0,8}(?:javascript|vbscript):/i;

const isGroup = (value: PdfValue) => isKind(value, 'dictionary');

/** True if a name tree has entries; an unresolvable tree counts as non-empty. */
function listsFiles(value: PdfValue, { resolve }: Context): boolean {
  const trees = resolve(value);
  const names = trees.flatMap((tree) =>
    isKind(tree, 'dictionary') ? entriesOf(tree, ['Names', 'Kids'], resolve) : [],
  );
  return (
    trees.length === 0 || names.some((value) => isKind(value, 'array') && value.items.length > 0)
  );
}

/** True if an `EF` entry embeds a file; a font or picture named `EF` does not. */
function holdsFiles(value: PdfValue, { resolve }: Context): boolean {
  return filesOf(value, resolve).some((file) => isKind(file, 'stream'));
}

/** True for an XFA form, as a stream or named parts; false for a picture named `XFA`. */
function isForm(value: PdfValue): boolean {
  if (isKind(value, 'array')) return value.items.length > 0;
  if (!isKind(value, 'stream')) return isKind(value, 'string');
  return valuesOf(value.dictionary, 'Subtype').length === 0;
}

/** True if a document's form has an `XFA` entry, whose stream may have any subtype. */
function hasXfa(form: PdfValue, { resolve }: Context): boolean {
  if (!isKind(form, 'dictionary')) return false;
  const parts = entriesOf(form, ['XFA'], resolve);
  return parts.some((value) => isKind(value, 'stream') || isForm(value));
}

function leadsAway(dictionary: PdfDictionary, actions: readonly string[], context: Context) {
  const isAction = actions.some((name) => REMOTE_ACTIONS.has(name));
  const keys = actions.includes('MCD') ? [...FILE_KEYS, 'D'] : FILE_KEYS;
  const files = entriesOf(dictionary, keys, context.resolve).flatMap((file) =>
    isAction ? [file, ...filesOf(file, context.resolve)] : [file],
  );
  return files.some((file) => reads(file, context, (text) => isRemote(textOf(text), isAction)));
}

const filesOf = (file: PdfValue, resolve: Resolve): PdfValue[] =>
  isKind(file, 'dictionary') ? entriesOf(file, FILE_KEYS, resolve) : [];

/** Decodes UTF-16 and UTF-8 well enough to recognize the start of a URL. */
const textOf = (bytes: string) =>
  bytes.replace(/^(?:\xfe\xff|\xff\xfe|\xef\xbb\xbf)/, '').replaceAll('\0', '');

/** Paths on network shares and web sites, which PDF readers fetch when a file refers to them. */
const SHARE =
  /^\s{0,8}(?:[\\/]{2}|(?:https?|ftps?|file|smb|nfs|afp|dav|davs|webdav|ms-[a-z-]{1,20}):)/i;
/** `/server/volume/file` is a share of Windows, `/c/file` is a drive. */
const VOLUME = /^\s{0,8}[\\/](?![a-z][\\/])/i;

const isRemote = (file: string, isAction: boolean): boolean =>
  SHARE.test(file) || (isAction && VOLUME.test(file));
