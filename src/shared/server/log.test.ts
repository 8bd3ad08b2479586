import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { redactDeep, redactMessage, redactText } from './redact.ts';

function collect() {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') };
}

describe('redactText', () => {
  test.each(['password', 'token', 'enc', 'key', 'encode', 'keycode', 'access_token'])(
    'hides %s in a query string',
    (name) => {
      expect(redactText(`/login?a=1&${name}=s3cr%20et&b=2`)).toBe(
        `/login?a=1&${name}=[redacted]&b=2`,
      );
      expect(redactText(`GET /login?${name}=s3cret`)).toBe(`GET /login?${name}=[redacted]`);
    },
  );

  test.each([
    ['no other parameter', '/list?keyword=a&monkey=b', '/list?keyword=a&monkey=b'],
    [
      'a key pair in a URL within a query',
      '/login?t=1&redirectTo=%2FjSignin%3Fenc%3Dsecret%26key%3Dsecret&b=2',
      '/login?t=1&redirectTo=%2FjSignin%3Fenc%3D[redacted]&b=2',
    ],
    ['a token of an address', 'GET /en/jSignup?verify=abc-1', 'GET /en/jSignup?verify=[redacted]'],
    ['a token of an invitation', 'POST /invite/Ab-_9/token', 'POST /invite/[redacted]/token'],
    [
      'the invitation in a return URL',
      '/en/jSignup?to=invite%2FAb-_9&x=1',
      '/en/jSignup?to=invite%2F[redacted]&x=1',
    ],
    ['an e-mail address', '/yousay?kw=a.j%40mail.example&pg=2', '/yousay?kw=[redacted]&pg=2'],
    ['the password of a URL', 'postgres://a:hunter2@db/a', 'postgres://a:[redacted]@db/a'],
  ])('hides %s', (_, text, redacted) => expect(redactText(text)).toBe(redacted));

  test('reads only the beginning of a hostile text and drops the rest', () => {
    const hostile = `a://${'a:'.repeat(50_000)}`;
    expect(redactText(hostile)).toBe(`${hostile.slice(0, 19_999)}…`);
    expect(redactText(`${'?enc='.repeat(20_000)} end`)).toBe('?enc=[redacted]');
  });
});

describe('redactMessage', () => {
  test.each(['', '\n\n', '\n    at home:1:1', '\n at x, '])(
    'hides all bound values, whatever they contain, but not the stack (%j)',
    (written) => {
      const frames = '\n    at a (/b.ts:1:2)\n    at async Promise.all (index 0)';
      const message = `Failed query: select $1\nparams: ${written},hunter2`;
      expect(redactMessage(message + frames)).toBe(
        `Failed query: select $1\nparams: [redacted]${frames}`,
      );
    },
  );
});

describe('redactDeep', () => {
  test('hides secrets under their names at any depth', () => {
    const record = {
      user: { Password: 'x', newPassword: 'x', email: 'a@b.example' },
      headers: { Authorization: 'Bearer x', cookie: 'at=x', 'set-cookie': ['at=x'], accept: '*/*' },
      link: { enc: 'x', key: 'x', encode: 'x', keycode: 'x', refreshToken: 'x' },
    };
    expect(redactDeep(record)).toEqual({
      user: { Password: '[redacted]', newPassword: '[redacted]', email: 'a@b.example' },
      headers: {
        Authorization: '[redacted]',
        cookie: '[redacted]',
        'set-cookie': '[redacted]',
        accept: '*/*',
      },
      link: {
        enc: '[redacted]',
        key: '[redacted]',
        encode: '[redacted]',
        keycode: '[redacted]',
        refreshToken: '[redacted]',
      },
    });
  });

  test('ends on a cycle', () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    expect(JSON.stringify(redactDeep(circle))).toContain('[deep]');
  });
});

describe('log', () => {
  test('writes one JSON object per line, whatever the text holds', () => {
    const { log, lines, last } = collect();
    log.child({ requestId: 'r1' }).info({ path: '/x\n{"level":"fatal"}' }, 'two\nlines');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trim()).not.toContain('\n');
    expect(last()).toMatchObject({ level: 'info', requestId: 'r1', msg: 'two\nlines' });
    expect(Date.parse(last().time)).not.toBeNaN();
  });

  test('hides secrets in records, messages and children', () => {
    const { log, lines } = collect();
    log.info({ url: '/login?enc=hunter2', body: { password: 'hunter2' } }, 'see ?key=hunter2');
    log.child({ token: 'hunter2' }).warn('x');
    log.error(new Error('failed ?token=hunter2'));
    expect(lines).toHaveLength(3);
    expect(lines.join('')).not.toContain('hunter2');
  });

  test.each([[true], [false]])(
    'hides the values bound to a failed query (wrapped: %s)',
    (wrapped) => {
      const { log, lines, last } = collect();
      const failed = new Error(
        'Failed query: insert into a values ($1)\nparams: hunter2,\nhunter2',
        {
          cause: Object.assign(new Error('duplicate key'), {
            code: '23505',
            detail: 'Key (email)=(hunter2)',
          }),
        },
      );
      if (wrapped) log.error({ err: failed });
      else log.error(failed);
      expect(lines.join('')).not.toContain('hunter2');
      expect(last().err).toMatchObject({ type: 'Error', cause: { code: '23505' } });
    },
  );
});
