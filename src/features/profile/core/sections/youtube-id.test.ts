import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { albums } from './album.ts';
import { youtubeId } from './youtube-id.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ?si=abcdefghijk',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ/',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://youtu.be/dQw4w9WgXcQ/',
  'https://youtu.be/dQw4w9WgXcQ&t=5',
  'youtu.be/dQw4w9WgXcQ',
  '//www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ/',
  'https://youtube.com/live/dQw4w9WgXcQ?si=abc',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=3" title="a"></iframe>',
  "<iframe src='//www.youtube.com/embed/dQw4w9WgXcQ' allowfullscreen></iframe>",
  ' dQw4w9WgXcQ ',
])('finds the video id in %s', (typed) => {
  expect(youtubeId(typed)).toBe('dQw4w9WgXcQ');
});

it.each([
  'https://vimeo.com/12345678901',
  'https://youtube.com/@yousay',
  'https://www.youtube.com/abcdefghijk',
  'https://www.youtube.com/@abcdefghij',
  'https://www.youtube.com/c/abcdefghijk',
  'https://www.youtube.com/user/abcdefghijk',
  'https://www.youtube.com/channel/abcdefghijk',
  'https://www.youtube.com/playlist?list=abcdefghijk',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  '<iframe src="https://player.vimeo.com/video/12345678901"></iframe>',
  '<iframe></iframe>',
  'dQw4',
  'a b',
  '',
])('returns %s unchanged', (typed) => {
  expect(youtubeId(typed)).toBe(typed);
});

it('is stored by an album for any notation of the link', () => {
  const { schema, blank } = albums.kinds.albumPicture;
  const film = { ...blank, youtubeId: 'https://youtu.be/dQw4w9WgXcQ/' };
  expect(z.parse(schema, film)).toMatchObject({ youtubeId: 'dQw4w9WgXcQ' });
  expect(
    z.safeParse(schema, { ...blank, youtubeId: 'https://youtube.com/@abcdefghijk' }).success,
  ).toBe(false);
});
