import { describe, expect, it } from 'vitest';
import { CATALOGUES, catalogue } from './catalogues.ts';
import { translator } from './translator.ts';

function leaves(node: unknown, path = ''): string[] {
  if (typeof node === 'string') {
    return [`${path} ${(node.match(/\{\{[^}]+\}\}/g) ?? []).sort().join('')}`];
  }
  return Object.entries(node as Record<string, unknown>).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  );
}

describe('translator', () => {
  it('speaks each language', () => {
    expect(translator('th')('shared:nav.signIn')).toBe('เข้าสู่ระบบ');
    expect(translator('en')('shared:nav.signIn')).toBe('Sign in');
  });

  it('fills placeholders and leaves escaping to the page', () => {
    expect(translator('en')('shared:pagination.page', { page: 3 })).toBe('Page 3');
    expect(translator('th')('shared:wizard.package', { name: '<Gold>' })).toBe('แพ็กเกจ <Gold>');
  });

  it('chooses the plural form and groups digits', () => {
    expect(translator('en')('shared:figure.reviews', { count: 1 })).toBe('1 review');
    expect(translator('en')('shared:figure.reviews', { count: 40000 })).toBe('40,000 reviews');
    expect(translator('th')('shared:figure.reviews', { count: 1 })).toBe('1 รีวิว');
    expect(translator('en')('shared:figure.reviews', { count: 2 })).toBe('2 reviews');
    expect(translator('en')('shared:figure.reviews', { count: 1 })).toBe('1 review');
  });

  it('passes plain messages to islands', () => {
    expect(catalogue('th').shared.rating.words['5']).toBe('ดีเยี่ยม');
  });
});

describe('catalogues', () => {
  it('hold the same keys and the same places in both languages', () => {
    expect(leaves(CATALOGUES.en).sort()).toEqual(leaves(CATALOGUES.th).sort());
  });

  it('never ends an English sentence with the name of a company: “Co., Ltd.” has its period', () => {
    expect(JSON.stringify(CATALOGUES.en)).not.toMatch(/\{\{companyName\}\}\./);
  });
});
