// Serves the pictures of the showcase under the media paths of pages.
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { showcaseMedia } from '#features/showcase/core/showcase-pictures.ts';
import { linkFile } from './link-file.ts';
import { FOLDER, namesIn, showcaseNames } from './showcase-names.ts';

/** Serves a company's `pictures/cover/1280.webp` at `/media/{slug}_cover/1280.webp`. */
export const showcase: AstroIntegration = {
  name: 'showcase',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [showcaseNames()] } });
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
    'astro:build:done': ({ dir }) => placePictures(FOLDER, join(fileURLToPath(dir), 'media')),
  },
};

export async function placePictures(companies: string, media: string): Promise<void> {
  for (const slug of await namesIn(companies)) {
    const pictures = join(companies, slug, 'pictures');
    for (const name of await namesIn(pictures)) {
      const folder = showcaseMedia(slug, name);
      mkdirSync(join(media, folder), { recursive: true });
      for (const file of readdirSync(join(pictures, name))) {
        linkFile(join(pictures, name, file), join(media, folder, file));
      }
    }
  }
}
