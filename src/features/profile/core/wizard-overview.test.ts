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

  it('is published for a page that was public before the wizard', () => {
    expect(statusOf(version('th', { publishedAt: NOW }))).toBe('published');
    expect(statusOf(version('th', { hasDraft: true, publishedAt: NOW }))).toBe('published');
  });
});

it('marks an unsubmitted or waiting draft in addition to published', () => {
  const marks = (change: Partial<VersionOverview>) => marksOf(version('th', change));
  const open = { hasDraft: true, publishedAt: NOW };
  expect(marks({})).toEqual(['none']);
  expect(marks({ hasDraft: true, hasChanges: true })).toEqual(['draft']);
  expect(marks(open)).toEqual(['published']);
  expect(marks({ ...open, hasChanges: true })).toEqual(['published', 'changed']);
  expect(marks({ ...open, ...decided('R'), hasChanges: true })).toEqual(['published', 'returned']);
  expect(marks({ ...open, ...decided('W'), hasChanges: true })).toEqual(['published', 'waiting']);
});

it('has something to submit while it is new or changed, but not while it waits', () => {
  const sent = (change: Partial<VersionOverview>) => hasUnsent(version('th', change));
  const open = { hasDraft: true, publishedAt: NOW };
  expect(sent({ hasDraft: true })).toBe(true);
  expect(sent({ ...open, hasChanges: true })).toBe(true);
  expect(sent({ ...open, ...decided('D') })).toBe(true);
  expect(sent(open)).toBe(false);
  expect(sent({ ...open, ...decided('W') })).toBe(false);
});

describe('mayBegin', () => {
  it('allows the first language', () => {
    expect(mayBegin('en', pages({}, {}))).toBe(true);
  });

  it('waits for the first language to be complete', () => {
    expect(mayBegin('en', pages({ hasDraft: true }, {}))).toBe(false);
    expect(mayBegin('en', pages({ hasDraft: true, isComplete: true }, {}))).toBe(true);
  });

  it('remains true when a later draft of the first language is incomplete', () => {
    expect(mayBegin('en', pages({ hasDraft: true, wasComplete: true }, {}))).toBe(true);
    expect(mayBegin('en', pages({ hasDraft: true, publishedAt: NOW }, {}))).toBe(true);
  });

  it('remains true for a started language, even if both are incomplete', () => {
    expect(mayBegin('th', pages({ hasDraft: true }, { hasDraft: true }))).toBe(true);
  });

  it('allows a language with a public page', () => {
    expect(mayBegin('en', pages({ hasDraft: true }, { publishedAt: NOW }))).toBe(true);
  });
});

it('workingLanguage prefers the requested language, else returns a started one', () => {
  const onlyThai = pages({ hasDraft: true }, {});
  expect(workingLanguage(onlyThai, 'en', 'en')).toBe('th');
  expect(workingLanguage(pages({ hasDraft: true }, { hasDraft: true }), 'en', 'th')).toBe('en');
  expect(workingLanguage(pages({}, {}), null, 'th')).toBeNull();
});

it('isStarted requires a draft or a public page in one language', () => {
  expect(isStarted(pages({}, {}))).toBe(false);
  expect(isStarted(pages({ hasDraft: true }, {}))).toBe(true);
  expect(isStarted(pages({}, { publishedAt: NOW }))).toBe(true);
});
