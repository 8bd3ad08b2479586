// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { runOnUse } from './run-later.ts';

it('loads the suggestions of a field on first focus', async () => {
  const script = 'data:text/javascript,export default (box) => box.append("!")';
  document.body.innerHTML = `<div data-suggests='${script}'><input></div><div><input></div>`;
  runOnUse();
  const [field, other] = document.querySelectorAll('input');
  other?.dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(document.body.textContent).toBe('');
  field?.dispatchEvent(new Event('focusin', { bubbles: true }));
  await expect.poll(() => document.body.textContent).toBe('!');
});
