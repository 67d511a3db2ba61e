import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { withoutStyle } from '../../.storybook/modes';
import { Promotion, type PromotionLabels } from '../../src/headless';

/** A partner brings words of their own. */
const labels: PromotionLabels = { missing: 'Enter a code first.', applied: 'Your code is in force.' };

interface PlainPromotionProps {
  applied: string | null;
  error: string | null;
  pending?: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** The parts in a row, with no style at all. */
function PlainPromotion({ applied, onApply, onRemove, ...rest }: PlainPromotionProps) {
  const [code, setCode] = useState(applied);
  return (
    <Promotion.Root
      {...rest}
      applied={code}
      labels={labels}
      aria-label="Promotion"
      onApply={(next) => {
        setCode(next);
        onApply(next);
      }}
      onRemove={() => {
        setCode(null);
        onRemove();
      }}
    >
      <Promotion.Trigger>I have a code</Promotion.Trigger>
      <Promotion.Content>
        <Promotion.Label>Code</Promotion.Label> <Promotion.Input /> <Promotion.Submit>Apply</Promotion.Submit>{' '}
        <Promotion.Remove>Remove</Promotion.Remove>
        <Promotion.Error />
        <Promotion.Status />
      </Promotion.Content>
    </Promotion.Root>
  );
}

const meta = {
  title: 'Headless/Promotion',
  component: PlainPromotion,
  args: { applied: null, error: null, onApply: fn(), onRemove: fn() },
  parameters: { ...withoutStyle },
} satisfies Meta<typeof PlainPromotion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What a partner sees before the first line of CSS. */
export const WithoutAnyStyle: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'I have a code' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

/** Open, type, apply, read, remove: without a mouse. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveFocus();
    await userEvent.keyboard(' lantern20 {Enter}');
    await expect(args.onApply).toHaveBeenCalledWith('lantern20');
    await expect(canvas.getByRole('status')).toHaveTextContent('Your code is in force.');
    await expect(canvas.getByRole('form')).toHaveAttribute('data-applied');
    await userEvent.keyboard('{Escape}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'I have a code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Applied: Story = {
  args: { applied: 'LANTERN20' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('LANTERN20');
    await expect(field).toHaveAttribute('data-applied');
    await expect(field).toHaveAccessibleDescription('Your code is in force.');
  },
};

export const Invalid: Story = {
  args: { error: '“LATERN20” is not a valid code.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAttribute('data-invalid');
    await expect(field).toHaveAccessibleDescription('“LATERN20” is not a valid code.');
  },
};

export const NothingEntered: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have a code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter a code first.');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { applied: 'LANTERN20', pending: true },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Apply' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(submit);
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

/** Elements of your own, by `render`, and class names by the state. */
export const WithElementsOfYourOwn: Story = {
  render: (args) => (
    <Promotion.Root {...args} labels={labels} render={<form id="checkout-code" />}>
      <Promotion.Input
        aria-label="Code"
        className={({ invalid }) => (invalid ? 'is-wrong' : undefined)}
        render={(props, { pending }) => <input {...props} placeholder={pending ? '…' : 'ABC123'} />}
      />
      <Promotion.Error render={<strong />} />
    </Promotion.Root>
  ),
  args: { error: '“LATERN20” is not a valid code.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByPlaceholderText('ABC123')).toHaveClass('is-wrong');
    await expect(canvas.getByRole('alert').localName).toBe('strong');
  },
};
