import { cutText } from './text/cut-text.ts';

const MAX_SLUG_LENGTH = 120;

/**
 * The name part of a company URL: the English name, else the Thai one, lower-cased, without
 * punctuation, spaces as hyphens. Thai letters and marks stay.
 */
export function companySlug(nameEn: string, nameTh: string): string {
  const name = nameEn.trim() || nameTh.trim();
  const slug = slugify(name);
  return slug === '' ? 'company' : slug;
}

export function slugify(text: string): string {
  const words = cutText(text, MAX_SLUG_LENGTH * 2)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  return cutText(words, MAX_SLUG_LENGTH).replace(/^-|-$/g, '');
}

/** Splits `{empName}-{idEmp}`; the name may hold hyphens and Thai, the id is digits only. */
export function parseCompanySegment(segment: string): { slug: string; idEmp: number } | null {
  if (segment.length > 400) return null;
  const match = /^(.*)-(\d{1,9})$/s.exec(segment);
  if (!match) return null;
  const [, slug = '', digits = ''] = match;
  const idEmp = Number(digits);
  return idEmp > 0 ? { slug, idEmp } : null;
}
