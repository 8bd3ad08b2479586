import { existsSync } from 'node:fs';
import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { codeSplitting } from './scripts/build/chunk-groups.ts';
import { customMedia } from './scripts/build/custom-media.ts';
import { flatLayers } from './scripts/build/flat-layers.ts';
import { fillMembers, OLDEST_BROWSERS, OLDEST_FOR_SCRIPTS } from './scripts/build/old-browsers.ts';
import { showcase } from './scripts/build/showcase.ts';
import { writeStepScripts } from './scripts/build/step-scripts.ts';
import { notoSansThai } from './scripts/build/subset-font.ts';
import { writeSizes } from './scripts/build/write-sizes.ts';
import { PREFETCHED_PAGES } from './src/app/prefetched-pages.ts';
import { ROUTES } from './src/app/routes.ts';

// The development server injects styles of its own, which no hash can allow.
const developing = process.argv.some((word) => /(^|\/)(dev|showcase-add)(\.ts)?$/.test(word));
const onNetlify = process.env.DEPLOY_TARGET === 'netlify';
// A third of all packages, which the own server does not need.
const netlify = onNetlify && (await import('@astrojs/netlify')).default;
// Used by prerendered pages; the own server replaces it (scripts/build.ts).
const site = process.env.PUBLIC_URL || `http://127.0.0.1:${process.env.PORT || 4321}`;

/** Emits the server and its jobs process beside the entry of pages, so that they share chunks. */
const serverEntry = {
  name: 'server-entry',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  buildStart() {
    for (const name of ['serve', 'jobs-process']) {
      this.emitFile({
        type: 'chunk',
        id: `./src/app/serve/${name}.ts`,
        fileName: `${name}.mjs`,
        preserveSignature: 'strict',
      });
    }
  },
};

/** Scripts that load on first use; `page.ts` reads the URL there. */
const USED_LATER = {
  'suggest.js': './src/features/discovery/ui/search/suggest.ts',
  'covers.js': './src/features/company/ui/scroll-covers.ts',
  'film.js': './src/shared/ui/picture/video-failed.ts',
  'lightbox.js': './src/features/company/ui/lightbox/lightbox.ts',
  'like.js': './src/features/reaction/ui/like-pictures.ts',
  'share.js': './src/features/company/ui/share/share-page.ts',
  'loading.js': './src/shared/ui/feedback/show-loading.ts',
  'useful.js': './src/features/review/ui/useful/useful-votes.ts',
};
const usedLater = {
  name: 'used-later',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const [fileName, id] of Object.entries(USED_LATER)) {
      this.emitFile({ type: 'chunk', id, fileName, preserveSignature: 'strict' });
    }
  },
};

/** `Features.LightDark` of lightningcss, which comes with Vite. */
const LIGHT_DARK = 1 << 20;

/** Astro replaces the whole build of this environment, and a plugin comes after it. */
const clientBuild = {
  name: 'client-build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            target: OLDEST_FOR_SCRIPTS,
            // Imports of a later script load with it: preload lists would cost each page more.
            modulePreload: { resolveDependencies: () => [] },
          },
        }
      : undefined,
};

/** A build starts a development server for types alone, which would bundle packages. */
const withoutDevBundles = {
  name: 'without-dev-bundles',
  configResolved({ environments }) {
    for (const { optimizeDeps } of Object.values(environments)) {
      optimizeDeps.include = [];
      optimizeDeps.noDiscovery = true;
    }
  },
};

const hydrateOnTouch = {
  name: 'hydrate-on-touch',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'touch', entrypoint: './src/app/client/hydrate-on-touch.ts' }),
  },
};

const PAGE_ENDINGS = ['.astro', '/index.astro', '.ts', '/index.ts'];

/** Adds the routes that the file of another one serves (`servedBy` in the table of pages). */
const sharedPages = {
  name: 'shared-pages',
  hooks: {
    'astro:config:setup': ({ config, injectRoute }) => {
      for (const [route, { servedBy, isRootOnly }] of Object.entries(ROUTES)) {
        if (servedBy === undefined) continue;
        const folder = isRootOnly ? '' : '/[...locale]';
        const entrypoint = PAGE_ENDINGS.map((end) => `src/pages${folder}${servedBy}${end}`).find(
          (file) => existsSync(new URL(file, config.root)),
        );
        if (entrypoint === undefined) throw new Error(`${route}: no file serves ${servedBy}`);
        injectRoute({ pattern: `${folder}${route}`, entrypoint });
      }
    },
  },
};

