import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notPictured, pictured } from '../../.storybook/modes';
import { RegistrationForm } from '../../src/themed/registration';
import { personTickets } from '../fixtures/orders';
import { questionArgs, richForm } from '../fixtures/questions';

const meta = {
  title: 'Registration/Attendees',
  component: RegistrationForm,
  args: { ...questionArgs, form: richForm, onSubmit: fn() },
  parameters: { ...notPictured('People beyond the second look like the first; one story shows five.') },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

export const Five: Story = { parameters: pictured, args: { personTickets: personTickets(5) } };

/** An answer belongs to one attendee: what hangs on it is asked there and nowhere else. */
export const Fifty: Story = {
  args: { personTickets: personTickets(50) },
  // Axe would take a quarter of a minute; the same questions are looked at in Five.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, userEvent }) => {
    // By its title: a search by role looks at every one of thousands of elements.
    const title = await canvas.findByText(/^Attendee 50/);
    const last = title.closest<HTMLElement>('[role="group"]');
    if (!last) throw new Error('The title is of no group.');
    await userEvent.click(await within(last).findByRole('radio', { name: 'Yes' }));
    await within(last).findByRole('checkbox', { name: 'Vegan' });
    await expect(canvas.getAllByText('What should the kitchen know?')).toHaveLength(1);
    await userEvent.type(within(last).getByLabelText('First name'), 'Amara');
    await waitFor(() => expect(within(last).getByLabelText('First name')).toHaveValue('Amara'));
  },
};

export const FiveInGerman: Story = { args: { personTickets: personTickets(5) }, globals: { locale: 'de' } };

export const FiveRightToLeft: Story = {
  args: { personTickets: personTickets(5) },
  globals: { locale: 'ar' },
};
