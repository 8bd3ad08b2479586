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
      message: errors.invalid_fields,
      fields: { username: ['emailPattern'], password: ['passwordRequired'] },
    });
    expect(invalid.body.requestId).toMatch(/\S{8,}/);

    const wrong = await post('/login', {
      form: { username: 'a@example.com', password: 'wrong-one' },
    });
    expect(wrong).toMatchObject({ status: 401, body: { error: { code: 'wrong_credentials' } } });

    const large = await post('/login', { form: { username: 'a'.repeat(70_000), password: 'x' } });
    expect(large).toMatchObject({
      status: 413,
      body: { error: { message: errors.payload_too_large } },
    });

    const type = await post('/login', {
      headers: { ...headers, 'Content-Type': 'text/plain' },
      data: 'username=a',
    });
    expect(type).toMatchObject({
      status: 415,
      body: { error: { code: 'unsupported_media_type' } },
    });

    const broken = await post('/login', {
      headers: { ...headers, 'Content-Type': 'application/json' },
      data: Buffer.from('{"username":'),
    });
    expect(broken).toMatchObject({ status: 400, body: { error: { code: 'bad_request' } } });

    const foreign = await post('/login', {
      headers: { ...headers, Origin: 'https://elsewhere.example' },
      form: { username: 'a@example.com', password: 'x' },
    });
    expect(foreign).toMatchObject({ status: 403, body: { error: { code: 'foreign_origin' } } });

    const nowhere = await request.get(`${API}/nowhere`, { headers });
    expect(nowhere.status()).toBe(404);
    expect((await nowhere.json()).error.message).toBe(errors.not_found);

    const twice = await request.get(`${API}/search?keyword=a&keyword=b`, { headers });
    expect(twice.status()).toBe(400);

    const unsigned = await post('/writeReview/insertReview', { form: { idEmp: '1' } });
    expect(unsigned).toMatchObject({
      status: 401,
      body: { error: { message: errors.unauthenticated } },
    });
  });
}
