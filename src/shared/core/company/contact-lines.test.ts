import { expect, it } from 'vitest';
import { addressLine, websiteName } from './contact-lines.ts';

it('leaves missing parts out of an address', () => {
  const parts = { address: '99 ถนนพระรามที่ 1', city: '', postalCode: '10330' };
  expect(addressLine(parts, 'กรุงเทพมหานคร', 'th')).toBe('99 ถนนพระรามที่ 1 กรุงเทพมหานคร 10330');
  expect(addressLine({ address: '', city: '', postalCode: '' }, '', 'th')).toBe('');
});

it('an English address has commas', () => {
  const parts = { address: '233 Ratchadaphisek Road', city: 'Huai Khwang', postalCode: '10310' };
  expect(addressLine(parts, 'Bangkok', 'en')).toBe(
    '233 Ratchadaphisek Road, Huai Khwang, Bangkok 10310',
  );
});

it('only an https address becomes a link', () => {
  expect(websiteName('https://www.example.co.th/about')).toBe('example.co.th');
  expect(websiteName('javascript:alert(1)')).toBeNull();
  expect(websiteName('http://example.co.th')).toBeNull();
  expect(websiteName(null)).toBeNull();
});
