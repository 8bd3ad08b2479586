// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import EmployeePhotosStep from '../steps/EmployeePhotosStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';

const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const content = { idMedia: uuid(2), caption: '', employeeName: '', department: '' };
const document = {
  revision: 1,
  isLocked: false,
  savedAt: null,
  pictures: {},
  items: [{ idItem: uuid(1), parent: null, kind: 'employeePhoto', content }],
  caps: { employeePhoto: 3 },
};

afterEach(() => localStorage.clear());

it('stores input when the browser is idle or the page is hidden', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const say = catalogue('en').profile.section.employeePhotos;
  render(
    <EmployeePhotosStep
      idEmp={1}
      lang="en"
      locale="en"
      section="employeePhotos"
      messages={wizardMessages('en')}
      paths={paths}
      hasVideo={false}
      document={document}
      sectionMessages={say}
    />,
  );
  idle.length = 0;
  const written = () => JSON.stringify(localStorage);
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  type('A');
  type('At');
  type('At work');
  expect(written()).not.toContain('At');
  expect(idle).toHaveLength(1);
  act(() => idle[0]?.());
  expect(written()).toContain('At work');
  type('At work, seen');
  act(() => void dispatchEvent(new Event('pagehide')));
  expect(written()).toContain('At work, seen');
});
