import { expect, test } from 'vitest';
import { pictureMarkup } from './picture-markup.ts';

const media = { idMedia: 'ab', width: 900, height: 600, placeholder: 'data:image/webp;base64,AA' };

test('words of the company never end the attribute they stand in', () => {
  const html = pictureMarkup({ media, alt: `"><script>alert('1')</script>&amp;` });
  expect(html).toContain(
    'alt="&quot;&gt;&lt;script&gt;alert(&apos;1&apos;)&lt;/script&gt;&amp;amp;"',
  );
  expect(html).not.toContain('<script');
});

test('offers the widths up to the first that covers the picture, by its own size', () => {
  const html = pictureMarkup({ media, alt: '' });
  expect(html).toContain('/media/ab/640.avif 640w, /media/ab/1280.avif 900w"');
  expect(html).not.toContain('1920');
  expect(html).toContain('width="900" height="600" alt="" loading="lazy"');
});

test('only the picture above the fold is loaded at once, and only some have a placeholder', () => {
  expect(pictureMarkup({ media, alt: '', eager: true })).toContain('fetchpriority="high"');
  expect(pictureMarkup({ media, alt: '' })).toMatch(/^<img src="data:/);
  expect(pictureMarkup({ media: { ...media, placeholder: null }, alt: '' })).toMatch(/^<picture>/);
});
