import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { OrderScreen } from '../../../src/organizer/orders';
import { dialogNamed, formNamed, press } from './orderPlay';

/** Editing an attendee before the registration form was read: the dialog is there at once, whatever becomes of the read. */
const meta = {
  id: 'organizer-orders-attendee',
  title: 'Organizer/Sales/Orders/Attendee',
  component: OrderScreen,
  args: { eventId: '1001', orderId: '2000-4817', ordersHref: '#orders' },
  parameters: { ...ofOneScreen, scenario: scenarios.richForm },
} satisfies Meta<typeof OrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = 'Edit attendee of NL26-4817-2';
const opener = 'Edit: NL26-4817-2';

/** It can be left meanwhile. */
export const FormLoading: Story = {
  parameters: { ...pictured, faults: { getRegistrationForm: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await press(canvas, opener);
    const dialog = await dialogNamed(title);
    await expect(await dialog.findByRole('status')).toHaveTextContent('Loading the registration form');
    await press(dialog, 'Cancel');
    await waitFor(() => expect(canvas.getByRole('button', { name: opener })).toHaveFocus());
    await press(canvas, opener);
    await dialogNamed(title);
  },
};

export const FormFailed: Story = {
  parameters: { ...pictured, faults: { getRegistrationForm: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, opener);
    const dialog = await dialogNamed(title);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'We could not load the registration form.',
    );
  },
};

/** Tried again, the form takes the place of the message; the focus still returns to what was pressed. */
export const FormReadAgain: Story = {
  parameters: { faults: { getRegistrationForm: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, opener);
    await press(await dialogNamed(title), 'Try again');
    const form = await formNamed(title);
    await expect(form.getByRole('textbox', { name: 'Last name' })).toHaveValue('Osei');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: opener })).toHaveFocus());
  },
};
