import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

/** Astro with nothing around it: what pages of the product are measured against. */
export default defineConfig({
  root: import.meta.dirname,
  outDir: process.env.BARE_OUT,
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  devToolbar: { enabled: false },
  session: false,
});
