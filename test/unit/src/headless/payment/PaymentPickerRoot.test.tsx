import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { PaymentPicker, type PaymentPickerRootProps } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const given = { value: 'card', onValueChange: () => undefined };
const inOption = (part: ReactElement, props?: Partial<PaymentPickerRootProps>) => (
  <PaymentPicker.Root {...given} {...props}>
    <PaymentPicker.Option value="card">{part}</PaymentPicker.Option>
  </PaymentPicker.Root>
);
const selected = { 'data-selected': '', 'data-pending': null };

describeConformance('PaymentPicker.Root', {
  tag: 'div',
  data: { 'data-pending': '' },
  draw: (props) => <PaymentPicker.Root {...given} pending {...props} />,
});
describeConformance('PaymentPicker.Option', {
  tag: 'label',
  data: { 'data-selected': null, 'data-pending': '' },
  draw: (props) => (
    <PaymentPicker.Root {...given} value={null} pending>
      <PaymentPicker.Option value="card" {...props} />
    </PaymentPicker.Root>
  ),
});
describeConformance('PaymentPicker.Radio', {
  tag: 'input',
  data: selected,
  draw: (props) => inOption(<PaymentPicker.Radio {...props} />),
});
describeConformance('PaymentPicker.Title', {
  tag: 'span',
  data: selected,
  draw: (props) => inOption(<PaymentPicker.Title {...props} />),
});
describeConformance('PaymentPicker.Description', {
  tag: 'span',
  data: { 'data-selected': null, 'data-pending': '' },
  draw: (props) => inOption(<PaymentPicker.Description {...props} />, { value: 'invoice', pending: true }),
});
describeConformance('PaymentPicker.Indicator', {
  tag: 'span',
  data: selected,
  draw: (props) => inOption(<PaymentPicker.Indicator {...props} />),
});

const picker = (props?: Partial<PaymentPickerRootProps>) => (
  <PaymentPicker.Root aria-label="Ways to pay" {...given} {...props}>
    <PaymentPicker.Option value="card">
      <PaymentPicker.Radio /> <PaymentPicker.Title>Card</PaymentPicker.Title>
      <PaymentPicker.Description>Visa or Mastercard</PaymentPicker.Description>
    </PaymentPicker.Option>
    <PaymentPicker.Option value="invoice">
      <PaymentPicker.Radio /> Invoice
    </PaymentPicker.Option>
  </PaymentPicker.Root>
);
const radio = (name: string) => screen.getByRole('radio', { name });

test('radios are named and described by the texts there are, or by all of their label', () => {
  render(picker());
  expect(radio('Card')).toHaveAccessibleDescription('Visa or Mastercard');
  expect(radio('Invoice')).not.toHaveAttribute('aria-labelledby');
  expect(radio('Invoice')).not.toHaveAttribute('aria-describedby');
  expect(radio('Card').getAttribute('name')).toBe(radio('Invoice').getAttribute('name'));
});

test('what was chosen is reported, and shown once it is the value', () => {
  const onValueChange = vi.fn();
  const { rerender } = render(picker({ onValueChange }));
  fireEvent.click(radio('Invoice'));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('invoice');
  expect(radio('Card')).toBeChecked();
  rerender(picker({ onValueChange, value: 'invoice' }));
  expect(radio('Invoice')).toBeChecked();
});

test('nothing is chosen while an answer is on its way', () => {
  const onValueChange = vi.fn();
  render(picker({ onValueChange, pending: true }));
  fireEvent.click(radio('Invoice'));
  expect(onValueChange).not.toHaveBeenCalled();
  expect(radio('Card')).toBeChecked();
  expect(radio('Invoice')).toHaveAttribute('aria-disabled', 'true');
});
