import { foldName } from '#shared/core/company/fold-name.ts';
import type { Phrase } from '../../../seed/phrase.ts';

export interface LabelledQuery {
  readonly kind: string;
  readonly query: string;
  readonly expectedId: string;
}

export interface Listed extends Phrase {
  readonly id: string;
}

const FORMS = /^(บริษัท|บมจ\.)\s*|\s*จำกัด(\s*\(มหาชน\))?$/gu;
const HOSPITAL = 'โรงพยาบาล';

/** Kinds of queries: a company name combined with a question, in both languages. */
const KINDS: readonly (readonly [kind: string, write: (company: Listed) => string | false])[] = [
  ['รีวิว X', ({ th }) => `รีวิว ${th}`],
  ['รีวิวX', ({ th }) => `รีวิว${th}`],
  ['X เงินเดือน', ({ th }) => `${th} เงินเดือน`],
  ['Xดีไหม', ({ th }) => `${th}ดีไหม`],
  ['สมัครงาน X', ({ th }) => `สมัครงาน ${th}`],
  ['X บริษัท', ({ th }) => `${th} บริษัท`],
  ['X สำนักงานใหญ่', ({ th }) => `${th} สำนักงานใหญ่`],
  ['X สาขาขอนแก่น', ({ th }) => `${th} สาขาขอนแก่น`],
  ['X สระแก้ว', ({ th }) => `${th} สระแก้ว`],
  ['บมจX', ({ th }) => `บมจ${th}`],
  ['บ.X', ({ th }) => `บ.${th}`],
  ['X จก.', ({ th }) => `${th} จก.`],
  ['X Thailand', ({ th }) => `${th} Thailand`],
  ['x thailand', ({ en }) => `${en} thailand`],
  ['x reviews', ({ en }) => `${en} reviews`],
  ['x salary', ({ en }) => `${en} salary`],
  ['working at x', ({ en }) => `working at ${en}`],
  ['x head office', ({ en }) => `${en} head office`],
  ['x tower', ({ en }) => `${en} tower`],
  ['x tower b', ({ en }) => `${en} tower b`],
  ['x main gate', ({ en }) => `${en} main gate`],
  ['rayong x', ({ en }) => `rayong ${en}`],
  ['X โกดัง', ({ th }) => `${th} โกดัง`],
  ['X อาคาร บี', ({ th }) => `${th} อาคาร บี`],
  ['X คลัง ระยอง', ({ th }) => `${th} คลัง ระยอง`],
  ['ตึก ใหม่ X', ({ th }) => `ตึก ใหม่ ${th}`],
  ['X โบนัส กี่เดือน', ({ th }) => `${th} โบนัส กี่เดือน`],
  ['X ฝึกงาน ขอนแก่น', ({ th }) => `${th} ฝึกงาน ขอนแก่น`],
  ['ขอ เบอร์ X', ({ th }) => `ขอ เบอร์ ${th}`],
  ['pantip X ประตู', ({ th }) => `pantip ${th} ประตู`],
  ['x gate 3', ({ en }) => `${en} gate 3`],
  ['x annual bonus', ({ en }) => `${en} annual bonus`],
  ['ceo of x', ({ en }) => `ceo of ${en}`],
  ['hr x wiki', ({ en }) => `hr ${en} wiki`],
  ['S.BK', ({ id }) => `${id}.BK`],
  ['S word', ({ id, th }) => `${id} ${th.split(' ')[0]}`],
  ['word S', ({ id, en }) => `${en.split(' ')[0]} ${id}`],
  ['รพ.X', ({ th }) => th.startsWith(HOSPITAL) && `รพ.${th.slice(HOSPITAL.length).trim()}`],
];

export function asPeopleWrite(listed: readonly Listed[]): LabelledQuery[] {
  return listed.flatMap(({ id, th, en }) => {
    const named = { id, th: th.replace(FORMS, '').trim(), en: foldName(en) };
    return KINDS.flatMap(([kind, write]) => {
      const query = write(named);
      return query === false ? [] : [{ kind, query, expectedId: id }];
    });
  });
}
