/** Build step: Astro marks every element of a component with an attribute of 24 bytes; here it takes ten. */
import type { Plugin } from 'vite';

const SCOPE = /\bdata-astro-cid-([a-z0-9]{8})\b/g;
const LETTERS = 4;

/** The same name for a scope wherever it stands; two scopes that would share one are an error. */
export function scopeShortener(): (code: string) => string {
  const scopes = new Map<string, string>();
  return (code) =>
    code.replace(SCOPE, (_, scope: string) => {
      const short = scope.slice(0, LETTERS);
      const known = scopes.get(short) ?? scope;
      if (known !== scope)
        throw new Error(`${scope} and ${known} need more than ${LETTERS} letters`);
      scopes.set(short, scope);
      return `data-${short}`;
    });
}

export function shortScopes(): Plugin {
  const shorten = scopeShortener();
  return {
    name: 'short-scopes',
    apply: 'build',
    sharedDuringBuild: true,
    renderChunk: (code) => (code.includes('data-astro-cid-') ? shorten(code) : null),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = shorten(String(file.source));
          }
        }
      },
    },
  };
}
