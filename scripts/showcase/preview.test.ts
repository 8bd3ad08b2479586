import { expect, it, vi } from 'vitest';
import { previewShowcase } from './preview.ts';

const dev = vi.fn(async (_settings: object) => ({ address: { port: 4444 } }));
vi.mock('astro', () => ({ dev: (settings: object) => dev(settings) }));

it('shows each company on one address of this machine, in both languages, where a port was free', async () => {
  const said: string[] = [];
  await previewShowcase(['wax-works', 'nail-works'], (line) => said.push(line.trim()));
  expect(dev.mock.lastCall?.[0]).toMatchObject({ server: { host: '127.0.0.1' } });
  expect(said.slice(1)).toEqual([
    'http://127.0.0.1:4444/static/wax-works/hrsay',
    'http://127.0.0.1:4444/en/static/wax-works/hrsay',
    'http://127.0.0.1:4444/static/nail-works/hrsay',
    'http://127.0.0.1:4444/en/static/nail-works/hrsay',
  ]);
});
