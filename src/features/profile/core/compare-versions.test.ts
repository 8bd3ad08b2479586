import { describe, expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const topic = (idItem: string, change: object = {}) => ({
  section: 'history',
  kind: 'topic',
  idItem,
  parent: null,
  content: { year: null, title: idItem, description: '', idMedia: null, ...change },
});
const picture = (idItem: string, idMedia: string, parent = 'album') => ({
  section: 'album',
  kind: 'albumPicture',
  idItem,
  parent,
  content: {
    idMedia,
    youtubeId: '',
    description: '',
    employeeName: '',
    department: '',
    altText: '',
  },
});
type Page = Parameters<typeof compareVersions>[0];

function told(before: Page, after: Page) {
  return compareVersions(before, after).flatMap(({ changes }) =>
    changes.map(({ item, change, isMoved, fields }) =>
      [item.idItem, change, isMoved && '↕', ...fields.map(({ field }) => field)]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

describe('compareVersions', () => {
  const [a, b, c] = [topic('a'), topic('b'), topic('c')] as const;

  it('finds no difference between equal versions', () => {
    expect(told([a, b], [a, b])).toEqual([]);
    expect(compareVersions([a, b], [a, b]).find(({ section }) => section === 'history')).toEqual({
      section: 'history',
      changes: [],
      unchanged: 2,
    });
  });

  it('lists added, removed and changed items with the changed fields', () => {
    expect(told([a, b], [topic('a', { year: 2020 }), c])).toEqual([
      'a changed year',
      'c added title',
      'b removed title',
    ]);
  });

  it('marks as few items as possible as moved', () => {
    expect(told([a, b, c], [c, a, b])).toEqual(['c moved ↕']);
    expect(told([a, b, c], [b, topic('c', { title: 'x' }), a])).toEqual([
      'c changed title',
      'a moved ↕',
    ]);
  });

  it('detects a swapped picture and one moved to another album', () => {
    const [swapped] = compareVersions([picture('p', 'old')], [picture('p', 'new')]).flatMap(
      ({ changes }) => changes,
    );
    expect(swapped?.fields).toEqual([
      { field: 'idMedia', isPicture: true, before: 'old', after: 'new' },
    ]);
    expect(told([picture('p', 'm')], [picture('p', 'm', 'other')])).toEqual(['p moved ↕']);
  });

  it('detects a changed description, also one of the library', () => {
    expect(told([a], [topic('a', { altText: 'ตึก' })])).toEqual(['a changed altText']);
    const photo = (change: object) => ({
      section: 'employeePhotos',
      kind: 'employeePhoto',
      idItem: 'p',
      parent: null,
      content: { idMedia: 'm', caption: '', employeeName: '', department: '', ...change },
    });
    const described = photo({ altText: 'พี่นิด' });
    expect(told([photo({})], [described])).toEqual(['p changed altText']);
    expect(told([described], [photo({ altText: '' })])).toEqual(['p changed altText']);
  });

  it('lists all fields of a first page', () => {
    expect(told([], [topic('a', { year: 2020 })])).toEqual(['a added year title']);
  });
});
