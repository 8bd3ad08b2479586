import { randomInt } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { findPage } from '#app/find-page.ts';
import { ROUTES } from '#app/routes.ts';
import { ONCE_FIELD } from '#shared/core/body/once-field.ts';
import { SEEN_FIELD } from '#shared/core/opened-by.ts';
import { API, callers } from '../support/callers.ts';
import { NEW_PASSWORD, registered, signedUp } from '../support/fixtures/newcomers.ts';
import { expect, httpTest as test } from '../support/journey.ts';
import { linkIn, mailTo } from '../support/mail.ts';
import { expectedAnswers, IDENTITIES, type Identity } from '../support/route-rows.ts';

const VISITORS: readonly Identity[] = [
  'anonymous',
  'otherCompany',
  'companyUser',
  'companyAdmin',
  'jobSeeker',
  'platformAdmin',
];

/** Done by an empty form, and therefore sent only for newcomers, whom no other test uses. */
const DONE_BY_EMPTY_FORM: ReadonlySet<string> = new Set([
  'delete /myaccount/sessions',
  'delete /myaccount/devices',
  'delete /jskSessions',
  'delete /jskDevices',
  'delete /myaccount/deletion',
  'post /insertApproval',
  'post /jskVerification',
  'post /adminLogout',
]);
/** Forms that end the session; employer-tools.spec.ts submits one without a script. */
const SIGNS_OUT: ReadonlySet<string> = new Set(['post /logout', 'post /jskLogout']);
const NEWCOMERS: readonly Identity[] = ['otherCompany', 'jobSeeker'];

/**
 * Forms shown only in a state: their journeys are auto-login, sessions, employer-publishes, employer-account,
 * openings, apply, versions, keyboard/seeker, useful-votes, job-seeker-reviews, report-a-review, invited and
 * invite-links; accounts.db.test.ts and failed-jobs.db.test.ts submit those of the team.
 */
const SHOWN_ELSEWHERE: readonly string[] = [
  'put /alerts/:token',
  'delete /alerts/:token',
  'post /reviews/:id/report',
  'delete /reviews/:id/useful',
  'post /unsubscribe/:token',
  'put /openings/:idJob/application/draft',
  'put /openings/:idJob/application',
  'delete /openings/:idJob/application',
  'put /openings/:idJob/saved',
  'delete /openings/:idJob/saved',
  'post /loginLink',
  'put /passwordReset/:token',
  'delete /ownReviews/:idReview',
  'post /reviews/:id/appeal',
  'put /ownReviews/:idReview',
  'put /invite/:token/address',
  'post /invite/:token/opening',
  'put /changeEmail/:token',
  'delete /approval/:idEmp/:lang',
  'put /applications/:idApplication/status',
  'put /invitations/:idInvitation/state',
  'delete /invitations/links/:idLink',
  'post /companyProfile/:idEmp/:lang/covers',
  'delete /companyProfile/:idEmp/:lang/covers/:idMedia',
  'post /checkLoginEncKey',
  'put /submissions/:id/decision',
  'put /companies/:id/sendingStop',
  'delete /companies/:id/sendingStop',
  'delete /accountLookups/:id/sessions',
  'put /failedJobs/:id/retry',
];

const NO_TOKEN = 'a-token-of-no-link-at-all';

interface Operation {
  readonly parameters: readonly { readonly name: string }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<
        string,
        { readonly schema: { readonly properties?: Readonly<Record<string, unknown>> } }
      >
    >;
  };
}

function namesOf({ parameters, requestBody }: Operation): readonly string[] {
  const body = requestBody?.content['application/json']?.schema.properties ?? {};
  return [...parameters.map(({ name }) => name), ...Object.keys(body)];
}

/** What a page asks of itself; a registration also for which step comes next. */
const OWN_FIELDS: readonly string[] = ['', 'act', ONCE_FIELD, SEEN_FIELD, 'step', 'back'];

const CONTROLS: ReadonlySet<string> = new Set(['input', 'select', 'textarea', 'button']);

interface PostedForm {
  readonly action: string | null;
  readonly named: { readonly name: string; readonly value: string }[];
}

