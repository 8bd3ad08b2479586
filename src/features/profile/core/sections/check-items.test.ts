import { describe, expect, it } from 'vitest';
import { CATALOGUES } from '#i18n/catalogues.ts';
import { checkItems, missingIn, picturesIn } from './check-items.ts';
import { companyProfile } from './company-profile.ts';
import { cover } from './cover.ts';
import { gallery } from './gallery.ts';
import { history } from './history.ts';

const MEDIA = '6b8f3d5e-2a5e-4b0e-9a3f-1d2c3b4a5f60';
const topic = (idItem: string, change = {}) => ({
  idItem,
  parent: null,
  kind: 'topic',
  content: { year: 2018, title: 'ก่อตั้ง', description: '', idMedia: null, altText: '', ...change },
});

describe('checkItems', () => {
  it('trims values and drops unknown fields', () => {
    const sent = [topic('a', { title: ' ก่อตั้ง ', colour: 'red' })];
    expect(checkItems(history, sent)).toEqual({ items: [topic('a')], errors: {} });
  });

  it('reports errors by item and field', () => {
    const sent = [topic('a', { year: 1 }), topic('b', { title: 'ก'.repeat(121) }), topic('c')];
    expect(checkItems(history, sent).errors).toEqual({
      'a.year': 'yearRange',
      'b.title': 'tooLong',
    });
  });

  it('requires unique ids, known kinds and a preceding parent', () => {
    const aspect = (idItem: string, name: string) => ({
      idItem,
      parent: null,
      kind: 'aspect',
      content: { aspect: name, title: '', description: '' },
    });
    const picture = {
      kind: 'aspectPicture',
      content: { idMedia: MEDIA, caption: '', altText: '' },
    };
    const wrong = { a: [topic('a'), topic('a')], b: [{ ...topic('b'), kind: 'toString' }] };
    for (const [id, sent] of Object.entries(wrong)) {
      expect(checkItems(history, sent).errors).toEqual({ [`${id}.kind`]: 'malformed' });
    }
    const placed = [aspect('l', 'life'), { ...picture, idItem: 'p', parent: 'l' }];
    expect(checkItems(gallery, placed).errors).toEqual({});
    expect(checkItems(gallery, placed.toReversed()).errors).toEqual({ 'p.kind': 'malformed' });
    const twice = [aspect('l', 'life'), aspect('m', 'life')];
    expect(checkItems(gallery, twice).errors).toEqual({ 'm.aspect': 'repeated' });
  });

  it('requires exactly one item of a form', () => {
    expect(checkItems(companyProfile, []).errors).toEqual({ section: 'malformed' });
  });
});

it('lists what the section and each item lack', () => {
  expect(missingIn(cover, [])).toEqual({ section: 'coverRequired' });
  expect(missingIn(history, [topic('a'), topic('b', { title: '' })])).toEqual({
    'b.title': 'titleRequired',
  });
});

it('lists its pictures with their media kinds', () => {
  expect(picturesIn(history, [topic('a'), topic('b', { idMedia: MEDIA })])).toEqual([
    { idItem: 'b', field: 'idMedia', idMedia: MEDIA, mediaKind: 'history' },
  ]);
});

it('saves a starting text with a blank, but does not submit it', () => {
  for (const text of Object.values(CATALOGUES.th.profile.starting.history)) {
    const started = topic('a', text);
    expect(checkItems(history, [started]).errors).toEqual({});
    expect(missingIn(history, [started])).toEqual({ 'a.description': 'blankLeft' });
  }
});
