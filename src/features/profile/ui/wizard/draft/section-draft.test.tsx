// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { fail, ok } from '#shared/core/result.ts';
import { standInForApi } from '#tests/stand-ins.ts';
import type { SectionDocument } from '../../../core/section-contract.ts';
import HistoryStep from '../steps/HistoryStep.tsx';
import { wizardMessages } from '../wizard-messages.ts';
import type { WizardStepProps } from '../wizard-step-props.ts';

const call = standInForApi();
const messages = wizardMessages('en');
const { list, conflict, wizard, error } = messages;

type Item = SectionDocument['items'][number];
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const topic = (n: number, title: string, content: Item['content'] = {}): Item => ({
  idItem: uuid(n),
  parent: null,
  kind: 'topic',
  content: { year: null, title, description: '', idMedia: null, ...content },
});
const documentOf = (items: Item[], revision = 3, cap = 4): SectionDocument => ({
  revision,
  items,
  isLocked: false,
  savedAt: null,
  pictures: {},
  caps: { topic: cap },
});
const assign = vi.fn();
function open(document: SectionDocument, props: Partial<WizardStepProps> = {}) {
  cleanup();
  const paths = { next: '/next', back: '/back', later: '/later', signIn: '/in', preview: '/see' };
  const step = {
    idEmp: 1,
    lang: 'en',
    locale: 'en',
    section: 'history',
    messages,
    paths,
    hasVideo: false,
    choices: { starting: catalogue('en').profile.starting.history },
  } as const;
  const say = catalogue('en').profile.section.history;
  return render(<HistoryStep {...step} {...props} document={document} sectionMessages={say} />);
}

const rows = () => screen.queryAllByRole('listitem').filter((row) => row.dataset['item']);
const titles = () => rows().map((row) => row.querySelector('p')?.textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const edit = (name: string, position: number) =>
  press(`${list.edit} ${fill(list.which, { name, position })}`);
const titleField = () => screen.getByLabelText(/^Title/);
const type = (text: string) => fireEvent.change(titleField(), { target: { value: text } });
const pause = () => act(() => vi.advanceTimersByTimeAsync(2500));
const answered = (revision: number) => ok({ revision, savedAt: '2026-01-01T05:03:00Z' });
const sentTitles = (at: number) =>
  (call.mock.calls[at]?.[2] as { body: { items: Item[] } } | undefined)?.body.items.map(
    ({ content }) => content['title'],
  );

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('location', { ...window.location, assign });
  call.mockResolvedValue(answered(4) as never);
});

