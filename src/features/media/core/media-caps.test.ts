import { expect, it } from 'vitest';
import { libraryCap } from './media-caps.ts';

it('a company may store enough pictures for each version of its page, and none of missing sections', () => {
  expect(libraryCap('gold', 'cover')).toBe(12);
  expect(libraryCap('platinum', 'aspect')).toBe(240);
  expect(libraryCap('silver', 'aspect')).toBe(16);
  expect(libraryCap('platinum', 'album')).toBe(2400);
  expect(libraryCap('basic', 'logo')).toBe(4);
  expect(libraryCap('basic', 'employeePhoto')).toBe(0);
  expect(libraryCap('platinum', 'resumePhoto')).toBe(0);
});
