import { describe, expect, it } from 'vitest';
import { PACKAGES } from '#shared/core/packages.ts';
import { BAR_STEPS, resumeStep, stepAfter, stepBefore, stepNumberOf, stepsOf } from './steps.ts';

describe('steps of a package', () => {
  const without = (...steps: readonly string[]) =>
    BAR_STEPS.filter((step) => !steps.includes(step));

  it('include the sections of the package', () => {
    expect(stepsOf('platinum')).toEqual(BAR_STEPS);
    expect(stepsOf('gold')).toEqual(without('album', 'article'));
    expect(stepsOf('silver')).toEqual(without('album', 'article', 'employee-photos'));
    expect(stepsOf('basic')).toEqual(
      without('album', 'article', 'employee-photos', 'testimonials', 'interest-review'),
    );
  });

  it('start with the cover and end with the preview', () => {
    for (const name of PACKAGES) {
      expect(stepsOf(name)[0]).toBe('cover');
      expect(stepsOf(name).at(-1)).toBe('preview');
    }
  });

  it('number the steps of the progress bar only', () => {
    expect(stepNumberOf('preview', ['cover', 'history', 'preview'])).toEqual({ step: 3, total: 3 });
    expect(stepNumberOf('start', stepsOf('gold'))).toBeNull();
    expect(stepNumberOf('finish', stepsOf('gold'))).toBeNull();
    expect(stepNumberOf('album', stepsOf('gold'))).toBeNull();
  });
});

describe('navigation between steps', () => {
  it('skips missing steps in both directions', () => {
    expect(stepAfter('start', stepsOf('gold'))).toBe('cover');
    expect(stepAfter('gallery', stepsOf('gold'))).toBe('employee-photos');
    expect(stepBefore('employee-photos', stepsOf('gold'))).toBe('gallery');
    expect(stepBefore('cover', stepsOf('gold'))).toBe('start');
    expect(stepAfter('preview', stepsOf('gold'))).toBe('finish');
    expect(stepBefore('finish', stepsOf('gold'))).toBe('preview');
  });

  it('resumes at the saved step, or at the next available one', () => {
    expect(resumeStep(null, stepsOf('basic'))).toBe('start');
    expect(resumeStep('history', stepsOf('basic'))).toBe('history');
    expect(resumeStep('album', stepsOf('basic'))).toBe('write-reviews');
    expect(resumeStep('finish', stepsOf('basic'))).toBe('finish');
  });
});
