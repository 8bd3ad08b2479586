/** Build step: downshift writes constants onto every hook it has, which keeps those nobody imports; four kilobytes. */
import type { Plugin } from 'vite';

const CONSTANTS = /^(\w+)\.stateChangeTypes = (\S+);$/gm;
const EXPORTS = /^export \{.*\};$/m;

/** The same hooks with the same constants, attached so that an unused hook may be left out. */
export function attachLazily(code: string): string {
  const hooks = Array.from(code.matchAll(CONSTANTS), ([, hook = '']) => hook);
  return code
    .replace(
      CONSTANTS,
      (_, hook: string, types: string) =>
        `const ${hook}Named = /* @__PURE__ */ Object.assign(${hook}, { stateChangeTypes: ${types} });`,
    )
    .replace(EXPORTS, (clause) =>
      hooks.reduce(
        (text, hook) =>
          text.replace(
            new RegExp(`\\b${hook}\\b(?: as (\\w+))?`),
            (_, alias?: string) => `${hook}Named as ${alias ?? hook}`,
          ),
        clause,
      ),
    );
}

export function leanDownshift(): Plugin {
  return {
    name: 'lean-downshift',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/downshift\/dist\/downshift\.esm\.mjs$/ },
      handler: (code) => ({ code: attachLazily(code), map: null }),
    },
  };
}