describe('a list', () => {
  const three = () => open(documentOf([topic(1, 'A'), topic(2, 'B'), topic(3, 'C')]));

  it('shows its cap and hides the add button at it', async () => {
    three();
    expect(screen.getByText(fill(list.count, { count: 3, cap: 4 }))).toBeTruthy();
    press(catalogue('en').profile.section.history.add);
    await waitFor(() => expect(rows()).toHaveLength(4));
    await waitFor(() => expect(titleField()).toBe(document.activeElement));
    expect(screen.getByText(list.full)).toBeTruthy();
    expect(
      screen.queryByRole('button', { name: catalogue('en').profile.section.history.add }),
    ).toBeNull();
  });

  it('delays a save until the added item is in it', async () => {
    open(documentOf([topic(1, 'A')]));
    press(catalogue('en').profile.section.history.add);
    press(wizard.saveNext);
    const asked = () => screen.queryByText(error['titleRequired'] as string);
    await waitFor(() => expect(asked() ?? assign.mock.lastCall).toBeTruthy());
    expect(assign).not.toHaveBeenCalled();
    expect(call).not.toHaveBeenCalled();
    expect(rows()).toHaveLength(2);
  });

  it('is ordered by keyboard, announces it, and leaves the focus on the button', async () => {
    three();
    press(fill(list.up, { name: 'C', position: 3 }));
    await waitFor(() => expect(titles()).toEqual(['A', 'C', 'B']));
    expect(screen.getByText(fill(list.moved, { name: 'C', position: 2, count: 3 }))).toBeTruthy();
    const button = screen.getByRole('button', { name: fill(list.up, { name: 'C', position: 2 }) });
    expect(document.activeElement).toBe(button);
    press(fill(list.up, { name: 'A', position: 1 }));
    await pause();
    expect(titles()).toEqual(['A', 'C', 'B']);
  });

  it('is ordered by dragging, unless Escape is pressed or the drag ends outside', async () => {
    three();
    const [last, held] = [rows()[2], screen.getAllByTitle(list.drag)[0]] as [Element, Element];
    for (const [at, row] of rows().entries()) {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 40, 100, 40));
    }
    const drag = (clientY: number, letGo = () => fireEvent.pointerUp(held)) => {
      fireEvent.pointerDown(held, { button: 0 });
      fireEvent.pointerMove(held, { clientY });
      expect(last.getAttribute('data-side')).toBe(clientY > 9 ? 'after' : null);
      letGo();
      return titles();
    };
    expect(drag(3)).toEqual(['A', 'B', 'C']);
    const leave = () => fireEvent.keyDown(window, { key: 'Escape' });
    expect(drag(90, leave)).toEqual(drag(90));
    await waitFor(() => expect(titles()).toEqual(['B', 'C', 'A']));
  });

  it('restores a removed item at its position, with its unsaved input', async () => {
    three();
    edit('B', 2);
    type('B typed');
    press(fill(list.remove, { name: 'B typed', position: 2 }));
    await waitFor(() => expect(titles()).toEqual(['A', 'C']));
    expect(document.activeElement?.textContent).toBe(list.undo);
    press(list.undo);
    await waitFor(() => expect(titles()).toEqual(['A', 'B typed', 'C']));
  });

  it('moves the fields of an opened item with it', async () => {
    three();
    edit('A', 1);
    type('A typed');
    press(fill(list.down, { name: 'A typed', position: 1 }));
    await waitFor(() => expect(titles()).toEqual(['B', 'A typed', 'C']));
    expect((titleField() as HTMLInputElement).value).toBe('A typed');
  });
});

