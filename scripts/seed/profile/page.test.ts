import { describe, expect, it } from 'vitest';
import { PACKAGE_CAPS } from '#shared/core/packages.ts';
import { makeCompanies } from '../company/company.ts';
import { demoPictures, makePage } from './page.ts';

const pages = makeCompanies(300, 300).map(makePage);

const THAI = /[\u0E00-\u0E7F]/;
const LEFT_OVER = /[[\]{}|]|undefined|\bNaN\b|lorem/;

describe('pages', () => {
  it('stay within the caps of their package', () => {
    for (const page of pages) {
      const caps = PACKAGE_CAPS[page.company.packageHrSay];
      expect(page.covers.length).toBeLessThanOrEqual(caps.coverBanners);
      expect(page.covers.length).toBeGreaterThan(0);
      expect(page.history.length).toBeLessThanOrEqual(caps.historyTopics);
      expect(page.reasons.length).toBeLessThanOrEqual(caps.joinReasons);
      expect(page.photos.length).toBeLessThanOrEqual(caps.employeePhotos);
      expect(page.testimonials.length).toBeLessThanOrEqual(caps.testimonials);
      const albumsOrNews =
        page.albums.length + page.stories.filter(({ kind }) => kind === 'article').length;
      expect(albumsOrNews).toBeLessThanOrEqual(caps.albumsOrNews);
      for (const { pictures } of page.aspects) {
        expect(pictures.length).toBeLessThanOrEqual(caps.imagesPerAspect);
        expect(pictures.length).toBeGreaterThan(0);
      }
    }
  });

  it('are complete sentences in both languages', () => {
    for (const page of pages) {
      const said = [page.about, page.vision, page.mission, page.whyJoinUs];
      for (const { title, text } of [...page.history, ...page.aspects, ...page.reasons]) {
        said.push(title, text);
      }
      for (const { text, position, tenure } of page.testimonials) said.push(text, position, tenure);
      for (const { headline, summary, body } of page.stories) said.push(headline, summary, ...body);
      for (const { th, en } of said) {
        expect(th + en).not.toMatch(LEFT_OVER);
        expect(en).not.toMatch(THAI);
      }
    }
  });

  it('name each picture once', () => {
    for (const page of pages) {
      const keys = demoPictures(page).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
