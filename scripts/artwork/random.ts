/** A named stream of numbers: the same name always yields the same numbers, whatever else was drawn. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [low, high]. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** `count` different items, in drawn order; all of them when there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[];
  /** Index drawn in proportion to the weights. */
  weighted(weights: readonly number[]): number;
  normal(mean: number, deviation: number): number;
}

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  }
  return value >>> 0;
}

export function random(...name: readonly (string | number)[]): Random {
  let state = hash(name.join('/'));

  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  next();

  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new Error(`nothing to pick from in ${name.join('/')}`);
    return items[Math.floor(next() * items.length)] as Item;
  };

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    sample: (items, count) => {
      const left = [...items];
      const drawn: (typeof left)[number][] = [];
      while (drawn.length < count && left.length > 0) {
        drawn.push(...left.splice(Math.floor(next() * left.length), 1));
      }
      return drawn;
    },
    weighted: (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      let rest = next() * total;
      for (let index = 0; index < weights.length; index += 1) {
        rest -= weights[index] ?? 0;
        if (rest < 0) return index;
      }
      return weights.length - 1;
    },
    normal: (mean, deviation) => {
      const radius = Math.sqrt(-2 * Math.log(1 - next()));
      return mean + deviation * radius * Math.cos(2 * Math.PI * next());
    },
  };
}
