import { mailTransport } from './mail-transport.ts';

const ASK_AGAIN_AFTER_MS = 30_000;

let last: { readonly at: number; readonly answer: Promise<void> } | null = null;

/** Rejects when mail cannot leave now. Asked often, it asks the mail server every half minute. */
export function mailHealth(): Promise<void> {
  if (last === null || Date.now() - last.at > ASK_AGAIN_AFTER_MS) {
    last = { at: Date.now(), answer: mailTransport().check() };
  }
  return last.answer;
}
