import { describe, expect, it } from 'vitest';
import { addressKind } from './address-kind.ts';

const kindOf = (path: string) => addressKind(new URL(`https://www.yousay.example${path}`).pathname);

describe('an address', () => {
  it.each([
    ['/login', 'page'],
    ['/en', 'page'],
    ['/yousayapi/../login', 'page'],
    ['/media/%2e%2e/login', 'page'],
    ['/og/th/page/home/0123456789abcdef.jpg', 'page'],
    ['/en/company/x-1/nowhere', 'page'],
    ['/yousayapi/search?keyword=a', 'served'],
    ['/yousay-api', 'served'],
    ['/yousay-api/', 'served'],
    ['/media/0b9c1f3e-0000-4000-8000-000000000000/640.webp', 'served'],
    ['/_image?href=/og.png&w=100&f=webp', 'lost'],
    ['/_server-islands/Header', 'lost'],
    ['/_actions/save', 'lost'],
    ['/en/_image', 'lost'],
    ['/nowhere', 'lost'],
    ['/media/a/b/c', 'lost'],
    ['/yousay-apix', 'lost'],
    ['/company/x-1', 'page'],
    ['/company/abc/x', 'lost'],
    ['/company/x-1/hrsay.html', 'lost'],
    ['/en/company/1/index.html', 'lost'],
    ['/alerts/x.html', 'lost'],
    ['/company/1/a.html/b', 'page'],
  ])('%s is %s', (path, kind) => expect(kindOf(path)).toBe(kind));
});
