import { translator } from '#i18n/translator.ts';
import type { Locale } from '#shared/core/locale.ts';
import type { JobSeekerSession } from '#shared/core/session.ts';
import { db } from '#shared/server/db/pool.ts';
import type { MyAlert, MyOpenings } from '../../core/my-openings.ts';
import { ownAlerts } from '../alert/alert-queries.ts';
import { alertToken } from '../alert/alert-token.ts';
import { alertName } from '../alert/alert-words.ts';
import { listOwnApplications } from '../application/application-queries.ts';
import { listSaved } from './saved-queries.ts';

/** Alerts are listed only with a verified email, because they belong to an email. */
export async function loadMyOpenings(
  { idJsk, username, emailVerified }: JobSeekerSession,
  locale: Locale,
): Promise<MyOpenings> {
  const [applications, saved, alerts] = await Promise.all([
    listOwnApplications(db, idJsk),
    listSaved(db, idJsk),
    emailVerified ? ownAlerts(db, username) : [],
  ]);
  const t = translator(locale);
  const named = alerts.map(({ idAlert, idEmp, search, frequency, ...names }): MyAlert => {
    const company = idEmp === null ? null : names;
    const name = alertName({ company, search }, { t, locale });
    return { token: alertToken(idAlert), name, isCompany: idEmp !== null, frequency };
  });
  return { applications, saved, alerts: named };
}
