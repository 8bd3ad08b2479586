// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailFrame } from './EmailFrame.tsx';

const links = { hosts: ['phupha.co.th'], note: 'Others are shown as text' };
const show = (text: string, given?: typeof links) =>
  render(<EmailFrame src="about:blank" title="Letter" text={text} links={given} />);

it('takes no keyboard focus', () => {
  show('text');
  expect(screen.getByTitle('Letter').tabIndex).toBe(-1);
});

it.each([
  ['https://phupha.co.th/a', links, false],
  ['https://evil.com/b', links, true],
  ['https://evil.com/b', undefined, false],
])('shows a note for links of %s that are removed from the email', (text, given, isTold) => {
  show(text, given);
  expect(screen.queryByText(links.note) !== null).toBe(isTold);
});
