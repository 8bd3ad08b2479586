// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import ResumeForm from './ResumeForm.island.tsx';
import { workChoices } from './work-choices.ts';

it('preserves typed and selected values of an entry from before its script ran', async () => {
  const { errors, jobSeeker, shared } = catalogue('en');
  const { work: say, ...resume } = jobSeeker.resume;
  const saved = {
    firstName: 'Made',
    lastName: 'Up',
    firstNameThai: 'สมมติ',
    lastNameThai: 'ขึ้น',
    workHistory: [
      {
        idEmp: 5,
        companyName: 'Acme',
        position: '',
        idJobField: null,
        startedOn: '2020-02-15',
        endedOn: null,
      },
    ],
  };
  const form = (
    <ResumeForm
      idJsk={1}
      locale="en"
      saved={saved}
      signIn="/in"
      messages={{
        resume: { ...resume, work: say, fields: errors.form.resume },
        field: shared.form,
      }}
      choices={workChoices('en', new Date('2026-11-22'))}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const box = (label: string) =>
    screen.getByRole<HTMLInputElement>('combobox', { name: new RegExp(`^${label}`) });
  const [company, month, year] = [
    () => box(say.company),
    () => box(say.month),
    () => box(say.year),
  ];
  company().value = 'Acme Tools';
  month().value = '05';
  year().value = '2019';
  await act(async () => void render(form, { container, hydrate: true }));
  expect([company().value, month().value, year().value]).toEqual(['Acme Tools', '05', '2019']);
  expect(JSON.stringify(localStorage)).toContain('Acme Tools');
});
