// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formMessages } from './form-messages.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

it('new password fields get their rules by script, and the server HTML stays valid', () => {
  const { form, field } = formMessages('en');
  const fields = (
    <NewPasswordFields
      field={(name) => ({ name, messages: field })}
      label={form.password}
      messages={form}
    />
  );
  expect(renderToString(fields)).not.toContain('passwordrules');
  const { container } = render(fields);
  const [first, second] = container.querySelectorAll('input');
  expect(first?.getAttribute('passwordrules')).toContain('maxlength: 14');
  expect(second?.getAttribute('passwordrules')).toBe(first?.getAttribute('passwordrules'));
});
