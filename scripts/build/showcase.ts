// Serves the pictures of the showcase where pages ask for pictures, and tells pages which companies there are.
import { cp, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { showcaseMedia } from '#features/showcase/core/showcase-pictures.ts';

const FOLDER = fileURLToPath(new URL('../../src/content/showcase', import.meta.url));
const SLUGS = 'virtual:showcase-slugs';

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const slugs: Plugin = {
  name: 'showcase-slugs',
  resolveId: (id) => (id === SLUGS ? `\0${SLUGS}` : null),
  load: async (id) =>
    id === `\0${SLUGS}` ? `export default ${JSON.stringify(await namesIn(FOLDER))}` : null,
};

/** `pictures/cover/1280.webp` of a company, at `/media/{slug}_cover/1280.webp`. */
export const showcase: AstroIntegration = {
  name: 'showcase',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [slugs] } });
    },
    'astro:server:setup': ({ server }) => {
      const serve = sirv(FOLDER, { dev: true });
      server.middlewares.use((request, answer, next) => {
        const path = /^\/media\/([a-z0-9-]+)_([a-z0-9-]+)\/(\d+\.\w+)$/.exec(request.url ?? '');
        if (!path) return next();
        request.url = `/${path[1]}/pictures/${path[2]}/${path[3]}`;
        serve(request, answer, next);
      });
    },
    'astro:build:done': async ({ dir }) => {
      for (const slug of await namesIn(FOLDER)) {
        const pictures = `${FOLDER}/${slug}/pictures`;
        for (const name of await namesIn(pictures)) {
          const to = new URL(`media/${showcaseMedia(slug, name)}`, dir);
          await cp(`${pictures}/${name}`, to, { recursive: true });
        }
      }
    },
  },
};
