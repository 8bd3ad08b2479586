import node from '@astrojs/node';
import { defineConfig } from 'astro/config';

export default defineConfig({
  root: import.meta.dirname,
  outDir: process.env.BARE_OUT,
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  devToolbar: { enabled: false },
  session: false,
});
