import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { describeMediaEndpoint } from '#features/media/core/library-contract.ts';
import { articles } from '../sections/article.ts';
import { cover } from '../sections/cover.ts';
import { gallery } from '../sections/gallery.ts';
import { history } from '../sections/history.ts';
import { SECTIONS } from '../sections/registry.ts';
import type { Section } from '../sections/section.ts';
import { missingAltTexts, missingPosters } from './described.ts';

const MEDIA = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';

describe('missingAltTexts', () => {
  const one = (kind: string, content: object) => [
    { idItem: 'p', parent: null, kind, content: { ...content } },
  ];
  const says = (alt: string | null) => () => ({ alt, isPosterMissing: false });
  const nothing = says(null);

  it('accepts a description, a naming text, or a library description or decoration', () => {
    const asked = { 'p.altText': 'altRequired' };
    const silent = one('aspectPicture', { idMedia: MEDIA, caption: '', altText: '' });
    expect(missingAltTexts(gallery, silent, nothing)).toEqual(asked);
    expect(missingAltTexts(gallery, silent, says('ห้องครัว'))).toEqual({});
    expect(missingAltTexts(gallery, silent, says(''))).toEqual({});
    expect(missingAltTexts(history, one('topic', { idMedia: MEDIA }), nothing)).toEqual(asked);
    expect(missingAltTexts(history, one('topic', { idMedia: null }), nothing)).toEqual({});
  });

  it('checks every picture field unless a text names the picture', () => {
    const fields: Readonly<Record<string, readonly string[]>> = {
      banner: ['altText'],
      topic: ['altText'],
      reason: ['altText'],
      aspectPicture: ['altText', 'caption'],
      albumPicture: ['altText', 'description'],
      employeePhoto: ['caption', 'employeeName'],
    };
    for (const section of SECTIONS as readonly Section[]) {
      for (const [kind, { blank, pictures = {} }] of Object.entries(section.kinds)) {
        const shown = Object.fromEntries(Object.keys(pictures).map((field) => [field, MEDIA]));
        const refused = (said: object) =>
          Object.keys(
            missingAltTexts(section, one(kind, { ...blank, ...shown, ...said }), nothing),
          );
        const [first] = fields[kind] ?? [];
        expect([kind, ...refused({})]).toEqual(first ? [kind, `p.${first}`] : [kind]);
        for (const field of fields[kind] ?? []) {
          expect([kind, field, ...refused({ [field]: 'ครัว' })]).toEqual([kind, field]);
        }
      }
    }
  });

  it('requires the text of a picture inside an article, except for a decoration', () => {
    const text = (altText: string) => {
      const image = { type: 'image', idMedia: MEDIA, altText, caption: '' };
      return one('article', { body: { root: { type: 'root', children: [image] } } });
    };
    expect(missingAltTexts(articles, text(''), says('ครัว'))).toEqual({ 'p.body': 'altRequired' });
    expect(missingAltTexts(articles, text(''), says(''))).toEqual({});
    expect(missingAltTexts(articles, text('ครัว'), nothing)).toEqual({});
  });
});

it('finds videos without a poster in every field', () => {
  const library = (idMedia: string) => ({ alt: '', isPosterMissing: idMedia === MEDIA });
  const items = [MEDIA, 'other'].map((idMedia) => ({
    idItem: idMedia,
    parent: null,
    kind: 'banner',
    content: { idMedia, altText: '' },
  }));
  expect(missingPosters(cover, items, library)).toEqual({ [`${MEDIA}.idMedia`]: 'posterRequired' });
});

it('the library requires both languages, or neither for a decoration', () => {
  const { body } = describeMediaEndpoint;
  const takes = (altTh: string, altEn: string) =>
    z.safeParse(body ?? z.never(), { altTh, altEn }).success;
  expect([takes('ครัว', 'Kitchen'), takes('', ''), takes('ครัว', ' '), takes('', 'Kitchen')]).toEqual(
    [true, true, false, false],
  );
});
