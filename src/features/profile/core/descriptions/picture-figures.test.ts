import { expect, it } from 'vitest';
import { pictureStatsOf } from './picture-figures.ts';

const at = (
  section: string,
  kind: string,
  content: Readonly<Record<string, string>>,
  id: number,
) => ({
  idItem: `i${id}`,
  parent: null,
  section,
  kind,
  content,
});

it('counts pictures, missing descriptions and captions of a page', () => {
  const items = [
    at('cover', 'banner', { idMedia: 'a', altText: 'โรงงาน' }, 1),
    at('gallery', 'aspectPicture', { idMedia: 'b', altText: '', caption: 'ครัว' }, 2),
    at('gallery', 'aspectPicture', { idMedia: 'c', altText: '', caption: '' }, 3),
    at('employeePhotos', 'employeePhoto', { idMedia: 'd', caption: '', employeeName: 'ก้อย' }, 4),
    at('history', 'topic', { title: 'ก่อตั้ง' }, 5),
  ];
  expect(pictureStatsOf(items, () => ({ alt: null, isPosterMissing: false }))).toEqual({
    pictureCount: 4,
    missingAltCount: 1,
    captionableCount: 3,
    captionedCount: 1,
    captionStep: 'gallery',
  });
});
