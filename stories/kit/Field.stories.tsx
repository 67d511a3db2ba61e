import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardMarks } from '../../src/themed/kit/CardMarks';
import { Field, Fields } from '../../src/themed/kit/Field';
import { Icon } from '../../src/themed/kit/Icon';
import { NativeSelect } from '../../src/themed/kit/NativeSelect';
import { TextArea, TextInput } from '../../src/themed/kit/TextInput';
import * as css from './gallery.css';

const meta = {
  title: 'Kit/Field',
  component: Field,
  args: { label: 'Email', children: (control) => <TextInput type="email" {...control} /> },
  decorators: [(Story) => <div className={css.narrow}>{Story()}</div>],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Hint: Story = {
  args: { hint: 'Your tickets and receipt go here.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      'Your tickets and receipt go here.',
    );
  },
};

/** The error takes the hint's place, and is said with the field. */
export const Error: Story = {
  args: {
    hint: 'Your tickets and receipt go here.',
    error: 'Email is not valid.',
    children: (control) => <TextInput type="email" defaultValue="jonas@kolonn" {...control} />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Email is not valid.');
    await expect(canvas.queryByText('Your tickets and receipt go here.')).toBeNull();
  },
};

/** Written beside the label, said as the description, so the name stays the label alone. */
export const Optional: Story = {
  args: { label: 'Company', optional: true, children: (control) => <TextInput {...control} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription('optional');
  },
};

export const Required: Story = {
  args: { label: 'Email Address', labelSuffix: '*' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email Address*' })).toBeRequired();
  },
};

export const Counter: Story = {
  args: {
    label: 'Message to attendees',
    counter: { used: 64, max: 50 },
    children: (control) => (
      <TextArea
        defaultValue="Doors open at nine, and the first talk starts at half past nine."
        {...control}
      />
    ),
  },
};

export const Choice: Story = {
  args: {
    label: 'Dietary needs',
    optional: true,
    children: (control) => (
      <NativeSelect
        {...control}
        placeholder="Choose one"
        options={[
          { value: 'none', label: 'None' },
          { value: 'vegetarian', label: 'Vegetarian' },
          { value: 'vegan', label: 'Vegan' },
        ]}
      />
    ),
  },
};

export const LongLabel: Story = {
  args: {
    label:
      'Which of the accessibility arrangements at Harbour Hall should we prepare for you before you arrive?',
    optional: true,
  },
};

export const ReadOnly: Story = {
  args: { children: (control) => <TextInput readOnly defaultValue="amara@tidewater.studio" {...control} /> },
};

export const Affixes: Story = {
  args: {
    label: 'Search',
    children: (control) => <TextInput {...control} type="search" start={<Icon name="search" />} />,
  },
};

/** Two side by side from 400 px of the form's own width, one under the other before. */
export const Grid: Story = {
  decorators: [(Story) => <div>{Story()}</div>],
  render: () => (
    <Fields>
      <Field label="First name" span={6}>
        {(control) => <TextInput {...control} defaultValue="Amara" />}
      </Field>
      <Field label="Last name" span={6}>
        {(control) => <TextInput {...control} defaultValue="Osei" />}
      </Field>
      <Field label="Email" span={6} error="Email is not valid.">
        {(control) => <TextInput {...control} defaultValue="amara@tidewater" />}
      </Field>
      <Field label="Company" span={6} optional>
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Card number" error="Card number is required">
        {(control) => (
          <TextInput
            {...control}
            dir="ltr"
            placeholder="1234 1234 1234 1234"
            end={<CardMarks size="small" brands={['visa', 'mastercard', 'amex', 'discover']} />}
          />
        )}
      </Field>
      <Field label="Expiry" span={6} keepSpan>
        {(control) => <TextInput {...control} dir="ltr" placeholder="MM/YY" />}
      </Field>
      <Field label="CVC" span={6} keepSpan>
        {(control) => <TextInput {...control} dir="ltr" placeholder="3 digits" />}
      </Field>
    </Fields>
  ),
};

export const GridOnAPhone: Story = {
  ...Grid,
  decorators: [(Story) => <div className={css.tiny}>{Story()}</div>],
};

/** What is typed from left to right keeps its marks on the right. */
export const GridFromRightToLeft: Story = { ...Grid, globals: { direction: 'rtl' } };
