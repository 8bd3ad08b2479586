import { and, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import type { SectionRemarks } from '#shared/core/domain/submission.ts';
import type { Db } from '#shared/server/db/pool.ts';
import { approvals, profileVersions, sectionRevisions } from '#shared/server/db/schema/profiles.ts';
import { SECTIONS, type SectionStep } from '../../core/sections/registry.ts';
import type { Submission } from '../../core/submission/submission-contract.ts';

export interface EarlierReturn {
  readonly decidedAt: Date;
  readonly remark: string;
  readonly remarks: SectionRemarks;
  /** Steps that the company saved after the team returned the page. */
  readonly changed: readonly SectionStep[];
}

/** The last returned submission of this language, and the sections saved since. */
export async function earlierReturn(
  db: Db,
  { idApproval, idEmp, lang }: Pick<Submission, 'idApproval' | 'idEmp' | 'lang'>,
): Promise<EarlierReturn | null> {
  const [returned] = await db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.idEmp, idEmp),
        eq(approvals.lang, lang),
        eq(approvals.status, 'R'),
        lt(approvals.idApproval, idApproval),
        isNotNull(approvals.decidedAt),
      ),
    )
    .orderBy(desc(approvals.idApproval))
    .limit(1);
  if (!returned?.decidedAt) return null;
  const saved = await db
    .select({ section: sectionRevisions.section })
    .from(sectionRevisions)
    .innerJoin(profileVersions, eq(profileVersions.idProfile, sectionRevisions.idProfile))
    .where(
      and(
        eq(profileVersions.idEmp, idEmp),
        eq(profileVersions.lang, lang),
        eq(profileVersions.state, 'draft'),
        gt(sectionRevisions.updatedAt, returned.decidedAt),
      ),
    );
  return {
    decidedAt: returned.decidedAt,
    remark: returned.decisionRemark,
    remarks: returned.sectionRemarks,
    changed: SECTIONS.filter(({ name }) => saved.some(({ section }) => section === name)).map(
      ({ step }) => step,
    ),
  };
}
