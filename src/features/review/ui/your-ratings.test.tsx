// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { YourRatings } from './YourRatings.tsx';

const { errors, review, shared } = catalogue('en');
const words = {
  form: review.form,
  fields: errors.form.review,
  field: shared.form,
  rating: shared.rating,
  aspectRating: shared.aspectRating,
};

/** Rerenders at every save, as the whole form does; limited to a few times. */
function Form(): ReactNode {
  const [saves, setSaves] = useState(0);
  return (
    <>
      <output>{saves}</output>
      <YourRatings
        draft={{}}
        errorOf={() => undefined}
        messages={words}
        onSave={() => setSaves(Math.min(saves + 1, 5))}
      />
    </>
  );
}

it('saves once per selected star', () => {
  render(<Form />);
  for (const times of ['1', '2']) {
    fireEvent.click(screen.getAllByRole('radio', { name: /^4/ })[Number(times)] as HTMLElement);
    expect(screen.getByRole('status').textContent).toBe(times);
  }
});
