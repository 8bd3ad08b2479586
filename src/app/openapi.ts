import type * as z from 'zod/mini';
import { UPLOAD_OPERATIONS } from '#features/media/core/upload-operations.ts';
import {
  API_BASE,
  type Endpoint,
  type Guard,
  KEY_HEADER,
  takesKey,
} from '#shared/core/endpoint.ts';
import { SHARED_ERRORS } from '#shared/core/endpoint-errors.ts';
import { type Json, parametersOf, schemaOf } from '#shared/core/openapi/endpoint-schema.ts';
import { env } from '#shared/server/env.ts';
import { servedEndpoints } from '#shared/server/http/endpoint/serve-endpoint.ts';

const WINDOW_FIELDS = [
  'total',
  'totalAll',
  'totalPage',
  'startPage',
  'endPage',
  'startIndex',
  'endIndex',
];

const ERROR_SCHEMA: Json = {
  type: 'object',
  required: ['success', 'error', 'requestId'],
  properties: {
    success: { const: 0 },
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string' },
        message: { type: 'string' },
        fields: {
          type: 'object',
          additionalProperties: { type: 'array', items: { type: 'string' } },
        },
        detail: { type: 'object' },
      },
    },
    requestId: { type: 'string' },
  },
};

/** Alternative security schemes of guards whose scheme is not their name. */
const SCHEMES: Partial<Record<Guard, readonly string[]>> = {
  public: [],
  companyAdmin: ['employer'],
};

/** Idempotency header, implemented in `shared/server/http/idempotency`. */
const KEY_PARAMETER: Json = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description: 'Asked for again with the same key within a day, it is done once and answered alike',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

export const OPENAPI_FILE = '/openapi.json';
export const OPENAPI_PATH = `${API_BASE}${OPENAPI_FILE}`;

let text: string | undefined;

/** Generated once, since contracts do not change at runtime. */
export function openApiText(): string {
  text ??= JSON.stringify(openApiDocument());
  return text;
}

/** The OpenAPI 3.1 document, generated from the contracts that the server validates against. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = { ...UPLOAD_OPERATIONS };
  const { PUBLIC_URL, API_PREFIX } = env();
  const host = PUBLIC_URL + API_PREFIX;
  for (const endpoint of servedEndpoints.keys()) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const servers = endpoint.base ? { servers: [{ url: host + endpoint.base }] } : {};
    paths[path] = { ...paths[path], ...servers, [endpoint.method]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'YouSay API', version: '2.1.13' },
    servers: [{ url: host + API_BASE }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: {
        employer: { type: 'apiKey', in: 'cookie', name: 'at' },
        jobSeeker: { type: 'apiKey', in: 'cookie', name: 'accessToken' },
        platformAdmin: { type: 'apiKey', in: 'cookie', name: 'adminEnc' },
      },
    },
  };
}

function operationOf(endpoint: Endpoint): Json {
  const { guard } = endpoint;
  return {
    operationId: `${endpoint.method}${endpoint.path.replace(/[^A-Za-z0-9]+(\w)?/g, (_, letter: string | undefined) => (letter ?? '').toUpperCase())}`,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    security: (SCHEMES[guard] ?? [guard]).map((scheme) => ({ [scheme]: [] })),
    parameters: [
      ...parametersOf('path', endpoint.params),
      ...parametersOf('query', endpoint.query),
      ...(takesKey(endpoint) ? [KEY_PARAMETER] : []),
    ],
    ...(endpoint.body ? { requestBody: bodyOf(endpoint.body) } : {}),
    responses: {
      '200': {
        description: 'Done',
        content: { 'application/json': { schema: responseSchemaOf(endpoint) } },
      },
      ...errorResponses(endpoint),
    },
  };
}

function bodyOf(schema: z.ZodMiniType): Json {
  const json = schemaOf(schema, 'input');
  return {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: json },
      'application/json': { schema: json },
    },
  };
}

function responseSchemaOf(endpoint: Endpoint): Json {
  const windowProperties = endpoint.list
    ? Object.fromEntries(WINDOW_FIELDS.map((name) => [name, { type: 'integer' }]))
    : {};
  return {
    type: 'object',
    required: ['success', 'data', ...(endpoint.list ? WINDOW_FIELDS : [])],
    properties: {
      success: { const: 1 },
      data: schemaOf(endpoint.data, 'output'),
      ...windowProperties,
    },
  };
}

function errorResponses({ errors = {} }: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const [code, { status }] of Object.entries({ ...SHARED_ERRORS, ...errors })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  const responses = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content },
  ]);
  return Object.fromEntries(responses);
}
