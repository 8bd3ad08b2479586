// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '#i18n/catalogues.ts';
import { Checkbox } from '#shared/ui/form/Checkbox.tsx';
import { Field } from '#shared/ui/form/Field.tsx';
import { Select } from '#shared/ui/form/Select.tsx';
import { TextArea } from '#shared/ui/form/TextArea.tsx';
import { StarRatingInput } from '#shared/ui/rating/StarRatingInput.tsx';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const { shared } = catalogue('th');
const ratingWords = { ...shared.rating, required: shared.form.required };

function Stars({ required = false }: { required?: boolean }) {
  const [value, setValue] = useState(0);
  return (
    <StarRatingInput
      name="work"
      label="งานดี"
      value={value}
      onChange={setValue}
      messages={ratingWords}
      required={required}
    />
  );
}

// Astro renders a plain function twice to detect React.
it.each(Object.entries({ Button, Checkbox, Field, Select, TextArea }))(
  '%s is a memo component, which Astro recognizes as React without rendering it twice',
  (_name, part) => {
    expect(part).toHaveProperty('$$typeof', Symbol.for('react.memo'));
  },
);

it('a required select has no preselected option', () => {
  const options = [{ value: 'TH', label: 'ไทย' }];
  const choice = { label: 'ประเทศ', messages: shared.form, options, required: true } as const;
  render(<Select {...choice} placeholder={shared.form.choose} />);
  expect(screen.getByLabelText<HTMLSelectElement>(/ประเทศ/).value).toBe('');
  // @ts-expect-error: the empty choice is missing
  expect(<Select {...choice} />).toBeTruthy();
});

it('a password can be revealed and hidden without losing its input', () => {
  render(<Field label="รหัสผ่าน" type="password" name="password" messages={shared.form} />);
  const input = screen.getByLabelText<HTMLInputElement>('รหัสผ่าน');
  fireEvent.input(input, { target: { value: 'Chaba-2569' } });
  expect(input.type).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: shared.form.showPassword }));
  expect([input.type, input.value]).toEqual(['text', 'Chaba-2569']);
  fireEvent.click(screen.getByRole('button', { name: shared.form.hidePassword }));
  expect(input.type).toBe('password');
});

describe('StarRatingInput', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((one) => one.checked);

  it('names every star and accepts integers', () => {
    render(<Stars />);
    const four = screen.getByRole('radio', { name: '4 – ดี' });
    expect(screen.getAllByRole('radio', { name: /^\d – ./ })).toHaveLength(5);
    fireEvent.click(four);
    expect(chosen()).toEqual([four]);
  });

  it('offers a skip option in the same radio group', () => {
    render(<Stars />);
    const group = within(screen.getByRole('radiogroup', { name: /งานดี/ }));
    const skip = group.getByRole<HTMLInputElement>('radio', { name: 'ไม่ให้คะแนน' });
    expect([chosen(), skip.name, skip.value]).toEqual([[skip], 'work', '0']);
    fireEvent.click(screen.getByRole('radio', { name: '4 – ดี' }));
    expect(skip.checked).toBe(false);
    fireEvent.click(skip);
    expect(chosen()).toEqual([skip]);
  });

  it('has no skip option when required', () => {
    render(<Stars required />);
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(chosen()).toEqual([]);
  });
});

describe('Field', () => {
  it('references its hint and error and marks a required field', () => {
    render(
      <Field
        label="อีเมล"
        messages={shared.form}
        hint="ใช้เข้าสู่ระบบ"
        error="กรุณากรอก"
        required
        id="e"
      />,
    );
    const input = screen.getByLabelText(/อีเมล/);
    expect(input.getAttribute('aria-describedby')).toBe('e-hint e-error');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById('e-error')?.textContent).toBe('กรุณากรอก');
    expect(screen.getByText(shared.form.required)).toBeTruthy();
  });
});

describe('Button', () => {
  it('appends its object for screen readers', () => {
    render(<Button which="Cook">Edit </Button>);
    const button = screen.getByRole('button', { name: 'Edit Cook' });
    expect((button.lastChild as Element).className).toBe('visually-hidden');
  });

  it('of a form leaves the focus in the field on mousedown', () => {
    render(
      <>
        <Button type="submit">ส่ง</Button>
        <Button>เพิ่ม</Button>
      </>,
    );
    expect(fireEvent.mouseDown(screen.getByText('ส่ง'))).toBe(false);
    expect(fireEvent.mouseDown(screen.getByText('เพิ่ม'))).toBe(true);
  });

  it('ignores clicks while busy', () => {
    const press = vi.fn();
    const { rerender } = render(<Button onClick={press}>บันทึก</Button>);
    fireEvent.click(screen.getByRole('button'));
    rerender(
      <Button onClick={press} busy>
        บันทึก
      </Button>,
    );
    fireEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(1);
  });
});

describe('Dialog', () => {
  it('leaves closing to its owner', () => {
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="ลบ" messages={shared.action}>
        แน่ใจไหม
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'ลบ' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: shared.action.close }));
    expect(close).toHaveBeenCalledTimes(2);
    expect((dialog as HTMLDialogElement).open).toBe(true);
  });

  it('stays open when a file chooser inside is cancelled', () => {
    const close = vi.fn();
    render(
      <Dialog open onClose={close} title="รูป" messages={shared.action}>
        <input type="file" aria-label="ไฟล์" />
      </Dialog>,
    );
    fireEvent(screen.getByLabelText('ไฟล์'), new Event('cancel', { bubbles: true }));
    expect(close).not.toHaveBeenCalled();
  });
});
