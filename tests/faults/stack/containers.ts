import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from '../../../scripts/setup.mjs';
import { GIVEN } from '../../deploy/compose-settings.ts';
import { endChild } from '../servers/end-child.ts';
import { waitUntil } from '../servers/wait-until.ts';

const COMPOSE = join(ROOT, 'deploy/container/compose.yaml');
const PACKAGES = [
  'libstdc++6',
  'nginx-light',
  'pgbouncer',
  'postfix',
  'postgresql-15',
  'varnish',
  'varnish-modules',
];
/** The limits that podman gives otherwise are more than an account without all rights may give. */
const CONFIGURATION = `[containers]
default_ulimits = ["nofile=4096:4096", "nproc=4096:4096"]
[engine]
runtime = "runc"
`;

export function makeDebian(file: string, packages: readonly string[], ...options: string[]): void {
  const made = ['--quiet', '--variant=minbase', `--include=${packages}`, ...options];
  execFileSync('mmdebstrap', [...made, 'bookworm', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Podman with images, containers and volumes of its own below `place`, and the compose file at its socket. */
export class Containers {
  readonly #place: string;
  readonly #settings: string;
  readonly #env: NodeJS.ProcessEnv;
  readonly #store: readonly string[];
  #service: ChildProcess | undefined;

  constructor(place: string, settings: Readonly<Record<string, string>> = {}) {
    this.#place = place;
    this.#settings = join(place, '.env');
    const lines = Object.entries({ ...GIVEN, ...settings }).map(([name, of]) => `${name}=${of}\n`);
    writeFileSync(this.#settings, lines.join(''));
    const configuration = join(place, 'containers.conf');
    writeFileSync(configuration, CONFIGURATION);
    const socket = `unix://${place}/socket`;
    this.#env = { ...process.env, CONTAINERS_CONF: configuration, DOCKER_HOST: socket };
    const folders = ['root', 'runroot'].flatMap((name) => [`--${name}`, join(place, name)]);
    this.#store = [...folders, '--storage-driver', 'overlay'];
  }

  prepare(file: string): void {
    this.podman('load', '--quiet', '--input', file);
    const { services } = parse(readFileSync(COMPOSE, 'utf8'), { merge: true }) as {
      services: Record<string, { image: string }>;
    };
    const context = join(this.#place, 'stand-ins');
    cpSync(join(ROOT, 'tests/faults/stack/stand-ins'), context, { recursive: true });
    copyFileSync(join(ROOT, 'tests/support/s3/s3-server.ts'), join(context, 's3-server.ts'));
    copyFileSync(process.execPath, join(context, 'node'));
    const noSite = '--customize-hook=rm "$1/etc/nginx/sites-enabled/default"';
    makeDebian(join(context, 'base.tar'), PACKAGES, noSite);
    for (const { image } of Object.values(services)) {
      if (image.startsWith('$')) continue;
      const [path = ''] = image.split(':');
      const name = path.includes('/') ? image : `library/${image}`;
      const target = path.slice(path.lastIndexOf('/') + 1);
      this.podman('build', '--quiet', '--target', target, '--tag', `docker.io/${name}`, context);
    }
  }

  async up(): Promise<void> {
    const socket = join(this.#place, 'socket');
    const serve = [...this.#store, 'system', 'service', '--time=0', `unix://${socket}`];
    this.#service ??= spawn('podman', serve, { env: this.#env, stdio: 'ignore' });
    await waitUntil(() => existsSync(socket));
    // Timers of systemd do it on a machine that runs it.
    const checks = setInterval(() => this.#checkHealth(), 2_000);
    await this.#compose('up', '--detach').finally(() => clearInterval(checks));
  }

  async down(...args: readonly string[]): Promise<void> {
    const down = () => this.#compose('down', ...args);
    await down().catch(down);
  }

  async end(): Promise<void> {
    if (this.#service) await this.down('--volumes');
    await endChild(this.#service);
  }

  #checkHealth(): void {
    for (const name of this.podman('ps', '--format={{.Names}}').trim().split('\n')) {
      execFile('podman', [...this.#store, 'healthcheck', 'run', name], { env: this.#env }, () => {
        // A container without a check, or one that is not ready, says so.
      });
    }
  }

  async #compose(...args: readonly string[]): Promise<void> {
    const flags = [
      '--env-file',
      this.#settings,
      '--project-name',
      'yousay-tried',
      '--file',
      COMPOSE,
    ];
    await promisify(execFile)('docker-compose', [...flags, ...args], { env: this.#env });
  }

  podman(...args: readonly string[]): string {
    return execFileSync('podman', [...this.#store, ...args], {
      encoding: 'utf8',
      env: this.#env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }
}
