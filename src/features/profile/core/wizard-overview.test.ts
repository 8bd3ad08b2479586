import { describe, expect, it } from 'vitest';
import { decided, NOW, version } from '#tests/wizard/version-overview.ts';
import {
  hasUnsent,
  isStarted,
  marksOf,
  mayBegin,
  statusOf,
  type VersionOverview,
  type WizardOverview,
  workingLanguage,
} from './wizard-overview.ts';

const pages = (th: Partial<VersionOverview>, en: Partial<VersionOverview>): WizardOverview => ({
  th: version('th', th),
  en: version('en', en),
});

describe('the status of a version', () => {
  it('follows the latest submission', () => {
    expect(statusOf(version('th'))).toBe('none');
    expect(statusOf(version('th', { hasDraft: true }))).toBe('draft');
    expect(statusOf(version('th', decided('W')))).toBe('waiting');
    expect(statusOf(version('th', decided('R')))).toBe('returned');
    expect(statusOf(version('th', decided('D')))).toBe('withdrawn');
    expect(statusOf(version('th', decided('P')))).toBe('published');
  });

  it('of a page that was public before the wizard is published', () => {
    expect(statusOf(version('th', { publishedAt: NOW }))).toBe('published');
    expect(statusOf(version('th', { hasDraft: true, publishedAt: NOW }))).toBe('published');
  });
});

it('says beside Published what stands there unsubmitted or with the team', () => {
  const marks = (change: Partial<VersionOverview>) => marksOf(version('th', change));
  const open = { hasDraft: true, publishedAt: NOW };
  expect(marks({})).toEqual(['none']);
  expect(marks({ hasDraft: true, hasChanges: true })).toEqual(['draft']);
  expect(marks(open)).toEqual(['published']);
  expect(marks({ ...open, hasChanges: true })).toEqual(['published', 'changed']);
  expect(marks({ ...open, ...decided('R'), hasChanges: true })).toEqual(['published', 'returned']);
  expect(marks({ ...open, ...decided('W'), hasChanges: true })).toEqual(['published', 'waiting']);
});

it('has something to send while it is new or changed, and not with the team', () => {
  const sent = (change: Partial<VersionOverview>) => hasUnsent(version('th', change));
  const open = { hasDraft: true, publishedAt: NOW };
  expect(sent({ hasDraft: true })).toBe(true);
  expect(sent({ ...open, hasChanges: true })).toBe(true);
  expect(sent({ ...open, ...decided('D') })).toBe(true);
  expect(sent(open)).toBe(false);
  expect(sent({ ...open, ...decided('W') })).toBe(false);
});

describe('beginning a language', () => {
  it('is free for the first one', () => {
    expect(mayBegin('en', pages({}, {}))).toBe(true);
  });

  it('waits for the first one to be complete', () => {
    expect(mayBegin('en', pages({ hasDraft: true }, {}))).toBe(false);
    expect(mayBegin('en', pages({ hasDraft: true, isComplete: true }, {}))).toBe(true);
  });

  it('stays open when a later draft of the first is not complete', () => {
    expect(mayBegin('en', pages({ hasDraft: true, wasComplete: true }, {}))).toBe(true);
    expect(mayBegin('en', pages({ hasDraft: true, publishedAt: NOW }, {}))).toBe(true);
  });

  it('stays open for one that is begun, whatever both lack', () => {
    expect(mayBegin('th', pages({ hasDraft: true }, { hasDraft: true }))).toBe(true);
  });

  it('is free where the page is public already', () => {
    expect(mayBegin('en', pages({ hasDraft: true }, { publishedAt: NOW }))).toBe(true);
  });
});

it('the wizard works on the language asked for, else on one that was begun', () => {
  const onlyThai = pages({ hasDraft: true }, {});
  expect(workingLanguage(onlyThai, 'en', 'en')).toBe('th');
  expect(workingLanguage(pages({ hasDraft: true }, { hasDraft: true }), 'en', 'th')).toBe('en');
  expect(workingLanguage(pages({}, {}), null, 'th')).toBeNull();
});

it('a page is begun once there is a draft or a public page in one language', () => {
  expect(isStarted(pages({}, {}))).toBe(false);
  expect(isStarted(pages({ hasDraft: true }, {}))).toBe(true);
  expect(isStarted(pages({}, { publishedAt: NOW }))).toBe(true);
});
