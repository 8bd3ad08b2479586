import * as z from 'zod';
import { PROVINCES } from '#shared/core/master-data/provinces.ts';
import type { Random } from '../../artwork/random.ts';
import { PHRASE, readTable } from '../read-table.ts';
import type { Region } from './trade.ts';

export type CompanyLocation = Readonly<ReturnType<typeof toLocation>>;

const DISTRICT_ROW = z.object({
  idState: z.coerce.number(),
  ...PHRASE.shape,
  postalCode: z.string().length(5),
  road: PHRASE,
});
type District = z.infer<typeof DISTRICT_ROW>;

/** The first number of each province's postal codes; from 20 on it is the province's own. */
function mainPostalCode(idState: number): string {
  if (idState === 11) return '10270';
  return String(idState >= 20 ? idState * 1000 : (idState - 1) * 1000);
}

const PROVINCE_NAMES = new Map(PROVINCES.map((province) => [province.idState, province] as const));

function toLocation({ idState, th, en, postalCode, road }: District) {
  const found = PROVINCE_NAMES.get(idState);
  if (!found) throw new Error(`no province ${idState}`);
  const isCapital = idState === 10;
  return {
    /** Province as stored: two digits. */
    province: String(idState),
    provinceName: { th: found.nameTh, en: found.nameEn },
    city: { th: `${isCapital ? 'เขต' : 'อำเภอ'}${th}`, en: isCapital ? en : `${en} District` },
    road: { th: `ถนน${road.th}`, en: `${road.en} Road` },
    postalCode,
  };
}

const NAMED = readTable('districts', DISTRICT_ROW).map(toLocation);
const MAIN_TOWNS = PROVINCES.filter(({ idState }) => idState !== 10).map(
  ({ idState, nameTh, nameEn }) =>
    toLocation({
      idState,
      th: `เมือง${nameTh}`,
      en: `Mueang ${nameEn}`,
      postalCode: mainPostalCode(idState),
      road: { th: 'ราษฎร์บำรุง', en: 'Rat Bamrung' },
    }),
);

const within = (...provinces: readonly number[]): CompanyLocation[] =>
  NAMED.filter(({ province }) => provinces.includes(Number(province)));

const CAPITAL = within(10);
const NEAR_CAPITAL = within(11, 12, 13, 73, 74);
const INDUSTRIAL = within(11, 13, 14, 19, 20, 21, 24, 25, 73, 74);
const TOURIST = within(20, 50, 57, 76, 77, 81, 82, 83, 84);

type Share = readonly [capital: number, upTo: number, places: readonly CompanyLocation[]];

/** Share of the capital, and up to which share the places follow; the rest is in main towns. */
const WHERE: Readonly<Record<Region, Share>> = {
  capital: [0.72, 0.86, NEAR_CAPITAL],
  industrial: [0.2, 0.8, INDUSTRIAL],
  tourist: [0.22, 0.75, TOURIST],
  rural: [0.1, 0.3, NAMED],
  everywhere: [0.4, 0.7, NAMED],
};

export function drawLocation(region: Region, draw: Random): CompanyLocation {
  const roll = draw.next();
  const [capital, upTo, places] = WHERE[region];
  if (roll < capital) return draw.pick(CAPITAL);
  return draw.pick(roll < upTo ? places : MAIN_TOWNS);
}

export function locationNamed(cityTh: string): CompanyLocation {
  const found = NAMED.find(({ city }) => city.th === cityTh);
  if (!found) throw new Error(`no place ${cityTh}`);
  return found;
}
