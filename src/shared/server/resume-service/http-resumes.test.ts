import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { otherService } from '#tests/calls/other-service.ts';
import { runOutOfTime } from '#tests/run-out-of-time.ts';
import { circuit } from './circuit.ts';
import { httpResumes } from './http-resumes.ts';

const resume = {
  firstName: 'Tess',
  lastName: 'Ter',
  firstNameThai: '',
  lastNameThai: '',
  workHistory: [
    {
      idEmp: 5,
      companyName: 'A',
      position: '',
      idJobField: null,
      startedOn: '2020-01-01',
      endedOn: null,
    },
  ],
};

const { asked, serving: served } = otherService();

const serving = async (listener: RequestListener, credentials = '') =>
  httpResumes(await served(listener, credentials));

const answering = (text: string, status = 200) =>
  serving((_, response) => response.writeHead(status).end(text));

describe('an external resume service', () => {
  it('returns its resume, which may have more fields than ours', async () => {
    const told = { ...resume, shoeSize: 42 };
    const service = await serving((_, response) => response.end(JSON.stringify(told)), 'us:s%40x@');
    expect(await service.read(7)).toEqual({ ok: true, value: resume });
    const secret = Buffer.from('us:s@x').toString('base64');
    expect(asked).toEqual([`GET /api/resumes/7 Basic ${secret}`]);
  });

  it('reports no resume by 404', async () => {
    expect(await (await answering('', 404)).read(7)).toEqual({ ok: true, value: null });
  });

  it('receives the complete resume and deletes it on request', async () => {
    const service = await serving((_, response) => response.writeHead(204).end());
    expect(await service.write(7, resume)).toEqual({ ok: true, value: null });
    expect(await service.remove(7)).toEqual({ ok: true, value: null });
    expect(asked).toEqual([
      `PUT /api/resumes/7 ${JSON.stringify(resume)}`,
      'DELETE /api/resumes/7',
    ]);
  });

  it.each([
    ['garbage', 'not json', 200],
    ['another shape', JSON.stringify({ ...resume, workHistory: [{ idEmp: 'x' }] }), 200],
    ['a failure', '', 500],
    ['a refusal', '{}', 403],
    ['an endless answer', 'x'.repeat(300 * 1024), 200],
  ])('is unavailable when it answers with %s', async (_, text, status) => {
    expect(await (await answering(text, status)).read(7)).toEqual({
      ok: false,
      code: 'unavailable',
    });
  });

  it('is unavailable when it redirects, which is not followed', async () => {
    const service = await serving((request, response) => {
      if (request.url?.startsWith('/elsewhere')) response.end(JSON.stringify(resume));
      else response.writeHead(302, { Location: '/elsewhere' }).end();
    });
    expect((await service.read(7)).ok).toBe(false);
    expect(asked).toEqual(['GET /api/resumes/7']);
  });

  it('times out after three seconds, also within its response', async () => {
    const service = await serving((_, response) => response.write('{"firstName"'));
    expect(await runOutOfTime(3_000, () => service.read(7))).toMatchObject({ ok: false });
  });

  it('is unavailable without a server, and no longer requested after five failures', async () => {
    const service = await answering('', 500);
    for (let turn = 0; turn < 8; turn += 1) expect((await service.read(7)).ok).toBe(false);
    expect(asked).toHaveLength(5);
    expect((await httpResumes('http://127.0.0.1:1').read(7)).ok).toBe(false);
  });
});

describe('the circuit', () => {
  it('lets one request through after each pause, and all of them after a success', () => {
    const breaker = circuit();
    for (let turn = 0; turn < 5; turn += 1) breaker.failed(0);
    expect(breaker.isClosed(14_999)).toBe(false);
    expect(breaker.isClosed(15_000)).toBe(true);
    expect(breaker.isClosed(15_001)).toBe(false);
    breaker.succeeded();
    expect(breaker.isClosed(15_002)).toBe(true);
  });
});
