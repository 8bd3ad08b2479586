// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { answers, data, REFUSED } from '#tests/calls/answered-calls.ts';
import offerVotes from './useful-votes.ts';

const vote = (usefulCount: number, isUseful: boolean) => data({ usefulCount, isUseful });
const form = (idReview: string, count: number) =>
  `<form data-useful action="https://yousay.example/useful?idReview=${idReview}"><button>Useful<span>${count ? ` ${count}` : ''}</span></button><p role="status" data-thanks="Thank you"></p></form>`;
const states = () =>
  [...document.querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-pressed'),
    button.textContent,
  ]);
const said = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
const press = (at: number) =>
  document
    .querySelectorAll('form')
    [at]?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = form('a', 3) + form('b', 0) + form('a', 3);
});

it('loads own votes of all reviews once, and shows a vote at each copy of its review', async () => {
  const asked = answers(
    data([{ idReview: 'b', usefulCount: 1200 }]),
    vote(5, true),
    vote(4, false),
  );
  await offerVotes();
  expect(states()).toEqual([
    ['false', 'Useful 3'],
    ['true', 'Useful 1,200'],
    ['false', 'Useful 3'],
  ]);
  expect(press(0)).toBe(false);
  expect(states()[2]).toEqual(['true', 'Useful 4']);
  await expect.poll(() => states()[2]).toEqual(['true', 'Useful 5']);
  await expect.poll(said).toEqual(['Thank you', '', '']);
  press(2);
  await expect.poll(() => states()[0]).toEqual(['false', 'Useful 4']);
  await expect.poll(() => said()[2]).toBe('');
  expect(asked).toEqual([
    'GET /yousayapi/usefulVotes?reviews=a,b',
    'PUT /yousayapi/reviews/a/useful',
    'DELETE /yousayapi/reviews/a/useful',
  ]);
});

it('reverts a rejected or failed vote, with an error next to the clicked button', async () => {
  answers(data([]), REFUSED, undefined);
  await offerVotes();
  press(1);
  await expect.poll(said).toEqual(['', 'Too many', '']);
  expect(states()[1]).toEqual(['false', 'Useful']);
  press(1);
  await expect.poll(() => said()[1]).toMatch(/not saved/);
});

it('does not change native forms if own votes cannot be loaded', async () => {
  answers(undefined);
  await offerVotes();
  expect(press(0)).toBe(true);
  expect(states()[0]).toEqual([null, 'Useful 3']);
});
