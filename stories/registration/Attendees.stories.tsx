import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { notPictured, onPhones, pictured } from '../../.storybook/modes';
import { RegistrationForm } from '../../src/themed/registration';
import { filledIn, formArgs, northlight, personTickets } from '../fixtures/orders';
import { questionArgs, richForm } from '../fixtures/questions';

const meta = {
  title: 'Registration/Attendees',
  component: RegistrationForm,
  args: { ...questionArgs, form: richForm, onSubmit: fn() },
  parameters: { ...notPictured('People beyond the second look like the first; one story shows five.') },
} satisfies Meta<typeof RegistrationForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const group = (canvas: Canvas, number: number) =>
  within(canvas.getByRole('group', { name: new RegExp(`^Attendee ${number} `) }));

const phone = { viewport: { value: 'phone' } };
const jonasIsMissing = {
  ...filledIn,
  attendees: { ...filledIn.attendees, $9002: { ...filledIn.attendees['$9002'], $103_form: '' } },
};

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
    await userEvent.click(within(last).getByText('Fill in'));
    await waitFor(() => expect(last).toContainElement(document.activeElement as HTMLElement));
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

/** Who is complete is a line; the first who is not is open, and those after that wait. */
export const Folded: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  args: { ...formArgs, onSubmit: fn(), event: northlight, personTickets: personTickets(3), draft: filledIn },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Northlight 2026')).toBeVisible();
    const first = group(canvas, 1);
    await expect(first.getByText('Amara Osei')).toBeVisible();
    await expect(first.queryByRole('textbox')).toBeNull();
    await expect(group(canvas, 2).getByText('Jonas Lindqvist')).toBeVisible();
    await expect(group(canvas, 3).getByRole('textbox', { name: 'First name' })).toBeVisible();
    const edit = canvas.getByRole('button', { name: /^Edit Attendee 1/ });
    edit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first.getByRole('textbox', { name: 'First name' })).toHaveFocus();
    await expect(first.getByRole('textbox', { name: 'First name' })).toHaveValue('Amara');
    await expect(group(canvas, 3).getByRole('textbox', { name: 'First name' })).toBeVisible();
  },
};

/** It is folded once the focus is elsewhere, says so, and what has the focus stays where it was on the screen. */
export const FoldsWhenLeft: Story = {
  args: { ...formArgs, onSubmit: fn(), personTickets: personTickets(2) },
  play: async ({ canvas, userEvent }) => {
    const first = group(canvas, 1);
    const second = group(canvas, 2);
    await expect(second.getByText('Not complete yet')).toBeVisible();
    await userEvent.type(first.getByLabelText('First name'), 'Amara');
    await userEvent.type(first.getByLabelText('Last name'), 'Osei');
    await expect(second.queryByRole('textbox')).toBeNull();
    await userEvent.type(first.getByLabelText('Email'), 'amara@tidewater.studio');
    // The next one opens below; nobody is folded while somebody is in it.
    const next = await second.findByRole('textbox', { name: 'First name' });
    await expect(first.getByLabelText('Email')).toHaveFocus();
    await userEvent.type(first.getByLabelText('Company'), 'Tidewater');
    next.focus();
    const { top } = next.getBoundingClientRect();
    await waitFor(() => expect(first.queryByRole('textbox')).toBeNull());
    await expect(first.getByText('amara@tidewater.studio')).toBeVisible();
    await expect(first.getByText('Optional questions left')).toBeVisible();
    await expect(canvas.getByText('Attendee 1 is complete')).toBeInTheDocument();
    await expect(next).toHaveFocus();
    await expect(Math.abs(next.getBoundingClientRect().top - top)).toBeLessThan(4);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 1/ }));
    await expect(first.getByLabelText('Company')).toHaveValue('Tidewater');
  },
};

/** 000 §5: an error in one that is folded opens it, and its entry leads into it. */
export const ErrorInsideFolded: Story = {
  args: { ...formArgs, onSubmit: fn(), personTickets: personTickets(3), draft: jonasIsMissing },
  play: async ({ canvas, userEvent }) => {
    const third = group(canvas, 3);
    await expect(third.getByText('Not complete yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Order Now/ }));
    const summary = await canvas.findByRole('region', { name: 'Please fix your errors before ordering' });
    await waitFor(() => expect(summary).toHaveFocus());
    // The spec's words are the same for everybody: each link says whose field it leads to.
    const links = within(summary).getAllByRole('link', { name: /is required\.$/ });
    const names = links.map((link) => link.getAttribute('aria-label') ?? link.textContent);
    await expect(new Set(names).size).toBe(names.length);
    await expect(
      within(summary).getByRole('link', { name: 'Attendee 3: First name is required.' }),
    ).toHaveTextContent('First name is required.');
    const [, , , last] = links;
    await userEvent.click(last ?? summary);
    await expect(third.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(group(canvas, 1).queryByRole('textbox')).toBeNull();
  },
};

/** What is the same for everybody; who they are, stays their own, and nothing is replaced unasked. */
export const CopyToAll: Story = {
  args: { ...formArgs, onSubmit: fn(), personTickets: personTickets(3), draft: filledIn },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 1/ }));
    const first = group(canvas, 1);
    const copy = first.getByRole('button', { name: 'Copy answers to all attendees' });
    copy.focus();
    await userEvent.keyboard('{Enter}');
    await expect(first.getByText(/^Answers were copied to all attendees/)).toBeVisible();
    await expect(group(canvas, 3).getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await expect(group(canvas, 3).getByLabelText('First name')).toHaveValue('');
    await userEvent.clear(first.getByLabelText('Company'));
    await userEvent.type(first.getByLabelText('Company'), 'Kolonn');
    await userEvent.click(copy);
    await userEvent.click(first.getByRole('button', { name: 'Keep them' }));
    await expect(group(canvas, 3).getByLabelText('Company')).toHaveValue('Tidewater Studio');
    await userEvent.click(copy);
    await userEvent.click(first.getByRole('button', { name: 'Replace them' }));
    await expect(group(canvas, 3).getByLabelText('Company')).toHaveValue('Kolonn');
    await expect(copy).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first.getByText('Nothing new to copy')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Attendee 2/ }));
    await expect(group(canvas, 2).getByLabelText('First name')).toHaveValue('Jonas');
  },
};

export const FoldedRightToLeft: Story = {
  args: { ...formArgs, onSubmit: fn(), event: northlight, personTickets: personTickets(3), draft: filledIn },
  globals: { locale: 'ar', ...phone },
};
