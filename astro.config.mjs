import node from '@astrojs/node';
import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';

const runtimeEntry = {
  name: 'runtime-entry',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: './src/app/runtime.ts', fileName: 'runtime.mjs', preserveSignature: 'strict' });
  },
};
export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware', staticHeaders: true }),
  integrations: [react()],
  trailingSlash: 'never',
  build: { format: 'directory' },
  security: { checkOrigin: false, csp: true },
  session: false,
  vite: { plugins: [runtimeEntry] },
});
