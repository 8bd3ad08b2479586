import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it, vi } from 'vitest';
import { api } from '#app/api.ts';
import { openApiDocument } from '#app/openapi.ts';
import { UPLOAD_OPERATIONS } from '#features/media/core/upload-operations.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

function operations(): Map<string, Operation> {
  const paths = openApiDocument()['paths'] as Record<string, Record<string, Operation>>;
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method]) => method !== 'servers')
        .map(([method, operation]) => [`${method} ${path}`, operation]),
    ),
  );
}

describe('the OpenAPI document', () => {
  it('is served', async () => {
    const answer = await api.request('/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toContain('application/json');
    expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument())));
  });

  it('is generated once for all requests', async () => {
    const written = vi.spyOn(JSON, 'stringify');
    const ask = async () => (await api.request('/openapi.json')).text();
    const first = await ask();
    written.mockClear();
    expect(await ask()).toBe(first);
    expect(written).not.toHaveBeenCalled();
    written.mockRestore();
  });

  it('has the server URL of the settings', () => {
    vi.stubEnv('PUBLIC_URL', 'https://yousay.example');
    vi.stubEnv('API_PREFIX', '/jobs');
    const { servers, paths } = JSON.parse(JSON.stringify(openApiDocument()));
    vi.unstubAllEnvs();
    expect(servers).toEqual([{ url: 'https://yousay.example/jobs/yousayapi' }]);
    expect(paths['/'].servers).toEqual([{ url: 'https://yousay.example/jobs/yousay-api' }]);
  });

  it('is OpenAPI 3.1 to a public validator', async () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    const { valid, errors } = await new Validator().validate(document);
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('is rejected by that validator when it is invalid', async () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    document.paths['/login'].post.responses = { done: 'yes' };
    expect((await new Validator().validate(document)).valid).toBe(false);
  });

  it('holds every served endpoint once, each with a name of its own', () => {
    const found = operations();
    expect(servedEndpoints.size).toBeGreaterThan(0);
    const pieces = Object.values(UPLOAD_OPERATIONS).flatMap((methods) => Object.keys(methods));
    expect(found.size).toBe(servedEndpoints.size + pieces.length);
    for (const { method, path } of servedEndpoints.keys()) {
      expect(found.has(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`), `${method} ${path}`).toBe(
        true,
      );
    }
    expect(new Set([...found.values()].map(({ operationId }) => operationId)).size).toBe(
      found.size,
    );
  });

  it('names every parameter of every path, and who may call', () => {
    for (const [name, { parameters, security }] of operations()) {
      const named = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map((parameter) => parameter.name).sort(), name).toEqual(named.sort());
      expect(security, name).toBeInstanceOf(Array);
    }
  });
});
