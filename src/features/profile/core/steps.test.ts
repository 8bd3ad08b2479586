import { describe, expect, it } from 'vitest';
import { PACKAGES } from '#shared/core/session.ts';
import { BAR_STEPS, placeOf, resumeStep, stepAfter, stepBefore, stepsOf } from './steps.ts';

const all = (name: (typeof PACKAGES)[number]) => stepsOf(name, BAR_STEPS);

describe('steps of a package', () => {
  it('are all eleven for platinum', () => {
    expect(all('platinum')).toEqual(BAR_STEPS);
    expect(placeOf('preview', all('platinum'))).toEqual({ step: 11, total: 11 });
  });

  it('leave out what the package does not have', () => {
    expect(all('gold')).not.toContain('album');
    expect(all('gold')).not.toContain('article');
    expect(placeOf('employee-photos', all('gold'))).toEqual({ step: 5, total: 9 });
    expect(all('silver')).not.toContain('employee-photos');
    expect(all('silver')).toContain('testimonials');
    expect(all('basic')).toEqual([
      'cover',
      'company-profile',
      'history',
      'gallery',
      'write-reviews',
      'preview',
    ]);
  });

  it('always begin with the cover and end with the preview', () => {
    for (const name of PACKAGES) {
      expect(stepsOf(name)[0]).toBe('cover');
      expect(stepsOf(name).at(-1)).toBe('preview');
    }
  });

  it('number only what stands in the bar', () => {
    expect(placeOf('start', stepsOf('gold'))).toBeNull();
    expect(placeOf('finish', stepsOf('gold'))).toBeNull();
    expect(placeOf('album', stepsOf('gold'))).toBeNull();
  });
});

describe('moving along', () => {
  it('goes over missing steps in both directions', () => {
    expect(stepAfter('start', all('gold'))).toBe('cover');
    expect(stepAfter('gallery', all('gold'))).toBe('employee-photos');
    expect(stepBefore('employee-photos', all('gold'))).toBe('gallery');
    expect(stepBefore('cover', all('gold'))).toBe('start');
    expect(stepAfter('preview', all('gold'))).toBe('finish');
    expect(stepBefore('finish', all('gold'))).toBe('preview');
  });

  it('resumes where one stopped, or at the next step that still exists', () => {
    expect(resumeStep(null, all('basic'))).toBe('start');
    expect(resumeStep('history', all('basic'))).toBe('history');
    expect(resumeStep('album', all('basic'))).toBe('write-reviews');
    expect(resumeStep('finish', all('basic'))).toBe('finish');
  });
});
