import { catalogue } from '#i18n/catalogues.ts';
import { expect, LANGUAGE_TAGS, httpTest as test } from '../support/journey.ts';

const API = '/yousayapi';

for (const tag of LANGUAGE_TAGS) {
  test(`the API names errors in the caller’s language ${tag}`, async ({ request, language }) => {
    const { errors } = catalogue(language);
    const headers = { 'Content-Language': language };
    const post = (path: string, options: object) =>
      request.post(API + path, { headers, ...options }).then(async (answer) => ({
        status: answer.status(),
        body: await answer.json(),
      }));

    const invalid = await post('/login', { form: { username: 'nobody', password: '' } });
    expect(invalid.status).toBe(422);
    expect(invalid.body.error).toMatchObject({
      code: 'invalid_fields',
      message: errors.http.invalid_fields,
      fields: { username: ['emailPattern'], password: ['passwordRequired'] },
    });
    expect(invalid.body.requestId).toMatch(/\S{8,}/);

    const right = { username: 'a@example.com', password: 'wrong-one' };
    const large = { ...right, username: 'a'.repeat(70_000) };
    const withHeader = (name: string, value: string) => ({
      headers: { ...headers, [name]: value },
    });
    const json = withHeader('Content-Type', 'application/json');
    for (const [sent, status, error] of [
      [{ form: right }, 401, { code: 'wrong_credentials' }],
      [{ form: large }, 413, { message: errors.http.payload_too_large }],
      [
        { ...withHeader('Content-Type', 'text/plain'), data: 'username=a' },
        415,
        { code: 'unsupported_media_type' },
      ],
      [{ ...json, data: Buffer.from('{"username":') }, 400, { code: 'bad_request' }],
      [
        { ...withHeader('Origin', 'https://elsewhere.example'), form: right },
        403,
        { code: 'foreign_origin' },
      ],
    ] as const) {
      expect(await post('/login', sent)).toMatchObject({ status, body: { error } });
    }

    const nowhere = await request.get(`${API}/nowhere`, { headers });
    expect(nowhere.status()).toBe(404);
    expect((await nowhere.json()).error.message).toBe(errors.http.not_found);

    const twice = await request.get(`${API}/search?keyword=a&keyword=b`, { headers });
    expect(twice.status()).toBe(400);

    const unsigned = await post('/writeReview/insertReview', { form: { idEmp: '1' } });
    expect(unsigned).toMatchObject({
      status: 401,
      body: { error: { message: errors.http.unauthenticated } },
    });
  });
}
