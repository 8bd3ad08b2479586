import { type APIRequestContext, expect } from '@playwright/test';
import { API } from './callers.ts';
import { ENDPOINT_ROWS } from './contracts/endpoint-rows.ts';

const PERSONAL = /"(?:idJsk|idResume|idUser|username|email|firstName|lastName|password\w*)"\s*:/;

export async function expectNobodyNamed(
  request: APIRequestContext,
  { idEmp, pages, words }: { idEmp: number; pages: readonly string[]; words: readonly string[] },
): Promise<void> {
  const endpoints = ENDPOINT_ROWS.public
    .filter((endpoint) => endpoint.startsWith('get '))
    .map((endpoint) => API + endpoint.slice(4))
    .map((path) => path.replace('{idEmp}', String(idEmp)).replace('{pg}', '1'));
  for (const address of [...pages, ...endpoints]) {
    const answer = await request.get(address);
    const text = `${JSON.stringify(answer.headers())}\n${await answer.text()}`;
    for (const word of words) expect(text.includes(word), `${address} tells ${word}`).toBe(false);
    if (address.startsWith(API)) expect(text, address).not.toMatch(PERSONAL);
  }
}
