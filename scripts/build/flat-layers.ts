/**
 * Build step: cascade layers become specificity, for browsers that skip what stands in a layer they do not know.
 * Layer `base` stays as written, `components` beat it by one id, rules outside layers by two. No sheet writes
 * selectors with more than one id, and important declarations stand in `base` alone.
 */
import type { AtRule, Node } from 'postcss';
import postcss from 'postcss';
import type { Plugin } from 'vite';

/** Matches every element, since none has that id, and counts as much as the ids it names. */
const RAISED_BY = { base: '', components: ':not(#_)', none: ':not(#_#_)' } as const;
type Layer = keyof typeof RAISED_BY;

const PSEUDO_ELEMENT = /(?:::[\w-]|:(?:before|after|first-line|first-letter)\b)/;

export function flattenLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const raise = RAISED_BY[layerOf(rule)];
    if (raise) rule.selectors = rule.selectors.map((selector) => raised(selector, raise));
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  return root.toString();
}

function layerOf(node: Node): Layer {
  for (let above: Node | undefined = node.parent; above; above = above.parent) {
    if (above.type === 'atrule' && (above as AtRule).name === 'layer') {
      return known((above as AtRule).params);
    }
  }
  return 'none';
}

function known(name: string): Layer {
  if (name !== 'base' && name !== 'components') throw new Error(`no layer is called “${name}”`);
  return name;
}

/** The pseudo-element of a selector must stay its end. */
function raised(selector: string, by: string): string {
  const at = selector.search(PSEUDO_ELEMENT);
  if (at === 0) return selector;
  return at === -1 ? selector + by : selector.slice(0, at) + by + selector.slice(at);
}

export function flatLayers(): Plugin {
  return {
    name: 'flat-layers',
    apply: 'build',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = flattenLayers(String(file.source));
          }
        }
      },
    },
  };
}
