// Serves the pictures of the showcase where pages ask for pictures, and keeps of the last build what is still there.
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sirv from 'sirv';
import { showcaseMedia } from '#features/showcase/core/showcase-pictures.ts';
import { LOCALES } from '#shared/core/locale.ts';
import { linkFile } from './link-file.ts';
import { FOLDER, namesIn, showcaseNames } from './showcase-names.ts';

const PAGES = ['static', ...LOCALES.map((locale) => `${locale}/static`)];
const MEDIA = 'media';
/** Folders of a client build in which only the showcase lies. */
export const SHOWCASE_OUTPUT = [...PAGES, MEDIA];

/** `pictures/cover/1280.webp` of a company, at `/media/{slug}_cover/1280.webp`. */
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
    'astro:build:done': async ({ dir, pages }) => {
      const client = fileURLToPath(dir);
      keepPages(
        client,
        pages.map(({ pathname }) => pathname),
      );
      await placePictures(FOLDER, join(client, MEDIA));
    },
  },
};

/** Removes the pages of the showcase that the build before had and this one has not. */
export function keepPages(client: string, pathnames: readonly string[]): void {
  const folders = new Set<string>();
  for (const pathname of pathnames) {
    const page = pathname.replace(/\/$/, '');
    folders.add(page).add(page.slice(0, page.lastIndexOf('/')));
  }
  for (const pages of PAGES) {
    for (const slug of keepOnly(join(client, pages), (name) => folders.has(`${pages}/${name}`))) {
      keepOnly(join(client, pages, slug), (tab) => folders.has(`${pages}/${slug}/${tab}`));
    }
  }
}

export async function placePictures(companies: string, media: string): Promise<void> {
  const placed = new Set<string>();
  for (const slug of await namesIn(companies)) {
    const pictures = join(companies, slug, 'pictures');
    for (const name of await namesIn(pictures)) {
      const folder = showcaseMedia(slug, name);
      const files = readdirSync(join(pictures, name));
      mkdirSync(join(media, folder), { recursive: true });
      for (const file of files) linkFile(join(pictures, name, file), join(media, folder, file));
      keepOnly(join(media, folder), (file) => files.includes(file));
      placed.add(folder);
    }
  }
  keepOnly(media, (folder) => placed.has(folder));
}

/** Removes everything else in a folder, and returns what it keeps. */
function keepOnly(folder: string, isKept: (name: string) => boolean): string[] {
  const names = readdirSync(folder);
  for (const name of names) {
    if (!isKept(name)) rmSync(join(folder, name), { recursive: true });
  }
  return names.filter(isKept);
}
