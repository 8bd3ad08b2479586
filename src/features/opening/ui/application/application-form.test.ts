// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { enhanceForm } from './application-form.ts';

it('shows next to the button that a file was too large, until another is selected', () => {
  document.body.innerHTML = `<form data-draft-owner="person-1" data-draft-name="apply:1" data-rejected="false">
    <input type="file" name="document" data-max-bytes="3" data-too-large="Too large" />
    <p role="alert" data-notice></p>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  enhanceForm(form);
  const file = form.querySelector('input') as HTMLInputElement;
  const notice = form.querySelector('[data-notice]');
  const choose = (content: string) => {
    const files = [new File([content], 'cv.pdf')];
    Object.defineProperty(file, 'files', { value: files, configurable: true });
    file.dispatchEvent(new Event('change'));
  };
  choose('12345');
  expect(notice?.textContent).toBe('Too large');
  choose('12');
  expect(notice?.textContent).toBe('');
});
