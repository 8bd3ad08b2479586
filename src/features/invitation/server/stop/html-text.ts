/** HTML entity names, each followed by its character. */
const ENTITIES = `amp & lt < gt > quot " apos ' rsquo ’ lsquo ‘ auml ä ouml ö uuml ü szlig ß agrave à
  eacute é egrave è ecirc ê ccedil ç iacute í oacute ó uacute ú aacute á ntilde ñ atilde ã
  otilde õ icirc î`;
const NAMED = new Map(
  ENTITIES.matchAll(/([a-z]{2,6}) (\S)/g).map(([, name, character]) => [name, character] as const),
).set('nbsp', ' ');
const LAST_CODE_POINT = 0x10ffff;

export function textOfHtml(html: string): string {
  return html
    .split('<')
    .map((part) => {
      const end = part.indexOf('>');
      if (/^(?:style|script|title)\b/i.test(part)) return '';
      const isBlock = /^\/?(?:p|div|br|tr|td|h\d)\b/i.test(part);
      return `${isBlock ? '\n\n' : ' '}${decodeEntities(part.slice(end + 1))}`;
    })
    .join('');
}

const decodeEntities = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (entity, name: string) =>
    name.startsWith('#')
      ? decodeEntity(name.slice(1), entity)
      : (NAMED.get(name.toLowerCase()) ?? entity),
  );

function decodeEntity(digits: string, entity: string): string {
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
