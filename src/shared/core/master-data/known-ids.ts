import * as z from 'zod/mini';
import { shortCode } from '../request-fields.ts';

/*
 * Ids of the master data without their names, so that forms in browsers stay small;
 * `known-ids.test.ts` compares each with its list.
 */
const INDUSTRIES = 46;
const JOB_FIELDS = 28;
const PROVINCES =
  '10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 30 31 32 33 34 35 36 37 38 39 ' +
  '40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 67 70 ' +
  '71 72 73 74 75 76 77 80 81 82 83 84 85 86 90 91 92 93 94 95 96';
const COUNTRIES =
  'AF AL DZ AS AD AO AI AQ AG AR AM AW AU AT AZ BS BH BD BB BY BE BZ BJ BM BT BO BA BW ' +
  'BV BR IO BN BG BF BI KH CM CA CV KY CF TD CL CN CX CC CO KM CG CD CK CR CI HR CU CY ' +
  'CZ DK DJ DM DO EC EG SV GQ ER EE ET FK FO FJ FI FR GF PF TF GA GM GE DE GH GI GR GL ' +
  'GD GP GU GT GN GW GY HT HM VA HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP ' +
  'KR KW KG LA LV LB LS LR LY LI LT LU MO MG MW MY MV ML MT MH MQ MR MU YT MX FM MD MC ' +
  'MN MS MA MZ MM NA NR NP NL NC NZ NI NE NG NU NF MP MK NO OM PK PW PS PA PG PY PE PH ' +
  'PN PL PT PR QA RE RO RU RW SH KN LC PM VC WS SM ST SA SN SC SL SG SK SI SB SO ZA GS ' +
  'ES LK SD SR SJ SZ SE CH SY TW TJ TZ TH TL TG TK TO TT TN TR TM TC TV UG UA AE GB US ' +
  'UM UY UZ VU VE VN VG VI WF EH YE ZM ZW AX BQ CW GG IM JE ME BL MF RS SX SS XK';

const provinces = new Set(PROVINCES.split(' '));
const countries = new Set(COUNTRIES.split(' '));

/** Returns whether a company may have the industry; false for ALL_INDUSTRIES_ID, a filter. */
export const isIndustry = (id: number) => Number.isInteger(id) && id >= 1 && id <= INDUSTRIES;
export const isJobField = (id: number) => Number.isInteger(id) && id >= 1 && id <= JOB_FIELDS;
export const isProvince = (code: string) => provinces.has(code);
export const isCountry = (iso: string) => countries.has(iso);

export const countryCode = shortCode('countryRequired').check(
  z.refine(isCountry, 'countryRequired'),
);
