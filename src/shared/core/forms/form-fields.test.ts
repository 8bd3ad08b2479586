import { expect, it } from 'vitest';
import { email } from './form-fields.ts';

it('stores a Thai domain in its DNS form, so that one address is one account', () => {
  const ascii = 'Somchai@xn--72c1afl6bd4an3bybcpr20a.xn--o3cw4h';
  expect(email.parse('Somchai@บริษัทตัวอย่าง.ไทย')).toBe(ascii);
  expect(email.parse(ascii)).toBe(ascii);
  expect(email.parse('Somchai@Example.com')).toBe('Somchai@Example.com');
});
