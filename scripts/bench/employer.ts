// What an employer waits for: a save there and back, a gigabyte on its way, what pages need of photographs.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { CHUNK_BYTES, UPLOADS_ADDRESS } from '#features/media/core/upload-contract.ts';
import type { SectionDocument } from '#features/profile/core/section-contract.ts';
import { API_BASE } from '#shared/core/endpoint.ts';
import { employerSignIn } from './support/bench-pages.ts';
import { freePort } from './support/free-port.ts';
import { residentMegabytes } from './support/memory-visits.ts';
import type { Row } from './support/row.ts';
import { ROOT, withSite } from './support/site.ts';

/** Fewer than a session may send in five minutes. */
const SAVES = 200;
const UPLOAD_BYTES = 1024 ** 3 - CHUNK_BYTES / 2;
const PHOTOGRAPHS = 8;
const UPLOAD_MEGABYTES = 300;

export async function run(): Promise<Row[]> {
  const port = await freePort();
  const sent = await withSite(
    async ({ url }) => {
      const { cookie, idEmp } = await employerSignIn(url);
      const headers = { cookie, Origin: url };
      const metricsUrl = `http://127.0.0.1:${port}`;
      return [
        ...(await saves(`${url}${API_BASE}/companyProfile/${idEmp}/th/history`, headers)),
        ...(await upload(url, headers, idEmp, metricsUrl)),
      ];
    },
    { METRICS_PORT: String(port) },
  );
  return [...sent, ...(await photographs())];
}

type Headers = Readonly<Record<string, string>>;

/** The first item says something else with every other save, and in the end what it said before. */
async function saves(address: string, headers: Headers): Promise<Row[]> {
  const stood = await (await fetch(address, { headers })).json();
  const { items, revision: first } = stood.data as SectionDocument;
  let revision = first;
  const times: number[] = [];
  for (let turn = 1; turn <= SAVES; turn += 1) {
    const changed = items.map((item, at) =>
      at === 0 && turn % 2 === 1
        ? { ...item, content: { ...item.content, title: `${turn}` } }
        : item,
    );
    const began = performance.now();
    const answer = await fetch(address, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json', 'If-Match': `"${revision}"` },
      body: JSON.stringify({ items: changed }),
    });
    const { data } = await answer.json();
    times.push(performance.now() - began);
    if (answer.status !== 200) throw new Error(`a save was answered ${answer.status}`);
    ({ revision } = data);
  }
  times.sort((a, b) => a - b);
  const row = (share: number): Row => ({
    measure: `a section saved, there and back, ${share * 100} of 100 within`,
    value: times[Math.ceil(SAVES * share) - 1] ?? 0,
    unit: 'ms',
  });
  return [row(0.5), row(0.95)];
}

/** The pieces of a film of the site with a box of nothing behind it, so that it has a gigabyte. */
function largeFilm(): (offset: number) => Uint8Array<ArrayBuffer> {
  const film = readFileSync(join(ROOT, 'public/videos/write-a-review.th.mp4'));
  const box = Buffer.from('....free', 'latin1');
  box.writeUInt32BE(UPLOAD_BYTES - film.byteLength);
  const head = Buffer.concat([film, box]);
  return (offset) => {
    const piece = new Uint8Array(Math.min(CHUNK_BYTES, UPLOAD_BYTES - offset)).fill(7);
    piece.set(head.subarray(offset, offset + piece.length));
    return piece;
  };
}

/** Piece by piece until every byte is forced to the disk, then taken in; then it is taken away again. */
async function upload(
  url: string,
  headers: Headers,
  idEmp: number,
  metricsUrl: string,
): Promise<Row[]> {
  const tus = { ...headers, 'Tus-Resumable': '1.0.0' };
  const idle = await residentMegabytes(metricsUrl);
  const begun = await fetch(url + UPLOADS_ADDRESS, {
    method: 'POST',
    headers: {
      ...tus,
      'Upload-Length': String(UPLOAD_BYTES),
      'Upload-Metadata': `kind ${btoa('album')}`,
    },
  });
  const path = begun.headers.get('location');
  if (path === null) throw new Error(`the upload was answered ${begun.status}`);
  const pieceAt = largeFilm();
  let peak = idle;
  const began = performance.now();
  for (let offset = 0; offset < UPLOAD_BYTES; offset += CHUNK_BYTES) {
    const type = { 'Content-Type': 'application/offset+octet-stream' };
    const written = await fetch(url + path, {
      method: 'PATCH',
      headers: { ...tus, ...type, 'Upload-Offset': String(offset) },
      body: pieceAt(offset),
    });
    if (written.status !== 204) throw new Error(`a piece was answered ${written.status}`);
    peak = Math.max(peak, await residentMegabytes(metricsUrl));
  }
  const sent = performance.now();
  const attaching = fetch(`${url}${path}/media`, { method: 'PUT', headers });
  const watching = setInterval(async () => {
    peak = Math.max(peak, await residentMegabytes(metricsUrl));
  }, 200);
  const attached = await attaching.finally(() => clearInterval(watching));
  const taken = performance.now();
  const { data } = await attached.json();
  if (attached.status !== 200) throw new Error(`the film was answered ${attached.status}`);
  const address = `${url}${API_BASE}/companyProfile/${idEmp}/th/media/${data.idMedia}`;
  const removed = await fetch(address, { method: 'DELETE', headers });
  if (removed.status !== 200) throw new Error(`its removal was answered ${removed.status}`);
  return [
    { measure: 'a film of 1 GB sent in pieces', value: (sent - began) / 1000, unit: 's' },
    { measure: 'and looked into and kept', value: (taken - sent) / 1000, unit: 's' },
    {
      measure: 'memory of the server above idle meanwhile',
      value: peak - idle,
      unit: 'MB',
      goal: { atMost: UPLOAD_MEGABYTES },
    },
  ];
}

/** Photographs of twelve megapixels, examined and drawn in every size and both formats, in a process of their own. */
async function photographs(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'yousay-bench-'));
  const path = join(folder, 'photograph.jpg');
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  await sharp({ create }).blur(3).jpeg({ quality: 85 }).toFile(path);
  const program = join(import.meta.dirname, 'support/picture-process.ts');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      program,
      path,
      String(PHOTOGRAPHS),
    ]);
    const { perSecond, peakMegabytes } = JSON.parse(stdout);
    return [
      { measure: 'photographs made ready, in a second', value: perSecond, unit: '' },
      { measure: 'memory for it at most', value: peakMegabytes, unit: 'MB' },
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
