import { expect, it } from 'vitest';
import { htmlParts } from './html-parts.ts';

const PAGE = `<main data-print="no"><p class="lead" data-o7qu>รีวิว</p>
<picture><img src="/a.webp" srcset="/a.webp 320w" sizes="50vw"></picture>
<img src="data:image/gif;base64,AA"><svg><use href="/i.svg#pin"/></svg>
<script type="application/ld+json">{"a":"<p>"}</script><astro-island props="{}"></astro-island></main>`;

it('counts every byte of a page once', () => {
  const parts = htmlParts(PAGE);
  const sum = parts.reduce((total, { bytes }) => total + bytes, 0);
  expect(sum).toBe(Buffer.byteLength(PAGE));
  expect(Object.fromEntries(parts.map(({ name, bytes }) => [name, bytes]))).toEqual({
    'data for search engines': '<script type="application/ld+json">{"a":"<p>"}</script>'.length,
    'scripts and styles': 0,
    'data of islands': '<astro-island props="{}">'.length,
    placeholders: 'data:image/gif;base64,AA'.length,
    'widths of pictures': ' srcset="/a.webp 320w" sizes="50vw"'.length,
    'pictures otherwise': '<picture><img src="/a.webp"></picture><img src="">'.length,
    symbols: '<svg><use href="/i.svg#pin"/></svg>'.length,
    'scopes of components': ' data-o7qu'.length,
    classes: ' class="lead"'.length,
    'tags and other attributes': '<main data-print="no"><p></p></astro-island></main>'.length,
    text: 15 + 3,
  });
});
