import { describe, expect, test } from 'vitest';
import type { Picture } from '#shared/core/picture.ts';
import { pictureMarkup, picturePreload } from './picture-markup.ts';

const media = { idMedia: 'ab', width: 900, height: 600 };
const shown = { media, alt: '', placement: 'column', ratio: '4:3' } as const;

test("escapes the company's text in attributes", () => {
  const html = pictureMarkup({ ...shown, alt: `"><script>alert('1')</script>&amp;` });
  expect(html).toContain(
    'alt="&quot;&gt;&lt;script&gt;alert(&apos;1&apos;)&lt;/script&gt;&amp;amp;"',
  );
  expect(html).not.toContain('<script');
});

test('a picture is one lazy element with its size', () => {
  expect(pictureMarkup(shown)).toBe(
    '<img class="picture classic" src=/media/ab/960.webp' +
      ' srcset="/media/ab/640.webp 640w,/media/ab/960.webp 900w"' +
      ' sizes="(min-width:48em) 380px,88vw" width=900 height=600 alt="" loading=lazy>',
  );
});

describe('the offered widths', () => {
  const widthsOf = (html: string) =>
    Array.from(html.matchAll(/\/(\d+)\.webp (\d+)w/g), ([, file, width]) => `${file} ${width}`);

  test('are those of its placement, up to the first that covers the picture', () => {
    const wide = { ...shown, media: { ...media, width: 1600 } };
    expect(widthsOf(pictureMarkup({ ...wide, placement: 'cover', eager: true }))).toEqual([
      '960 960',
      '1280 1280',
      '1920 1600',
    ]);
    expect(widthsOf(pictureMarkup({ ...wide, placement: 'small' }))).toEqual([
      '320 320',
      '640 640',
    ]);
    expect(widthsOf(pictureMarkup({ ...shown, placement: 'half' }))).toEqual([
      '640 640',
      '960 900',
    ]);
  });

  test('of a logo are small, but larger for a wide one, which is cut to a square', () => {
    const square = { ...media, width: 900, height: 900 };
    expect(widthsOf(pictureMarkup({ ...shown, media: square, placement: 'badge' }))).toEqual([
      '96 96',
      '160 160',
    ]);
    expect(pictureMarkup({ ...shown, placement: 'badge' })).toContain(
      'src=/media/ab/320.webp width=',
    );
  });

  test('need no sizes attribute when there is only one', () => {
    const alone = 'src=/media/ab/320.webp width=';
    expect(pictureMarkup({ ...shown, placement: 'portrait' })).toContain(alone);
    const tiny = { ...media, width: 200 };
    expect(pictureMarkup({ ...shown, media: tiny, placement: 'cover' })).toContain(alone);
  });
});

test('a video loads only its poster before playback', () => {
  const film = { ...media, video: 'video.mp4' } as const;
  const cover = { ...shown, media: film, placement: 'cover', eager: true } as const;
  const markup = pictureMarkup({ ...cover, alt: 'A "film"' });
  expect(markup).toMatch(
    /^<video [^>]* controls playsinline preload="none" src="\/media\/ab\/video.mp4" /,
  );
  expect(markup).toContain('poster="/media/ab/960.webp"');
  expect(markup).toContain('aria-label="A &quot;film&quot;"');
  expect(markup).toMatch(/"><\/video>$/);
  expect(picturePreload({ media: film, placement: 'cover' })).toBe('');
});

test('length and size of a video are below it, with a link to the file', () => {
  const film = { ...media, video: 'video.mp4', seconds: 80, bytes: 25 * 1024 ** 2 } as const;
  const below = (known: Partial<Picture>) =>
    pictureMarkup({ ...shown, media: { ...film, ...known }, locale: 'en' }).split('</video>')[1];
  expect(below({})).toMatch(
    /^<div lang=en data-print=no><small>1:20 min · 25 MB<\/small><p role=alert hidden>.* <a href="\/media\/ab\/video.mp4" download>/,
  );
  expect(below({ seconds: 3_725, bytes: 400_000 })).toContain('>1:02:05 min · 0.4 MB<');
  expect(below({ seconds: null })).toContain('>25 MB<');
});

test('captions are included, by default those in the language of the page', () => {
  const captions = [
    { lang: 'th', idCaptions: 'c1' },
    { lang: 'en', idCaptions: 'c2' },
  ] as const;
  const film = { ...media, video: 'video.mp4', captions } as const;
  const track = (id: string, lang: string, label: string) =>
    `<track kind="captions" src="/media/${id}/captions.vtt" srclang="${lang}" label="${label}"`;
  expect(pictureMarkup({ ...shown, media: film, locale: 'en' })).toContain(
    `>${track('c1', 'th', 'ไทย')}>${track('c2', 'en', 'English')} default></video>`,
  );
});

test.each(['cover', 'strip', 'miniature', 'large', 'column'] as const)(
  'the preload of %s selects the same source as the picture',
  (place) => {
    const large = { ...shown, media: { ...shown.media, width: 1920 } };
    const picture = pictureMarkup({ ...large, placement: place, eager: true });
    const [, srcset, sizes] = / srcset="([^"]+)" sizes="([^"]+)"/.exec(picture) ?? [];
    expect(picturePreload({ media: large.media, placement: place })).toContain(
      ` imagesrcset="${srcset}" imagesizes="${sizes}" fetchpriority="high">`,
    );
  },
);

test('alt text may be in another language than the page', () => {
  expect(pictureMarkup({ ...shown, alt: 'ปก', lang: 'th' })).toContain('alt="ปก" lang=th loading');
});

test('only the cover has high priority and an AVIF source', () => {
  const cover = pictureMarkup({ ...shown, placement: 'cover', eager: true });
  expect(cover).toMatch(
    /^<picture><source type="image\/avif" srcset="\/media\/ab\/960\.avif 900w"/,
  );
  expect(cover).toContain('alt="" fetchpriority="high"></picture>');
  const logo = pictureMarkup({ ...shown, placement: 'mark', eager: true });
  expect(logo).toMatch(/^<img [^>]*alt="">$/);
  expect(pictureMarkup({ ...shown, placement: 'cover' })).toMatch(/^<img [^>]*loading=lazy>$/);
});
