import type { Family } from './trade.ts';

/** Which job fields (ids of the master data) work where, `id:weight`. */
const MIX: Record<Family, string> = {
  farm: '1:2 2:4 5:3 6:2 8:4 11:3 12:6 13:4 14:12 15:6 16:5 17:8 27:6 28:2',
  food: '1:5 2:7 3:5 5:4 6:3 8:5 11:4 12:6 14:14 15:9 16:5 17:6 26:8 27:4 28:2',
  restaurant: '1:5 2:3 5:3 6:4 8:4 10:9 11:4 12:2 25:6 26:26 27:5 28:4',
  shop: '1:8 2:18 4:5 5:5 6:4 8:7 10:9 11:7 12:9 13:4 19:3 27:7 28:3',
  tech: '1:6 2:7 3:6 4:32 5:3 6:4 8:4 10:5 17:4 19:7 21:2 28:4',
  factory: '2:5 3:14 4:3 5:4 6:4 8:5 11:6 12:7 13:4 14:18 15:10 16:12 17:3 27:2 28:2',
  finance: '1:6 2:10 4:9 5:10 6:4 7:24 8:7 9:3 10:10 22:6 28:4',
  build: '1:4 2:9 3:15 5:5 6:3 8:6 11:6 14:3 15:3 16:8 18:20 19:5 22:2 28:3',
  craft: '1:9 2:10 5:4 6:3 8:5 11:4 12:4 13:5 14:14 15:6 17:4 19:12 20:3 28:3',
  care: '1:4 2:6 5:4 6:4 8:8 10:6 11:3 12:3 15:5 17:7 23:30 28:2',
  energy: '2:4 3:18 4:3 5:4 6:3 8:5 11:5 12:4 14:9 15:6 16:13 17:9 22:2 28:3',
  port: '2:6 5:4 6:4 8:7 9:1 10:8 11:3 12:22 13:12 16:6 27:16 28:3',
  hotel: '1:6 2:6 5:4 6:4 8:5 10:9 11:3 16:5 20:3 25:26 26:12 27:3 28:3',
  studio: '1:11 2:6 4:6 5:4 6:3 8:5 19:18 20:15 21:18 28:4',
  school: '1:5 2:4 4:4 5:4 6:4 8:9 10:5 19:3 21:4 24:34 28:3',
  office: '1:5 2:7 4:7 5:14 6:14 7:5 8:9 9:4 10:6 22:7 24:4 27:2 28:5',
};

export interface FieldMix {
  readonly ids: readonly number[];
  readonly weights: readonly number[];
}

function parsed(list: string): FieldMix {
  const pairs = list.split(' ').map((pair) => pair.split(':').map(Number));
  return { ids: pairs.map(([id = 0]) => id), weights: pairs.map(([, weight = 0]) => weight) };
}

const MIXES = new Map(
  (Object.entries(MIX) as [Family, string][]).map(([family, list]) => [family, parsed(list)]),
);

export function fieldMix(family: Family): FieldMix {
  const mix = MIXES.get(family);
  if (!mix) throw new Error(`no job fields for ${family}`);
  return mix;
}