/** Letters of the typeface; others are shown in the system's own. */
const LATIN = [
  'U+20-7E',
  'U+A0',
  'U+A9',
  'U+AE',
  'U+B0-B3',
  'U+B7',
  'U+D7',
  'U+E9',
  'U+F7',
  'U+2013-2014',
  'U+2018-2019',
  'U+201C-201D',
  'U+2022',
  'U+2026',
  'U+20AC',
  'U+2122',
  'U+2212',
];
const THAI = ['U+E01-E5B', 'U+200B-200D', 'U+25CC'];

export default defineConfig({
  site,
  output: 'server',
  outDir: onNetlify ? './dist-netlify' : (process.env.BUILD_FOLDER ?? './dist'),
  adapter: netlify
    ? netlify({ staticHeaders: true, imageCDN: false, devFeatures: false })
    : node({
        mode: 'middleware',
        staticHeaders: true,
        // A component that throws becomes a 500 page instead of half a page with status 200.
        experimentalDisableStreaming: true,
        bodySizeLimit: 16 * 1024 * 1024,
      }),
  cache: {
    provider: {
      name: onNetlify ? 'netlify' : 'page-cache',
      entrypoint: onNetlify
        ? './src/app/netlify-cache-provider.ts'
        : './src/shared/server/page-cache/header-provider.ts',
    },
  },
  // Unchanged pages of the showcase are taken from the previous build.
  experimental: { incrementalBuild: true },
  integrations: [react(), hydrateOnTouch, sharedPages, showcase],
  trailingSlash: 'never',
  // Pages of the previous build only wait for the disk, so several are handled concurrently.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  // 'jsx' would eat the spaces between inline elements.
  compressHTML: true,
  devToolbar: { enabled: false },
  session: false,
  i18n: { locales: ['th', 'en'], defaultLocale: 'th', routing: 'manual' },
  security: {
    // The request pipeline checks the origin of every cookie-authenticated unsafe method itself.
    checkOrigin: false,
    csp: !developing && {
      directives: [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
        'frame-src https://www.youtube-nocookie.com https://accounts.google.com/gsi/',
        "img-src 'self' data: blob:",
        "media-src 'self' blob:",
      ],
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Noto Sans Thai',
      cssVariable: '--font-noto',
      fallbacks: ['Thai of the system', 'system-ui', 'sans-serif'],
      options: {
        variants: [
          // The metrics of the first make the fallback face: with Thai first it would come out a fifth too wide.
          await notoSansThai('latin', LATIN),
          await notoSansThai('thai', THAI),
        ],
      },
    },
  ],
  vite: {
    css: {
      // Dark colors are written out, because variables would otherwise replace light-dark().
      lightningcss: { exclude: LIGHT_DARK },
      // Part of every page.
      modules: { generateScopedName: '_[hash:base64:4]' },
      postcss: {
        plugins: [
          customMedia('src/shared/ui/style/tokens.css'),
          writeSizes('src/shared/ui/style/sizes.css'),
        ],
      },
    },
    // The platform decides which header is trusted for a visitor's IP address.
    define: {
      'process.env.DEPLOY_TARGET': JSON.stringify(onNetlify ? 'netlify' : 'server'),
      PREFETCHED_PAGES: JSON.stringify(PREFETCHED_PAGES),
    },
    plugins: [
      flatLayers(),
      fillMembers(),
      usedLater,
      clientBuild,
      writeStepScripts,
      ...(onNetlify ? [] : [serverEntry]),
      ...(developing ? [] : [withoutDevBundles]),
    ],
    // A worker is a bundle of its own, which runs in the same browsers.
    worker: { plugins: () => [fillMembers()] },
    build: {
      cssTarget: OLDEST_BROWSERS,
      // Scripts and drawings are files of their own: cached once for every page, nothing inline.
      assetsInlineLimit: 0,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    },
  },
});
