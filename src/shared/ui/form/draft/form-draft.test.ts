// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const isWords = (value: unknown): value is string => typeof value === 'string';

async function openTab() {
  vi.resetModules();
  const {
    formDraft: keptForm,
    draftNames: keptNames,
    dropEverythingOf,
  } = await import('./form-draft.ts');
  return {
    form: (owner: Parameters<typeof keptForm>[0] = 'company-1', name = 'history:th') =>
      keptForm(owner, name, isWords),
    dropEverythingOf,
    keptNames,
  };
}

describe('formDraft', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000 }));

  it('is restored for its owner and form only, until it is dropped', async () => {
    const first = await openTab();
    expect(first.form().save('half a sent')).toBe(true);
    const second = await openTab();
    expect(second.form('company-2').read()).toEqual([]);
    expect(second.form('company-1', 'history:en').read()).toEqual([]);
    const form = second.form();
    expect(form.read()).toEqual(['half a sent']);
    form.drop();
    expect((await openTab()).form().read()).toEqual([]);
  });

  it('is separate per tab, and restored in order of input', async () => {
    const one = (await openTab()).form();
    const other = (await openTab()).form();
    one.save('older');
    vi.setSystemTime(2_000);
    other.save('newer');
    expect((await openTab()).form().read()).toEqual(['older', 'newer']);
    one.drop();
    expect((await openTab()).form().read()).toEqual(['newer']);
  });

  it('belongs to the new tab once saved there, and is restored once after a reload', async () => {
    (await openTab()).form().save('before the crash');
    const reloaded = (await openTab()).form();
    reloaded.read();
    reloaded.save('before the crash and after');
    expect((await openTab()).form().read()).toEqual(['before the crash and after']);
  });

  it('shows one tab at a time, its own after a reload, and leaves other drafts alone', async () => {
    const one = (await openTab()).form();
    one.save('older');
    const ofOne = { ...sessionStorage };
    sessionStorage.clear();
    vi.setSystemTime(2_000);
    (await openTab()).form().save('newer');
    sessionStorage.clear();
    const third = (await openTab()).form();
    expect(third.readOne()).toBe('newer');
    third.save('newer still');
    Object.assign(sessionStorage, ofOne);
    const reloaded = (await openTab()).form();
    expect(reloaded.readOne()).toBe('older');
    reloaded.drop();
    expect((await openTab()).form().read()).toEqual(['newer still']);
  });

  it('is limited to MAX_TABS per form', async () => {
    for (let tab = 0; tab < 20; tab += 1) {
      vi.setSystemTime(1_000 + tab);
      (await openTab()).form().save(`tab ${tab}`);
    }
    const left = (await openTab()).form().read();
    expect([left.length, left.at(-1)]).toEqual([8, 'tab 19']);
  });

  it.each(['{', 'null', '{"values":"x"}', '{"keptAt":1,"values":[]}'])(
    'is not made of %s',
    async (text) => {
      localStorage.setItem('kept:company-1:history:th:a', text);
      expect((await openTab()).form().read()).toEqual([]);
    },
  );

  it('lists the forms of its owner, latest first', async () => {
    const { form } = await openTab();
    form('person-7', 'review:12').save('a');
    vi.setSystemTime(2_000);
    form('person-7', 'apply:3').save('b');
    form('person-70', 'resume').save('c');
    const other = await openTab();
    vi.setSystemTime(3_000);
    other.form('person-7', 'review:12').save('d');
    expect(other.keptNames('person-7')).toEqual(['review:12', 'apply:3']);
    expect(other.keptNames('visitor')).toEqual([]);
  });

  it('returns false when storage is full', async () => {
    const { form } = await openTab();
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem });
    expect(form().save('too much')).toBe(false);
    vi.unstubAllGlobals();
  });

  it('is dropped with its owner only', async () => {
    const { form, dropEverythingOf } = await openTab();
    form('person-7', 'resume').save('a');
    form('person-7', 'review:12').save('b');
    form('person-70', 'resume').save('c');
    form('company-7', 'cover:th').save('d');
    dropEverythingOf('person-7');
    const later = await openTab();
    expect(later.form('person-7', 'resume').read()).toEqual([]);
    expect(later.form('person-7', 'review:12').read()).toEqual([]);
    expect(later.form('person-70', 'resume').read()).toEqual(['c']);
    expect(later.form('company-7', 'cover:th').read()).toEqual(['d']);
  });
});