function formsIn(html: string) {
  const forms: PostedForm[] = [];
  let open: PostedForm | null = null;
  const parser = new Parser({
    onopentag: (tag, { method, action = null, name = '', value = '' }) => {
      if (tag === 'form') {
        open = method === 'post' ? { action, named: [] } : null;
        if (open) forms.push(open);
      } else if (CONTROLS.has(tag)) open?.named.push({ name, value });
    },
    onclosetag: (tag) => {
      if (tag === 'form') open = null;
    },
  });
  // A sample of a form is switched off as a whole: it is never posted.
  parser.end(html.replace(/<fieldset disabled\b.*<\/fieldset>/s, ''));
  return forms.map(({ action, named }) => ({
    action,
    acts: named.flatMap(({ name, value }) => (name === 'act' ? [value] : [])),
    fields: named
      .map(({ name }) => name.split('.')[0] ?? '')
      .filter((name) => !OWN_FIELDS.includes(name)),
  }));
}

test('pages and forms answer as their rows require @thai', async ({ playwright, baseURL }) => {
  const { all, newcomer, idEmp } = await withNewcomers(playwright, baseURL ?? '');
  const { paths } = await (await all.anonymous.get(`${API}/openapi.json`)).json();
  const seen = new Set<string>();
  const reached = new Set<string>();

  async function look(identity: Identity, answer: APIResponse): Promise<void> {
    if (!answer.headers()['content-type']?.includes('text/html')) return;
    const { pathname, search } = new URL(answer.url());
    for (const { to, act, endpoint, fields } of askedIn(await answer.text(), pathname)) {
      const name = `${pathname}: ${act}`;
      expect(endpoint, name).not.toBe('');
      reached.add(endpoint);
      const [method = '', path = ''] = endpoint.split(' ');
      const contract = namesOf(paths[path.replace(/:(\w+)/g, '{$1}')][method]);
      expect(
        fields.filter((field) => !contract.includes(field)),
        name,
      ).toEqual([]);
      const key = `${name} ${identity}`;
      // What another page takes is posted where that page is looked at.
      if (seen.has(key) || to !== pathname || SIGNS_OUT.has(endpoint)) continue;
      if (DONE_BY_EMPTY_FORM.has(endpoint) && !NEWCOMERS.includes(identity)) continue;
      seen.add(key);
      const own = identity === 'otherCompany' ? newcomer.idEmp : idEmp;
      const called = path.replace(':idEmp', String(own)).replace(':lang', 'th');
      const address = API + called.replace(':token', NO_TOKEN).replace(/:\w+/g, '0');
      const headers = anyAddress();
      const empty = await all[identity].fetch(address, { method, headers, form: {} });
      const form = { form: { act }, headers, maxRedirects: 0 };
      const posted = await all[identity].post(
        pathname + search.replace(/(?<=token=)[^&]+/, NO_TOKEN),
        form,
      );
      // A page leads on where the API says that it is done.
      expect([key, posted.status()]).toEqual([key, empty.ok() ? 303 : empty.status()]);
    }
  }

  for (const [route, row] of Object.entries(ROUTES)) {
    // More pages than one address may open in a minute.
    const headers = anyAddress();
    const { address, expected } = expectedAnswers(route, row, idEmp);
    const ofNewcomer = expectedAnswers(route, row, newcomer.idEmp).address;
    // The page is the same for everybody, and only a form of its own has answers for each.
    const isShared = row.render !== 'private' && row.form === undefined;
    const statuses: Partial<Record<Identity, number>> = {};
    for (const identity of askingFor(isShared)) {
      const answer = await all[identity].get(address, { headers, maxRedirects: 0 });
      statuses[identity] = answer.status();
      if (row.who !== 'everybody' && answer.status() !== 302)
        expect(answer.headers()['cache-control'], address).toContain('no-store');
      if (isShared || !VISITORS.includes(identity)) continue;
      const isOwn = identity === 'otherCompany' && ofNewcomer !== address;
      await look(identity, isOwn ? await all[identity].get(ofNewcomer, { headers }) : answer);
    }
    expect({ route, ...expected }).toMatchObject({ route, ...statuses });
    if (isShared) await look('anonymous', await all.anonymous.get(address, { headers }));
    for (const prefix of row.who === 'everybody' ? [] : ['/th', '/en']) {
      const answer = await all.anonymous.get(prefix + address, { headers, maxRedirects: 0 });
      expect([prefix + address, answer.status()]).toEqual([prefix + address, expected.anonymous]);
    }
  }
  for (const [identity, address] of [
    ['anonymous', `/forgotpassword?token=${NO_TOKEN}`],
    ['anonymous', newcomer.newAddress],
    ['companyAdmin', '/company/jobs'],
    ['companyAdmin', '/company/jobs?edit=1'],
    ['companyAdmin', '/company/yousay?vpp=50'],
  ] as const) {
    await look(identity, await all[identity].get(address));
  }
  await newcomer.leave();
  await look('otherCompany', await all.otherCompany.get('/myaccount'));
  const declared = Object.values(ROUTES).flatMap(({ form = {} }) => Object.values(form));
  const missed = new Set(declared.filter((endpoint) => !reached.has(endpoint)));
  // Other journeys change positions and pages of the same company at the same time.
  missed.delete('delete /openings/:idJob/closing');
  missed.delete('put /openingConfirmations');
  missed.delete('put /companyProfile/:idEmp/:lang/restoration');
  missed.delete('post /insertApproval');
  // These stand beside another session and a linked Google account, which job-seeker-account walks.
  missed.delete('delete /jskSessions/:idSession');
  missed.delete('delete /jskSessions');
  missed.delete('post /jskEndWayIn');
  // Stands where a sister product is configured; sister-identity.db.test.ts ends and allows it.
  missed.delete('put /myaccount/sisterSignIn');
  expect([...missed]).toEqual(SHOWN_ELSEWHERE);
});

