import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import '#app/api.ts';
import { invitationEmailSection } from '#features/invitation/core/invitation-email.ts';
import { SECTIONS } from '#features/profile/core/sections/registry.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';
import { leavesOf } from '../support/contracts/contract-leaves.ts';

/** Secrets are compared and never shown; what a section holds is checked by the section itself. */
const NEVER_SHOWN = /password|token|^enc$|^key$|^encode$|^keycode$|^content$/i;

/** Ids come from addresses and answers as they are, and boxes are ticked. */
const NEVER_TYPED = /^id(?:[A-Z]|$)|^(?:queue|createdBy|terms)$/;

const calls = [...servedEndpoints.keys()].map((endpoint) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  schemas: [endpoint.params, endpoint.query, endpoint.body],
}));
const sections = [...SECTIONS, invitationEmailSection].map(({ name, kinds }) => ({
  name,
  schemas: Object.values(kinds).map(({ schema }) => schema),
}));

const HIDDEN = ['\u202e', '\u200b', '\u3164', '\u0007', '\u001b', '\u0000'];
const CARRIERS = (hidden: string) => [
  `สมชาย${hidden}`,
  `${hidden}${'ข้อความยาวพอสำหรับรีวิว'.repeat(3)}`,
  `me${hidden}@example.com`,
  `https://example.com/${hidden}`,
  `12345${hidden}`,
];

/** Compared with what is stored, or shown on a page the team has read and in no mail. */
const NO_NAMES = ['username', 'accountName', 'employeeName'];
const LINKS = ['Welcome, https://evil.example', 'www.evil.example', 'me@evil.example'];

it('the name of a person or a company holds no link, wherever it is typed', () => {
  const names = [...calls, ...sections]
    .flatMap(({ name, schemas }) =>
      schemas.flatMap((schema) => leavesOf(schema)).map((leaf) => ({ ...leaf, call: name })),
    )
    .filter(({ name }) => /name(?:th|en|thai)?$/i.test(name) && !NO_NAMES.includes(name));
  expect(names.length).toBeGreaterThan(10);
  const passed = names.filter(({ schema }) =>
    LINKS.some((link) => z.safeParse(schema, link).success),
  );
  expect(passed.map(({ call, name }) => `${name} of ${call}`)).toEqual([]);
});

describe('invisible characters are removed without an error, in', () => {
  it.each([...calls, ...sections])('$name', ({ schemas }) => {
    for (const leaf of schemas.flatMap((schema) => leavesOf(schema))) {
      const isText = leaf.type === 'string' || leaf.type === 'pipe';
      if (!isText || NEVER_SHOWN.test(leaf.name) || NEVER_TYPED.test(leaf.name)) continue;
      for (const hidden of HIDDEN) {
        for (const text of CARRIERS(hidden)) {
          const read = z.safeParse(leaf.schema, text);
          const seen = z.safeParse(leaf.schema, text.replace(hidden, ''));
          expect(read.data, `${leaf.name} of ${JSON.stringify(text)}`).toEqual(seen.data);
        }
      }
    }
  });
});
