import { fail, ok, type Result } from '#shared/core/result.ts';
import { recordAct } from '#shared/server/audit-queries.ts';
import { administratorsOf, lockCompany } from '#shared/server/company/company-queries.ts';
import { db } from '#shared/server/db/pool.ts';
import { queueMails } from '#shared/server/mail/queue-mail.ts';
import { invalidateTags } from '#shared/server/page-cache/invalidation-queries.ts';
import { notifySearchEngines } from '#shared/server/search-engines/notify-search-engines.ts';
import type { PackageGift } from '../core/package-contract.ts';
import { packageAssignedMail } from './package-mail.ts';
import { setPackage } from './team-company-queries.ts';

export interface GivePackage extends PackageGift {
  readonly idEmp: number;
  readonly idAdmin: number;
  readonly now: Date;
}

/**
 * Stores the package, audit entry, mails and cache invalidation in one transaction. The second of
 * two concurrent calls fails, since its `from` is outdated. The company's content is not changed.
 */
export function givePackage({
  idEmp,
  idAdmin,
  packageHrSay,
  from,
  remark,
  now,
}: GivePackage): Promise<Result<null, 'not_found' | 'conflict'>> {
  return db.transaction(async (tx): Promise<Result<null, 'not_found' | 'conflict'>> => {
    const company = await lockCompany(tx, idEmp);
    if (!company?.isActive) return fail('not_found');
    if (company.packageHrSay !== from) return fail('conflict');
    await setPackage(tx, { idEmp, packageHrSay }, now);
    await recordAct(tx, {
      actorKind: 'platformAdmin',
      idActor: idAdmin,
      action: 'package.assign',
      subject: `company:${idEmp}`,
      detail: { from, to: packageHrSay, remark },
    });
    const administrators = await administratorsOf(tx, idEmp);
    const orders = administrators.map(({ email, language }) => ({
      to: { address: email },
      locale: language,
      props: { from, to: packageHrSay },
      idEmp,
    }));
    await queueMails(tx, packageAssignedMail, orders);
    await notifySearchEngines(tx, idEmp);
    await invalidateTags(tx, [`company:${idEmp}`, 'lists']);
    return ok(null);
  });
}