async function withNewcomers(playwright: Parameters<typeof callers>[0], baseURL: string) {
  const { all, idEmp } = await callers(playwright, baseURL);
  const caller = () =>
    playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { ...anyAddress(), Origin: baseURL },
    });
  const [company, person, device] = [await caller(), await caller(), await caller()];
  await signedUp(person, 'th');
  const made = await registered(company, 'th');
  const { email, companyName } = made;
  const ids = { idEmp: made.idEmp, idUser: made.idUser };
  const post = async (to: typeof company, path: string, form: Record<string, string | number>) => {
    const answer = await to.post(API + path, { form });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  };
  const signIn = (to: typeof company) =>
    post(to, '/login', { username: email, password: NEW_PASSWORD });
  await signIn(device);
  await company.post(`${API}/insertUser`, {
    data: { user: { email: `mate-${email}`, contactName: 'มานะ', role: 'user' } },
  });
  await post(company, '/changeEmail', { ...ids, email: `next-${email}` });
  const link = new URL(linkIn(await mailTo(`next-${email}`)));
  const leave = async () => {
    const form = { accountName: companyName, currentPassword: NEW_PASSWORD };
    await post(company, '/myaccount/deletion', form);
    await signIn(company);
  };
  const newcomer = { idEmp: ids.idEmp, newAddress: link.pathname + link.search, leave };
  return { all: { ...all, otherCompany: company, jobSeeker: person }, newcomer, idEmp };
}

const askingFor = (isShared: boolean): readonly Identity[] =>
  isShared ? ['anonymous'] : IDENTITIES;

/** Two asks with one form are no reason to be refused for asking often. */
const anyAddress = () => ({
  'X-Forwarded-For': `10.201.${randomInt(256)}.${randomInt(1, 255)}`,
});

function askedIn(html: string, pathname: string) {
  return formsIn(html).flatMap(({ action, acts, fields }) => {
    const to = (action ?? pathname).replace(/\?.*/, '');
    const table = findPage(to)?.form ?? {};
    const names = Object.keys(table);
    return (names.length > 1 ? acts : [names[0] ?? 'none']).map((act) => ({
      to,
      act,
      endpoint: table[act] ?? '',
      fields,
    }));
  });
}
