import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seal, unseal } from './sealed-archive.ts';

const PASSPHRASE = 'correct horse battery';
/** Made by `tar -c a.txt | openssl enc -aes-256-cbc -pbkdf2 -iter 600000`. */
const BY_OPENSSL = `
  U2FsdGVkX18rHJF74CF5b6+PVwk9g9m/W/JDjSMZvBt1YAcrqPrgw5EjwmsUk81Dm3SCyWJdQ2Z8LobS18w26JL7qQ6Cy5pV
  stilomCLTiRnDZBdJPkupNc5L8CTwFdzppi/MRfETiePIp3s/CGhzbTeE6NqL5Z+L3iZUci9Jd8NTKc2NuUq/KNmH/WT/mnv
  1Zn5kryoZoO6oM/ZqRuWi0/TMQP6fWKChbyrITuBzRv6OhlG+lXuouSY0jNIIJpwdzArvtgOVo62mBwBBYCSjl3wjLo9tqda
  v4gTgvYlggkAsjmwfQJdVeyD2BFJcCOV8jrTYsZu4R+xjfeVgiEzUVRHTufIiHGq7Fj0XQWOPtTWqj0pkak/hQaPbGTaY+xt
  c0pkjN4RK/xZaIMXjrowU72aoq9nlvuIRpKk8uPtV6k77gDqyz24t6qMWVS1C+ydRo2465iZtete4/qtk5YriUyu9FciWj7M
  XK8J4Z6OXOQkiaKvVZdKpwVRUF+Cu+0Ih7LCY/Yoq1FeUsaMzuep9r3b4+ktCJUrnT1lbz19nbAWH8EAzD5+EaVlZ9qh0uqb
  nZZe7l1YjOmECq2dWP+CodLzT+eZY5wHi3XSNulxmLf4l6b+1SURESshTxsINs60aIDweePVJHQlg/LSjxWSTwyrayXXFZBt
  qF2wEw7NSqpL53fayYQUQpfHWtFIquqm8mOPV1DNFvhC0bQ45OQIPn2EUi10tvMd1Yht34DizqHNLuZSsf2bjKzgyMOxwSs4
  3pQiijhdIFK5ASIgFkrHiTGFZe8BCXrUw7FeXDovmpbvL1gJSOu46ReNkXX4CyG9/l3RAkFA9CdgUTo+2nVeCGVX0EVNYs+o
  6U6ksaUUePp8VYQwj9lNgXPFyy1gluUGk4YaWXjOrpgkWgG2Qc5NuDeSe7ohvTAKYxZ4YKqKS6Wn2jp2LWYau8ESXaTo9Ah4
  Z+uveg3uHKB2WRLPW1MJrf1eKb4S1OHmu7Sqk2/cszhilHVXECXAsPlrxc9eMJwOrA2THNF4051mHTwfr6TyIJu9DQxxLUvN
  XvEwEVUR0dYrIi4tqrRNm4Vzglfuwl79e1lGE3P/8iH/3A85zlZ5uB2/EszukUyEPGWYwFbB9pqf+JTLs6aiJ273DLV2HqRh
  pkYVT9vW+ZJ3l9BhM2TXHgnPkQ+5Q0rtLJxr7+NPBssbQ/TSSqq+Fr2UfVbHKLfDaSYEc87ujobEeFF6PQCOnNK6Z2YRxyOl
  O7wjYcbPIPMyhh/MQdJ6wDV6bZyVANy8vQqb4wxGmgEOSCTiCJmAL3cV9v1pYbvLczxIcFupgA5fy55V9FK1h6uQGYUWKWHU
  k9D2zDLkxbg//YxTzlLPZvf4zVvlwHnf1oTdTiiQgfxul9MAllWZ7lPFzo6k8MA5lwTg6clgpzvw6/HkssCupAaK2Wj8O4d7
  Cu/xDtiQfhMnKLcw9e74jvQGFgNCrI1kp5rIa+1zV5BJAgFKrrjJZkkQsGoSjfl6NmEYOF4srHx37XZVHC/rTH0u7eneyEJF
  QpyEh+OLMYzfdUu6GYWwWDx2o0sjDW0KnTuHUemOk9yJ027XNdI9dPJbQXe46uWlBF9Jq7g2XZcsiLuf4ooetBhgjJx+NYe6
  OoxQ9uAKNVTXYW98qznk9cAgnIPpx9soNqlRNZD4BO9sGMNh6s88/1qfgIwDYc/yO8At+Lg/RNwXQc/ZBzoroPY+ycpcPuP4
  e5/zEYR7aMIZBOIIJlgp1ZdVVNjYYrMCZ6vL3dGl0Zrgh+2k8KILlM7GX1LnxP6zqGS8lFk60kqxcdNpn7R1k0TiugsZInct
  eyyCI9A3BkknzR73eBRjGEu9EUUlEm0zMOES3uYgDSXYODX33TAqfDT9ksylJP3stgFZdz+OYMhdp+atkYYoWWjJEW8io3ik
  41MYWN0LRf5B+t10Ru4G/WvQjRGCm1qcMXxedZq5utQFx2GV5d3jgYSft4TxIAZqui5FoeuIvVsD13aIznJ3bbl5+4jr5xu7
  7pBL3mg3qjdMZ80ybQWsxgZqoCp4YZeSZjsCzYKXKF+USe/k7+kpricvTIWlbQFAhwY45UM/qlLsZVxDxJ2HZ4tZsEjmKMUf
  1VmdAS8bW6c9T9z1avIIabONtUVMa1DvbhZwRHhRWG5zw+M2cRVg1da31JYEgAXOGQamULe8k6NiQu6sfIM/dQ+lljb+SxqP
  WvyJxeCzOJree8Zc1MHbOOdrSb5Q2x48hmdNbN8rVInPp2q/YLiIKUOPVaBYkpOFA/Nyczt1+W3RGFWpjlbMjevMta2+MX76
  omQozhI/f5rhykF65OHhoCBso1Ust/76IOTzIYnr/AqfsGTE7E87LdS1f/mSyO/cBKTB3AUWR9j2u6o7RxnbltiQi0pRVHX+
  /vhT/IZJUYRCeNzZQNj0OitvwXspNWby902DnLyVEvjFrTU4NNIN5I0qDfEVn0Ige3aCQW+y6PfZMB9y2/vL4afPP4Ze8MXq
  RUksk+F3qIc/FLnSH0zzsxSlnVYtuEZhgkyuCOQRc0/IFGdRW4q4kr0kDzXJ0BGsgCrDdY5c/zzveKYPnZy9r8HGCV4xJaSw
  8OwmygyMlRmD7l8sXnTNwkl6bVMk/6g2ZDFBluyiYDtm0cEtvzB70YmJXXuY86NYxIM1vd7tRLVUQ3ABq8bR9VlLciIzGIvG
  049ajTKCFm80ucPhRQuRg7Oipt8uE54dUuSJzhAiaZZrsDwxT+qFrEYuisRyEjhVXPMBWK4e5xRu91syqa//iw==`;

