import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '../../src/themed/kit/Field';
import { Select, type SelectProps } from '../../src/themed/kit/Select';
import * as css from './gallery.css';

const countries = [
  { value: 'BR', label: 'Brazil' },
  { value: 'DE', label: 'Germany' },
  { value: 'JP', label: 'Japan' },
  { value: 'US', label: 'United States' },
  { value: 'GS', label: 'South Georgia & South Sandwich Islands' },
];

function Chosen({ error, ...props }: SelectProps & { error?: string }) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    props.onValueChange(next);
  };
  return (
    <Field label="Country" labelSuffix="*" error={error}>
      {(control) => <Select {...props} {...control} value={value} onValueChange={choose} />}
    </Field>
  );
}

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { value: '', onValueChange: fn(), options: countries },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'US' } };
export const LongText: Story = {
  args: { value: 'GS' },
  decorators: [(Story) => <div className={css.tiny}>{Story()}</div>],
};
export const Error: Story = {
  render: (args) => <Chosen {...args} error="Country is required." />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Country*' });
    await expect(select).toHaveAccessibleDescription('Country is required.');
    await expect(select).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Opens, finds by the first letters, chooses and gives the focus back, without a pointer. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const body = within(canvasElement.ownerDocument.body);
    const select = canvas.getByRole('combobox', { name: 'Country*' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const list = await body.findByRole('listbox');
    await expect(list.closest('.bx')).not.toBeNull();
    await userEvent.keyboard('j');
    await waitFor(() => expect(body.getByRole('option', { name: 'Japan' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(body.queryByRole('listbox')).toBeNull());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('JP');
    await expect(select).toHaveTextContent('Japan');
    await waitFor(() => expect(select).toHaveFocus());
  },
};

export const Open: Story = {
  args: { value: 'DE' },
  parameters: {
    // While it is open the list hides the page and holds the focus, which axe can't see.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false, iframeHeight: 400 } },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    const options = await within(canvasElement.ownerDocument.body).findAllByRole('option');
    for (const option of options) await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};

export const OpenFromRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };
