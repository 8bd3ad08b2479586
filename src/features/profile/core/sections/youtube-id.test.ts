import { expect, it } from 'vitest';
import { youtubeId } from './youtube-id.ts';

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10s',
  'https://m.youtube.com/watch?list=x&v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ' dQw4w9WgXcQ ',
])('finds the film in %s', (typed) => {
  expect(youtubeId(typed)).toBe('dQw4w9WgXcQ');
});

it.each(['https://vimeo.com/12345678901', 'https://youtube.com/@yousay', 'dQw4', 'a b', ''])(
  'leaves %s as it was typed',
  (typed) => {
    expect(youtubeId(typed)).toBe(typed);
  },
);
