import { readFile } from 'node:fs/promises';

/** Gives Astro the prerendered 404 or 500 page from disk instead of fetching it over the network. */
export function errorPagesIn(client: URL): (url: string) => Promise<Response> {
  return async (url) => {
    const name = /\/(404|500)(?:\.html|\/index\.html)?$/.exec(new URL(url).pathname)?.[1];
    for (const file of name ? [`${name}.html`, `${name}/index.html`] : []) {
      const html = await readFile(new URL(file, client)).catch(() => null);
      if (html) {
        return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
      }
    }
    return new Response(null, { status: 404 });
  };
}
