import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { VIDEOS, videoSchema } from './videos.ts';

const WHOLE = {
  slug: 'a-day-at-work',
  youtubeId: 'abcdefghijk',
  title: { th: 'หนึ่งวันทำงาน', en: 'A day at work' },
  summary: { th: 'คนทำงานเล่าวันหนึ่งของตัวเอง', en: 'Somebody tells of one day.' },
  publishedOn: '2026-11-22',
  seconds: 90,
  poster: '/videos/a-day-at-work.avif',
  transcript: { th: ['เช้านี้ฉันมาถึงเก้าโมง'], en: ['I came at nine this morning.'] },
};

describe('the films of the site', () => {
  it('have each a slug of their own and a poster that is there', () => {
    expect(new Set(VIDEOS.map(({ slug }) => slug)).size).toBe(VIDEOS.length);
    const missing = VIDEOS.filter(
      ({ poster }) => !existsSync(join(import.meta.dirname, '../../../../public', poster)),
    );
    expect(missing).toEqual([]);
  });

  it('are refused without a transcript, and with an address for an id', () => {
    const isRefused = (change: object) =>
      !z.safeParse(videoSchema, { ...WHOLE, ...change }).success;
    expect(isRefused({})).toBe(false);
    expect(isRefused({ transcript: { th: [], en: ['Words.'] } })).toBe(true);
    expect(isRefused({ youtubeId: 'https://youtu.be/abcdefghijk' })).toBe(true);
    expect(isRefused({ poster: 'https://i.ytimg.com/vi/abcdefghijk/0.jpg' })).toBe(true);
  });
});
