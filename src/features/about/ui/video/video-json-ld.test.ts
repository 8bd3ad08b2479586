import { expect, it } from 'vitest';
import type { Video } from '../../core/videos.ts';
import { videoJsonLd } from './video-json-ld.ts';

const OWN: Video = {
  slug: 'a-day',
  title: { th: 'หนึ่งวัน', en: 'A day' },
  summary: { th: 'หนึ่งวันของคนทำงาน', en: 'Somebody tells of one day.' },
  publishedOn: '2026-11-22',
  seconds: 90,
  transcript: { th: ['เช้านี้'], en: ['This morning.'] },
};

it('contains the URL that plays the video', () => {
  const told = (video: Video) => videoJsonLd(video, 'en', 'https://yousay.example');
  const files = 'https://yousay.example/videos/a-day.en';
  expect(told(OWN)).toMatchObject({
    contentUrl: `${files}.mp4`,
    thumbnailUrl: `${files}.webp`,
    duration: 'PT90S',
  });
  const borrowed = told({ ...OWN, youtubeId: 'abcdefghijk' });
  expect(borrowed).toMatchObject({
    embedUrl: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
  });
  expect(borrowed).not.toHaveProperty('contentUrl');
});