let home: string;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'sealed-'));
});

afterEach(() => rm(home, { recursive: true, force: true }));

it('unseals a complete folder, only with its passphrase', async () => {
  await mkdir(join(home, 'open', 'deep'), { recursive: true });
  await writeFile(join(home, 'open', 'deep', 'file'), 'a person '.repeat(10_000));
  const target = join(home, 'sealed');
  await seal(join(home, 'open'), target, PASSPHRASE);
  expect((await readFile(target)).includes('person')).toBe(false);
  await unseal(createReadStream(target), join(home, 'again'), PASSPHRASE);
  expect(await readFile(join(home, 'again', 'deep', 'file'), 'utf8')).toHaveLength(90_000);
  for (const other of [`${PASSPHRASE}!`, 'another passphrase']) {
    await expect(unseal(createReadStream(target), join(home, 'wrong'), other)).rejects.toThrow(
      'BACKUP_PASSPHRASE',
    );
  }
  expect(await readdir(home)).not.toContain('sealed.tmp');
});

it('opens what openssl and tar sealed', async () => {
  const source = join(home, 'by-openssl');
  await writeFile(source, Buffer.from(BY_OPENSSL, 'base64'));
  await unseal(createReadStream(source), join(home, 'opened'), PASSPHRASE);
  expect(await readFile(join(home, 'opened', 'a.txt'), 'utf8')).toBe('hello');
});
