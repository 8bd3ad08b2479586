import { API, callers } from '../support/callers.ts';
import { type Caller, ENDPOINT_ROWS } from '../support/contracts/endpoint-rows.ts';
import { expect, httpTest as test } from '../support/journey.ts';
import { IDENTITIES, type Identity } from '../support/route-rows.ts';

const NOBODY: readonly Identity[] = ['anonymous', 'expiredToken', 'forgedToken'];

const MAY: Readonly<Record<Identity, readonly Caller[]>> = {
  anonymous: [],
  expiredToken: [],
  forgedToken: [],
  otherCompany: ['employer', 'companyAdmin'],
  companyUser: ['employer'],
  companyAdmin: ['employer', 'companyAdmin'],
  jobSeeker: ['jobSeeker'],
  platformAdmin: ['platformAdmin'],
};

const GUARDED = ['employer', 'companyAdmin', 'jobSeeker', 'platformAdmin'] as const;

test('every endpoint has a row and rejects other actors @thai', async ({ playwright, baseURL }) => {
  const { all, idEmp, otherEmp } = await callers(playwright, baseURL ?? '');
  const { paths } = await (await all.anonymous.get(`${API}/openapi.json`)).json();
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'servers')
      .map((method) => `${method} ${path}`),
  );
  const rows = Object.values(ENDPOINT_ROWS).flat();
  expect(rows.map((row) => row.replace(/\?.*/, '')).toSorted()).toEqual(described.toSorted());
  for (const { endpoint, identity, mayCall } of attempts()) {
    const [method = '', path = ''] = endpoint.split(' ');
    const address = addressOf(path, identity === 'otherCompany' ? otherEmp : idEmp);
    const answer = await all[identity].fetch(API + address, { method: method.toUpperCase() });
    const refusal = NOBODY.includes(identity) ? 401 : 403;
    const found = path.includes('{idInvitation}') ? 404 : 200;
    const expected = [endpoint, identity, mayCall ? found : refusal];
    expect([endpoint, identity, answer.status()]).toEqual(expected);
  }
});

function attempts() {
  return GUARDED.flatMap((wanted) =>
    ENDPOINT_ROWS[wanted].flatMap((endpoint) =>
      IDENTITIES.map((identity) => ({
        endpoint,
        identity,
        mayCall: MAY[identity].includes(wanted),
      })),
    ),
  ).filter(
    ({ endpoint, identity, mayCall }) =>
      !mayCall || (endpoint.startsWith('get ') && identity !== 'otherCompany'),
  );
}

const addressOf = (path: string, idEmp: number) =>
  path
    .replace('{idEmp}', String(idEmp))
    .replace('OWN', String(idEmp))
    .replace('{lang}', 'th')
    .replace('{section}', 'cover')
    .replaceAll(/\{\w+\}/g, '1');
