import { PROVINCES } from '#shared/core/master-data/provinces.ts';

/**
 * The provinces as tiles, each about where it lies: a map that needs no borders, on which a small
 * province is as easy to see as a large one. Numbers are those of the ISO codes; 00 is no land.
 */
const ROWS = [
  '00 00 57 00 00 00 00 00 00',
  '58 50 56 55 00 00 00 00 00',
  '00 51 52 54 00 00 43 38 00',
  '63 64 53 65 42 39 41 47 48',
  '00 62 66 67 36 40 46 49 00',
  '00 61 60 16 30 44 45 35 37',
  '71 18 17 19 26 31 32 33 34',
  '00 72 15 14 25 27 00 00 00',
  '70 73 12 13 24 00 00 00 00',
  '76 75 74 10 20 22 00 00 00',
  '77 00 00 11 21 23 00 00 00',
  '85 86 00 00 00 00 00 00 00',
  '82 84 00 00 00 00 00 00 00',
  '83 81 80 00 00 00 00 00 00',
  '00 92 93 00 00 00 00 00 00',
  '00 91 90 94 00 00 00 00 00',
  '00 00 00 95 96 00 00 00 00',
].map((row) => row.split(' '));

export const MAP_COLUMNS = 9;
export const MAP_ROWS = ROWS.length;

/** The letters each province is written by on plates and in papers, in the order of the ISO numbers. */
const LETTERS_TH =
  'กท สป นบ ปท อย อท ลบ สห ชน สบ ชบ รย จบ ตร ฉช ปจ นย สก นม บร สร ศก อบ ยส ชย อจ บก นภ ขก อด ลย นค ' +
  'มค รอ กส สน นพ มห ชม ลพ ลป อต พร นน พย ชร มส นว อน กพ ตก สท พล พจ พช รบ กจ สพ นฐ สค สส พบ ปข นศ ' +
  'กบ พง ภก สฎ รน ชพ สข สต ตง พท ปน ยล นธ';
const LETTERS_EN =
  'BKK SPK NBI PTE AYA ATG LRI SBR CNT SRI CBI RYG CTI TRT CCO PRI NYK SKW NMA BRM SRN SSK UBN YST ' +
  'CPM ACR BKN NBP KKN UDN LEI NKI MKM RET KSN SNK NPM MDH CMI LPN LPG UTT PRE NAN PYO CRI MSN NSN ' +
  'UTI KPT TAK STI PLK PCT PNB RBR KRI SPB NPT SKN SKM PBI PKN NRT KBI PNA PKT SNI RNG CPN SKA STN ' +
  'TRG PLG PTN YLA NWT';
const lettersTh = LETTERS_TH.split(' ');
const lettersEn = LETTERS_EN.split(' ');

export interface ProvinceTile {
  readonly code: string;
  readonly column: number;
  readonly row: number;
  readonly letters: Readonly<Record<'th' | 'en', string>>;
}

export const PROVINCE_TILES: readonly ProvinceTile[] = PROVINCES.map(({ idState }, index) => {
  const code = String(idState);
  const row = ROWS.findIndex((codes) => codes.includes(code));
  return {
    code,
    row,
    column: ROWS[row]?.indexOf(code) ?? -1,
    letters: { th: lettersTh[index] ?? '', en: lettersEn[index] ?? '' },
  };
});

export const SHADES = 4;

/** How dark a tile is, from 0: by the root, or Bangkok alone would have a colour. */
export function shadeOf(count: number, most: number): number {
  return count === 0 ? 0 : Math.max(1, Math.ceil(SHADES * Math.sqrt(count / most)));
}
