import { randomInt } from 'node:crypto';
import { Window } from 'happy-dom';
import { findPage } from '#app/find-page.ts';
import { ROUTES } from '#app/routes.ts';
import { API, callers } from '../support/callers.ts';
import { expect, test } from '../support/journey.ts';
import type { Identity } from '../support/route-rows.ts';
import { expectedAnswers } from '../support/route-rows.ts';

const VISITORS: readonly Identity[] = [
  'anonymous',
  'otherCompany',
  'companyUser',
  'companyAdmin',
  'jobSeeker',
  'platformAdmin',
];

/** They need nothing the page does not know, so that an empty form would do them. */
const ACCEPT_EMPTY_FORM: ReadonlySet<string> = new Set([
  'post /insertApproval',
  'delete /approval/:idEmp/:lang',
  'delete /myaccount/sessions',
  'delete /myaccount/deletion',
  'put /submissions/:id/decision',
  'post /jskVerification',
]);

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

/** The names a contract takes, from its path and its body. */
function namesOf({ parameters, requestBody }: Operation): readonly string[] {
  const body = requestBody?.content['application/json']?.schema.properties ?? {};
  return [...parameters.map(({ name }) => name), ...Object.keys(body)];
}

/** The forms a page posts, as their visitor's browser would before any script runs. */
function formsIn(html: string) {
  const { document } = new Window();
  document.write(html);
  return [...document.querySelectorAll('form[method="post"]')].map((form) => {
    const controls = [...form.querySelectorAll('input, select, textarea, button')];
    const named = controls.map((control) => ({
      name: control.getAttribute('name') ?? '',
      value: control.getAttribute('value') ?? '',
    }));
    return {
      acts: named.flatMap(({ name, value }) => (name === 'act' ? [value] : [])),
      fields: named
        .map(({ name }) => name.split('.')[0] ?? '')
        .filter((name) => name !== '' && name !== 'act'),
    };
  });
}

test('every form of every page has its endpoint, which answers it as the API does @thai', async ({
  playwright,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const { all, idEmp, otherEmp } = await callers(playwright, baseURL ?? '');
  const { paths } = await (await all.anonymous.get(`${API}/openapi.json`)).json();
  const seen = new Set<string>();
  for (const [route, row] of Object.entries(ROUTES)) {
    for (const identity of VISITORS) {
      const own = identity === 'otherCompany' ? otherEmp : idEmp;
      const answer = await all[identity].get(expectedAnswers(route, row, own).address);
      if (!answer.headers()['content-type']?.includes('text/html')) continue;
      const { pathname, search } = new URL(answer.url());
      for (const { act, endpoint, fields } of askedIn(await answer.text(), pathname)) {
        const asked = `${pathname}: ${act}`;
        expect(endpoint, asked).not.toBe('');
        const [method = '', path = ''] = endpoint.split(' ');
        const contract = namesOf(paths[path.replace(/:(\w+)/g, '{$1}')][method]);
        expect(
          fields.filter((name) => !contract.includes(name)),
          asked,
        ).toEqual([]);
        const key = `${asked} ${identity}`;
        if (seen.has(key) || ACCEPT_EMPTY_FORM.has(endpoint)) continue;
        seen.add(key);
        const called = path.replace(':idEmp', String(own)).replace(':lang', 'th');
        const address = API + called.replace(/:\w+/g, '0');
        const headers = anyAddress();
        const empty = await all[identity].fetch(address, { method, headers, form: {} });
        const form = { form: { act }, headers, maxRedirects: 0 };
        const posted = await all[identity].post(pathname + search, form);
        expect([key, posted.status()]).toEqual([key, empty.status()]);
      }
    }
  }
  expect(seen.size).toBeGreaterThan(20);
});

/** Two asks with one form are no reason to be refused for asking often. */
const anyAddress = () => ({
  'X-Forwarded-For': `10.201.${randomInt(256)}.${randomInt(1, 255)}`,
});

/** What the forms of a page ask for, by the table of pages. */
function askedIn(html: string, pathname: string) {
  const table = findPage(pathname)?.form ?? {};
  const names = Object.keys(table);
  return formsIn(html).flatMap(({ acts, fields }) =>
    (names.length > 1 ? acts : [names[0] ?? 'none']).map((act) => ({
      act,
      endpoint: table[act] ?? '',
      fields,
    })),
  );
}
