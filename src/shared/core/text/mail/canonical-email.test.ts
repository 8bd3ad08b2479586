import { expect, it } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';

it.each([
  ['Somjai@Example.com', 'somjai@example.com'],
  ['somjai+1@example.com', 'somjai@example.com'],
  ['somjai+a+b@example.com', 'somjai@example.com'],
  ['som.jai@example.com', 'som.jai@example.com'],
  ['S.O.M.jai+x@GoogleMail.com', 'somjai@gmail.com'],
  ['som.jai@gmail.com', 'somjai@gmail.com'],
  ['+hr@example.com', '+hr@example.com'],
  ['som@บริษัทตัวอย่าง.ไทย', 'som@xn--72c1afl6bd4an3bybcpr20a.xn--o3cw4h'],
  ['som@XN--72c1afl6bd4an3bybcpr20a.xn--o3cw4h', 'som@xn--72c1afl6bd4an3bybcpr20a.xn--o3cw4h'],
  ['som@Bücher.example', 'som@xn--bcher-kva.example'],
])('%s has the canonical form %s', (address, expected) => {
  expect(canonicalEmail(address)).toBe(expected);
});
