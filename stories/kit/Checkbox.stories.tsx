import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Checkbox, Radio } from '../../src/themed/kit/Checkbox';
import { Fieldset } from '../../src/themed/kit/Fieldset';

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: 'Add my entire group to the event networking community' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/Add my entire group/));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
export const Mixed: Story = {
  args: {
    ref: (input: HTMLInputElement | null) => {
      if (input) input.indeterminate = true;
    },
  },
};

/** A link in the label leads where it leads and does not tick the box. */
export const WithError: Story = {
  args: {
    label: (
      <>
        I agree to the <a href="#terms">End-user terms</a> and <a href="#privacy">Privacy policy</a>
      </>
    ),
    error: 'Please read and accept terms before proceeding',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Please read and accept terms before proceeding');
  },
};

export const LongText: Story = {
  args: {
    label:
      'I have read the Harbour Hall visitor rules, I know that bags larger than a sheet of A4 stay in the cloakroom, and I agree that photographs taken during the two days may show me among other people.',
  },
};

export const Radios: Story = {
  render: () => (
    <Fieldset legend="T-shirt size" hint="We bring a few of each." optional>
      <Radio name="size" value="s" label="Small" />
      <Radio name="size" value="m" label="Medium" defaultChecked />
      <Radio name="size" value="l" label="Large" />
    </Fieldset>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Medium' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: /T-shirt size/ })).toHaveAccessibleDescription(
      'We bring a few of each. optional',
    );
  },
};
