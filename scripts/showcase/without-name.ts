import type { Locale } from '#shared/core/locale.ts';
import { websiteHost } from '#shared/core/text/mail-domain.ts';

/** Placeholder for the company's name in a text, until the invented name replaces it. */
export const UNNAMED: Readonly<Record<Locale, string>> = {
  th: '(ชื่อบริษัท)',
  en: '(company name)',
};

const FORM_BEFORE = /^(?:บริษัท|ห้างหุ้นส่วน(?:จำกัด|สามัญ)?|(?:บมจ|บจก|หจก)\.?)\s*/;
const FORM_AFTER =
  /[\s,]*(?:\(?มหาชน\)?|จำกัด|\((?:ประเทศไทย|thailand)\)|(?:public\s+)?(?:company|co\.?,?)\s*(?:limited|ltd\.?)|limited(?:\s+partnership)?|ltd\.?|plc\.?|pcl\.?)$/i;
/** Shorter labels of a host, such as `co` or `www`, occur in any text. */
const MIN_LABEL_LENGTH = 4;

function spoken(name: string): string {
  let core = name.replace(FORM_BEFORE, '');
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replace(FORM_AFTER, '');
  }
  return core;
}

function hostParts(website: string | null): string[] {
  const host = websiteHost(website);
  if (host === null) return [];
  const labels = host.split('.').slice(0, -1);
  return [host, ...labels.filter(({ length }) => length >= MIN_LABEL_LENGTH)];
}

/** Matches any spacing; Latin names only as complete words. */
function patternOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const pattern = words.map((word) => RegExp.escape(word)).join('[\\s-]*');
  const start = /^\p{Script=Latin}/u.test(name) ? '(?<![\\p{Script=Latin}\\d])' : '';
  const end = /\p{Script=Latin}$/u.test(name) ? '(?![\\p{Script=Latin}\\d])' : '';
  return start + pattern + end;
}

export function nameRemover(
  names: readonly string[],
  websites: readonly (string | null)[],
): (text: string, lang: Locale) => string {
  const all = [...names, ...names.map(spoken), ...websites.flatMap(hostParts)];
  const variants = [...new Set(all.map((name) => name.trim()))].filter(({ length }) => length > 1);
  if (variants.length === 0) return (text) => text;
  const sortedVariants = variants.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(sortedVariants.map(patternOf).join('|'), 'giu');
  return (text, lang) => text.replace(pattern, UNNAMED[lang]);
}