describe('saving', () => {
  it('starts once after typing pauses, and shows its time', async () => {
    open(documentOf([topic(1, 'A')]));
    edit('A', 1);
    type('A2');
    expect(call).not.toHaveBeenCalled();
    await pause();
    expect(call).toHaveBeenCalledTimes(1);
    expect(sentTitles(0)).toEqual(['A2']);
    expect(call.mock.calls[0]?.[2]).toMatchObject({ revision: 3, body: { finish: false } });
    expect(screen.getByText(/^Saved \d\d:\d\d/)).toBeTruthy();
    expect(localStorage.length).toBe(0);
    await pause();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('waits for the network and for valid values', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(documentOf([topic(1, 'A')]));
    edit('A', 1);
    type('A2');
    await pause();
    expect(call).not.toHaveBeenCalled();
    expect(screen.getByText(wizard.draftStored)).toBeTruthy();
    online.mockReturnValue(true);
    fireEvent.change(screen.getByLabelText(/^Year/), {
      target: { value: '12' },
    });
    await pause();
    expect(call).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText(/^Year/), {
      target: { value: '2012' },
    });
    await pause();
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('focuses missing fields of a finished step, and continues once they are filled', async () => {
    open(documentOf([topic(1, 'A'), topic(2, '')]));
    press(wizard.saveNext);
    await waitFor(() => expect(screen.getByText(error['titleRequired'] ?? '')).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(titleField()));
    expect(assign).not.toHaveBeenCalled();
    type('B');
    press(wizard.saveNext);
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/next'));
    expect(call.mock.calls.at(-1)?.[2]).toMatchObject({ body: { finish: true } });
  });

  it('shows errors of the server at their item and field', async () => {
    const fields = { [`${uuid(2)}.year`]: ['yearRange'] };
    call.mockResolvedValue({ ok: false, status: 422, code: 'invalid_fields', fields } as never);
    open(documentOf([topic(1, 'A'), topic(2, 'B')]));
    press(wizard.saveNext);
    await waitFor(() => expect(screen.getByText(error['yearRange'] ?? '')).toBeTruthy());
    await waitFor(() => expect(rows()[1]?.contains(document.activeElement)).toBe(true));
  });

  it('shows the cap of the package when the list exceeds it', async () => {
    const refused = { ...fail('cap_reached', { detail: { cap: 3 } }), status: 409, fields: {} };
    call.mockResolvedValue(refused as never);
    open(documentOf([topic(1, 'A')]));
    press(wizard.saveNext);
    await screen.findByText(fill(wizard.capReached, { cap: 3 }));
  });

  it('links to the sign-in page after the session has expired, without losing the input', async () => {
    call.mockResolvedValue({
      ok: false,
      status: 401,
      code: 'unauthenticated',
      fields: {},
    } as never);
    open(documentOf([topic(1, 'A')]));
    edit('A', 1);
    type('A2');
    await pause();
    expect(screen.getByRole('link', { name: wizard.signIn }).getAttribute('href')).toBe('/in');
    open(documentOf([topic(1, 'A')]));
    expect(titles()).toEqual(['A2']);
    expect(screen.getByText(wizard.restored)).toBeTruthy();
  });
});

describe('changes saved by another session', () => {
  const refusedOver = (items: Item[]) =>
    call.mockResolvedValueOnce({
      ok: false,
      status: 409,
      code: 'conflict',
      fields: {},
      detail: { yours: [], current: documentOf(items, 9) },
    } as never);

  it('are merged with local input, and saved over their revision', async () => {
    open(documentOf([topic(1, 'A'), topic(2, 'B')]));
    refusedOver([topic(2, 'B'), topic(1, 'A', { description: 'theirs' }), topic(5, 'new')]);
    edit('A', 1);
    type('mine');
    await pause();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(sentTitles(1)).toEqual(['B', 'mine', 'new']);
    expect(call.mock.calls[1]?.[2]).toMatchObject({ revision: 9 });
    expect(screen.getByText(wizard.merged)).toBeTruthy();
  });

  it('are shown next to local input if both changed one field, until one is selected', async () => {
    open(documentOf([topic(1, 'A')]));
    refusedOver([topic(1, 'theirs')]);
    edit('A', 1);
    type('mine');
    await pause();
    const dialog = await screen.findByRole('dialog', { name: conflict.title });
    expect(within(dialog).getByText('theirs')).toBeTruthy();
    expect(within(dialog).getByText('mine')).toBeTruthy();
    await pause();
    expect(call).toHaveBeenCalledTimes(1);

    open(documentOf([topic(1, 'theirs')], 9));
    const again = await screen.findByRole('dialog', { name: conflict.title });
    expect(within(again).getByText('mine')).toBeTruthy();
    fireEvent.click(within(again).getByLabelText(conflict.mine));
    fireEvent.click(within(again).getByRole('button', { name: conflict.apply }));
    await pause();
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(sentTitles(1)).toEqual(['mine']);
    expect(call.mock.calls[1]?.[2]).toMatchObject({ revision: 9 });
  });

  it('keep a removed item with local changes until the conflict is settled', async () => {
    open(documentOf([topic(1, 'A'), topic(2, 'B')]));
    refusedOver([topic(2, 'B')]);
    edit('A', 1);
    type('mine');
    await pause();
    const dialog = await screen.findByRole('dialog', { name: conflict.title });
    expect(within(dialog).getByText(conflict.removed)).toBeTruthy();
    expect(screen.getByText(wizard.draftStored)).toBeTruthy();
    fireEvent.click(within(dialog).getByLabelText(conflict.theirs));
    fireEvent.click(within(dialog).getByRole('button', { name: conflict.apply }));
    await waitFor(() => expect(screen.queryByText(wizard.draftStored)).toBeNull());
    await waitFor(() => expect(titles()).toEqual(['B']));
  });
});

it('offers starting items for an empty list, and marks their blanks until they are filled', async () => {
  open(documentOf([]));
  press(list.startItems);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: list.startItems })).toBeNull();
  expect(screen.getAllByText(String(error['blankLeft']))[0]).toBeTruthy();
});
