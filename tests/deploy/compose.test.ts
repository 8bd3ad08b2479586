import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENV_NAMES, parseEnv } from '#shared/server/env.ts';
import { ROOT } from '../../scripts/setup.mjs';
import { GIVEN } from './compose-settings.ts';

const place = join(ROOT, 'deploy/container');

interface Service {
  readonly environment?: Record<string, string | number>;
  readonly volumes?: readonly string[];
}

it('the compose file gives each process settings that it takes, and mounts what there is', () => {
  const text = readFileSync(join(place, 'compose.yaml'), 'utf8').replace(
    /\$\{(\w+):(?:-([^}]*)|\?[^}]*)\}/g,
    (_, name, otherwise) => GIVEN[name] ?? otherwise ?? `no ${name}`,
  );
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const roles = ['web-1', 'web-2', 'worker'].map((name) => {
    const environment = Object.entries(services[name]?.environment ?? {});
    expect(environment.filter(([key]) => !ENV_NAMES.some((known) => known === key))).toEqual([]);
    const env = parseEnv({
      NODE_ENV: 'production',
      ...Object.fromEntries(environment.map(([key, value]) => [key, String(value)])),
    });
    return env.ok ? `${env.value.ROLE} ${env.value.PORT}` : env;
  });
  expect(roles).toEqual(['web 4321', 'web 4322', 'worker 4323']);
  const mounted = Object.values(services)
    .flatMap(({ volumes = [] }) => volumes)
    .filter((volume) => volume.startsWith('.'))
    .map((volume) => volume.split(':')[0] ?? '');
  expect(mounted.length).toBeGreaterThan(0);
  expect(mounted.filter((path) => !existsSync(join(place, path)))).toEqual([]);
});

it('the pooler of the compose file has the settings of deploy/pgbouncer', () => {
  const { services } = parse(readFileSync(join(place, 'compose.yaml'), 'utf8')) as {
    services: Record<string, Service>;
  };
  const ini = readFileSync(join(ROOT, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8');
  const { DATABASE_URL, ...given } = services['pooler']?.environment ?? {};
  const lines = Object.entries(given).map(([name, value]) => `${name.toLowerCase()} = ${value}`);
  expect(DATABASE_URL).toContain('@127.0.0.1:5432/');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !ini.split('\n').includes(line))).toEqual([]);
});
