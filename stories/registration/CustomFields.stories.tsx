import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import type { CustomField } from '../../src/domain';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs, freeHold } from '../fixtures/orders';

const customFields: CustomField[] = [
  { name: 'shirt', label: 'T-shirt size', type: 'select', options: ['S', 'M', 'L'], required: true },
  { name: 'contact', label: 'Second contact', type: 'email', help: 'Who we call if we can’t reach you' },
  { name: 'wishes', label: 'Anything we should know?', type: 'multiline', maxLength: 40 },
  { name: 'newsletter', label: 'Send me the festival’s newsletter', type: 'checkbox' },
];

/** Fields that the page around adds to the form, in its own words. */
const meta = {
  title: 'Registration/CustomFields',
  component: RegistrationForm,
  args: { ...formArgs, hold: freeHold, customFields, onSubmit: fn() },
  parameters: ofOneScreen,
  tags: ['!autodocs'],
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const fields = (canvas: Canvas) => within(canvas.getByRole('region', { name: 'Additional information' }));

/** What is filled in is part of the form’s values. */
export const FilledIn: Story = {
  args: { draft: { ...filledIn, custom: {} } },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, userEvent, args }) => {
    const own = fields(canvas);
    await userEvent.selectOptions(own.getByRole('combobox', { name: 'T-shirt size' }), 'L');
    await userEvent.type(own.getByRole('textbox', { name: /^Anything/ }), 'By the door, please');
    await userEvent.click(own.getByRole('checkbox', { name: /newsletter/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^(Order Now|Register)/ }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        custom: { shirt: 'L', contact: '', wishes: 'By the door, please', newsletter: 'true' },
      }),
    );
  },
};

/** They are checked with the rest, and listed in their place. */
export const WithErrors: Story = {
  args: { draft: filledIn },
  parameters: pictured,
  play: async ({ canvas, userEvent, args }) => {
    const own = fields(canvas);
    await userEvent.type(own.getByRole('textbox', { name: /^Second contact/ }), 'nobody');
    await userEvent.type(own.getByRole('textbox', { name: /^Anything/ }), 'x'.repeat(41));
    await userEvent.click(canvas.getByRole('button', { name: /^(Order Now|Register)/ }));
    const summary = within(
      await canvas.findByRole('region', { name: 'Please fix your errors before ordering' }),
    );
    await expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'T-shirt size is required.',
      'Email is not valid.',
      'Anything we should know? is too long.',
    ]);
    await userEvent.click(summary.getByRole('link', { name: 'T-shirt size is required.' }));
    await expect(own.getByRole('combobox', { name: /^T-shirt size/ })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
