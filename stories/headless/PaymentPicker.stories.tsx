import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { PaymentPicker } from '../../src/headless';

interface PlainPickerProps {
  value: string | null;
  pending?: boolean;
  onValueChange: (value: string) => void;
}

/** A partner brings words of their own. */
const options = [
  { value: 'card', title: 'Card', description: 'Visa or Mastercard' },
  { value: 'bank', title: 'Bank transfer', description: 'Takes two days' },
  { value: 'invoice', title: 'Invoice', description: 'Pay nothing now' },
];

/** The parts in a list, with no style at all. */
function PlainPicker({ value, onValueChange, ...rest }: PlainPickerProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <PaymentPicker.Root
      {...rest}
      aria-label="Ways to pay"
      value={chosen}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange(next);
      }}
    >
      {options.map((option) => (
        <p key={option.value}>
          <PaymentPicker.Option value={option.value}>
            <PaymentPicker.Radio /> <PaymentPicker.Title>{option.title}</PaymentPicker.Title>:{' '}
            <PaymentPicker.Description>{option.description}</PaymentPicker.Description>{' '}
            <PaymentPicker.Indicator>✓</PaymentPicker.Indicator>
          </PaymentPicker.Option>
        </p>
      ))}
    </PaymentPicker.Root>
  );
}

const meta = {
  title: 'Headless/PaymentPicker',
  component: PlainPicker,
  args: { value: 'card', onValueChange: fn() },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. All of a label can be pressed. */
export const WithoutAnyStyle: Story = {
  play: async ({ args, canvas }) => {
    const card = canvas.getByRole('radio', { name: 'Card' });
    await expect(card).toBeChecked();
    await expect(card).toHaveAccessibleDescription('Visa or Mastercard');
    await userEvent.click(canvas.getByText('Pay nothing now'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('invoice');
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toHaveAttribute('data-selected');
    await expect(card).not.toHaveAttribute('data-selected');
  },
};

/** One stop for Tab; the arrow keys go round. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Bank transfer' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const NothingChosen: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** The backend is asked whether the order may be paid so. */
export const Pending: Story = {
  args: { value: 'invoice', pending: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Card' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Invoice' })).toBeChecked();
  },
};
