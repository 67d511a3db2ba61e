import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from '../../src/themed/kit/ComboBox';
import { Field } from '../../src/themed/kit/Field';
import * as css from './gallery.css';

const towns = ['Aarhus', 'Basel', 'Bergen', 'Bologna', 'Brno', 'Cork', 'Dresden', 'Ghent'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

function Chosen({ error, ...props }: ComboBoxProps & { error?: string }) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState(props.text);
  const isChosen = towns.some((town) => town.value === value && town.label === text);
  const options = isChosen
    ? towns
    : towns.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Field id={props.id} label="Town" error={error}>
      {(control) => (
        <ComboBox
          {...props}
          {...control}
          value={value}
          text={text}
          options={options}
          onTextChange={setText}
          onValueChange={(next) => {
            setValue(next);
            setText(towns.find((town) => town.value === next)?.label ?? '');
            props.onValueChange(next);
          }}
        />
      )}
    </Field>
  );
}

const meta = {
  title: 'Kit/ComboBox',
  component: ComboBox,
  args: {
    id: 'town',
    'aria-labelledby': 'town-label',
    value: '',
    text: '',
    options: towns,
    empty: 'No town of that name',
    placeholder: 'Choose a town',
    onValueChange: fn(),
    onTextChange: fn(),
    onLeave: fn(),
  },
  parameters: {
    // While it is open the list hides the page, which axe takes for focusable.
    a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } },
    docs: { story: { inline: false, iframeHeight: 420 } },
  },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'cork', text: 'Cork' } };
export const Error: Story = {
  render: (args) => <Chosen {...args} error="Town is required." />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await expect(field).toHaveAccessibleDescription('Town is required.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Six at a time, each 44 px high; the chosen one is told from the others. */
export const Open: Story = {
  args: { value: 'cork', text: 'Cork' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Town' }));
    const list = await canvas.findByRole('listbox');
    const options = within(list).getAllByRole('option');
    for (const option of options) await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(list.clientHeight / (options[0]?.offsetHeight ?? 1)).toBeCloseTo(6, 1);
    await expect(within(list).getByRole('option', { name: 'Cork' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const OpenFromRightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

/** Typing finds, arrows walk, Enter takes, Escape gives back what was there; the field keeps the focus throughout. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Town' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('b');
    const list = await canvas.findByRole('listbox');
    await expect(within(list).getAllByRole('option')).toHaveLength(4);
    await waitFor(() =>
      expect(field).toHaveAttribute(
        'aria-activedescendant',
        within(list).getByRole('option', { name: 'Basel' }).id,
      ),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Bologna'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('bologna');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}gh');
    await canvas.findByRole('option', { name: 'Ghent' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveValue('Bologna'));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Town' }), 'Atlantis');
    await expect(await canvas.findByRole('option', { name: 'No town of that name' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
