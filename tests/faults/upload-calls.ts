import { request } from 'node:http';
import { expect } from 'vitest';
import { DEMO_PASSWORD, type DemoSignIn, demoUsername } from '../../scripts/seed/demo-accounts.ts';

type Product = () => { readonly url: string } | undefined;

export class UploadCalls {
  readonly #product: Product;
  #cookie = '';

  constructor(product: Product) {
    this.#product = product;
  }

  async signIn(role: DemoSignIn['role']): Promise<void> {
    const account = { username: demoUsername(role), password: DEMO_PASSWORD };
    this.#cookie = '';
    const signedIn = await this.call('POST', '/yousayapi/login', {}, new URLSearchParams(account));
    const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
    this.#cookie = cookies.join('; ');
  }

  call(method: string, path: string, headers: Record<string, string> = {}, body?: BodyInit) {
    return fetch(`${this.#product()?.url}${path}`, {
      method,
      headers: { ...this.#headers(), ...headers },
      ...(body === undefined ? {} : { body }),
    });
  }

  async begin(file: Buffer): Promise<string> {
    const metadata = `kind ${btoa('album')}`;
    const announced = { 'Upload-Length': String(file.byteLength), 'Upload-Metadata': metadata };
    const begun = await this.call('POST', '/yousayapi/uploads', announced);
    expect(begun.status, await begun.text()).toBe(201);
    return begun.headers.get('location') ?? '';
  }

  async offsetOf(path: string): Promise<number> {
    return Number((await this.call('HEAD', path)).headers.get('upload-offset'));
  }

  async piece(path: string, offset: number, bytes: Uint8Array): Promise<number> {
    const sent = await this.call('PATCH', path, piece(offset), new Uint8Array(bytes));
    return sent.status;
  }

  async breakOff(path: string, offset: number, bytes: Buffer, sent: number): Promise<void> {
    const length = { 'Content-Length': String(bytes.byteLength) };
    const headers = { ...this.#headers(), ...piece(offset), ...length };
    const outgoing = request(`${this.#product()?.url}${path}`, { method: 'PATCH', headers });
    outgoing.on('error', () => undefined);
    await new Promise((resolve) => outgoing.write(bytes.subarray(0, sent), resolve));
    const closed = new Promise((resolve) => outgoing.once('close', resolve));
    outgoing.destroy();
    await closed;
  }

  async attach(path: string): Promise<string> {
    const attached = await this.call('PUT', `${path}/media`);
    const text = await attached.text();
    expect(attached.status, text).toBe(200);
    return JSON.parse(text).data.idMedia;
  }

  #headers() {
    const origin = this.#product()?.url ?? '';
    return { 'Tus-Resumable': '1.0.0', Origin: origin, cookie: this.#cookie };
  }
}

const piece = (offset: number) => ({
  'Content-Type': 'application/offset+octet-stream',
  'Upload-Offset': String(offset),
});
