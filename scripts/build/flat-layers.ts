/**
 * Build step: replaces cascade layers by specificity, for browsers that skip unknown layers.
 *
 * Rules outside layers stay as written, so that any of their classes or attributes wins. Layer
 * `base` also stays as written and may therefore select elements only. Selectors of layer
 * `components` go into `:where()`, which has no specificity, below a `:not()` that matches every
 * element but one of that name and weighs as many elements as it names: fewer than a class however
 * many they are, and more for a selector that weighed more.
 */
import postcss, { type AtRule, type Container, type Node, type Rule } from 'postcss';
import type { Plugin } from 'vite';

const PSEUDO_ELEMENT = /(?:::[\w-]|:(?:before|after|first-line|first-letter)\b)/;
/** Selectors such as `* + *`, which are rejected: moving a row would restyle its whole list. */
const ANY_AFTER_ANY = /\*\s*[+~]\s*\*/;
/** Attribute in all selectors of a component with scoped styles. */
const SCOPE = /\[data-astro-cid-\w+\]/g;

export function flattenLayers(css: string): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (inKeyframes(rule)) return;
    if (ANY_AFTER_ANY.test(rule.selector))
      throw new Error(`restyles whole lists: ${rule.selector}`);
    const layer = layerOf(rule);
    const isImportant = rule.toString().includes('!important');
    if (isImportant && layer !== 'none') throw new Error(`important in a layer: ${rule.selector}`);
    if (layer === 'components') rule.selector = lightened(rule.selectors);
    else if (!isImportant) rejectOtherWeight(rule, layer);
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes) layer.replaceWith(layer.nodes);
    else layer.remove();
  });
  return root.toString();
}

function inKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name);
}

function layerOf(node: Node): 'base' | 'components' | 'none' {
  for (let above: Container | undefined = node.parent as Container; above; ) {
    const { name, params } = above as AtRule;
    if (above.type === 'atrule' && name === 'layer') {
      if (params === 'base' || params === 'components') return params;
      throw new Error(`no layer is called “${params}”`);
    }
    above = above.parent as Container | undefined;
  }
  return 'none';
}

function rejectOtherWeight({ selectors }: Rule, layer: 'base' | 'none'): void {
  for (const selector of selectors) {
    const { classes, elements } = weightOf(selector);
    const fits = layer === 'base' ? classes === 0 && elements <= 1 : classes > 0;
    // View-transition pseudo-elements cannot be wrapped, and only one style sheet has them.
    if (fits || selector.startsWith('::view-transition')) continue;
    throw new Error(
      layer === 'base'
        ? `in layer base “${selector}” weighs more than an element: what it adds goes into :where()`
        : `outside layers “${selector}” needs a class, an attribute or :root`,
    );
  }
}

function lightened(selectors: readonly string[]): string {
  const lists = new Map<string, string[]>();
  for (const selector of selectors) {
    const pseudoIndex = selector.search(PSEUDO_ELEMENT);
    const pseudo = pseudoIndex === -1 ? '' : selector.slice(pseudoIndex);
    const { classes, elements } = weightOf(selector.replace(SCOPE, ''));
    if (classes >= AN_ID) throw new Error(`in layer components “${selector}” has an id`);
    const weight = Math.max(2, 2 * classes + Math.min(elements, 1));
    const list = `:not(${new Array(weight).fill('_').join(' ')}) :where(\n)${pseudo}`;
    const element =
      pseudoIndex === -1 ? selector : selector.slice(0, pseudoIndex).replace(/^$|\s$/, '$&*');
    lists.set(list, [...(lists.get(list) ?? []), element]);
  }
  return [...lists].map(([list, same]) => list.replace('\n', () => same.join(','))).join(',');
}

/** Weight of an id, higher than any selector in a layer may have. */
const AN_ID = 1_000;

interface Weight {
  readonly classes: number;
  readonly elements: number;
}

/** Specificity as the cascade counts it, for selectors without ids and pseudo-elements. */
export function weightOf(selector: string): Weight {
  let classes = 0;
  let elements = 0;
  const count = (pattern: RegExp, found: (all: string, ...parts: string[]) => void) => {
    rest = rest.replace(pattern, (...match) => {
      found(...(match as [string]));
      return '';
    });
  };
  let rest = selector;
  const lists = /:(where|is|not|has)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
  count(lists, (_, name = '', list = '') => {
    if (name === 'where') return;
    const weights = postcss.list.comma(list).map(weightOf);
    const heaviest = weights.toSorted(
      (a, b) => b.classes - a.classes || b.elements - a.elements,
    )[0] as Weight;
    classes += heaviest.classes;
    elements += heaviest.elements;
  });
  count(new RegExp(`${PSEUDO_ELEMENT.source}[\\w-]*(?:\\([^)]*\\))?`, 'g'), () => undefined);
  count(/\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?|\.[\w-]+/g, () => (classes += 1));
  count(/#[\w-]+/g, () => (classes += AN_ID));
  count(/[a-z][\w-]*/gi, () => (elements += 1));
  return { classes, elements };
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
