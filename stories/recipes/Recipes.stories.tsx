import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { OwnArrangement as Arrangement } from '../../examples/vite-react18/src/recipes/OwnArrangement';
import { OwnField as Field } from '../../examples/vite-react18/src/recipes/OwnField';
import { OwnPayment as Payment } from '../../examples/vite-react18/src/recipes/OwnPayment';
import { OwnRow as Row } from '../../examples/vite-react18/src/recipes/OwnRow';
import '../../examples/vite-react18/src/recipes/ownRow.css';
import '../../examples/vite-react18/src/recipes/ownArrangement.css';
import { OwnStep as Step } from '../../examples/vite-react18/src/recipes/OwnStep';
import { OwnWords as Words } from '../../examples/vite-react18/src/recipes/OwnWords';
import { asJourney, onPhones, pictured } from '../../.storybook/modes';
import { scenarios, type MockBackend } from '../../mocks';
import { bill, hold, pay, register } from '../journeys/paying';

/** What a page can change of the widget, each in a few lines: the code of the example `vite-react18`, at work. */
const meta = {
  title: 'Recipes/All',
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<typeof hold>[0];

const playOf = (play: StoryContext) => play as unknown as Play;
const isConfirmed = ({ canvas }: Play) =>
  expect(canvas.findByText('Your Registration Details')).resolves.toBeVisible();
const savedBy = ({ loaded }: Play) => (loaded['backend'] as MockBackend).db.snapshot().orders.at(-1);

export const OwnRow: Story = {
  render: () => <Row />,
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /General Admission/ })).toHaveClass('own-row');
  },
};

/** The parts stand where the page puts them; every screen is reached, with its title in focus, and back again. */
export const OwnArrangement: Story = {
  render: () => <Arrangement />,
  play: async (context) => {
    const play = playOf(context);
    const { canvas, userEvent } = play;
    const code = await canvas.findByRole('button', { name: /promo/i });
    const list = await canvas.findByRole('table', { name: 'Tickets' });
    await expect(code.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await hold(play, /Community Day/);
    const form = await canvas.findByRole('heading', { name: 'Registration Information' });
    await expect(form).toHaveFocus();
    const attendee = await canvas.findByRole('group', { name: /Attendee 1/ });
    const buyer = canvas.getByRole('region', { name: 'Your Information' });
    await expect(attendee.compareDocumentPosition(buyer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Tickets' })).toHaveFocus());
    await hold(play, /Community Day/);
    await register(play);
    await pay(play);
    await isConfirmed(play);
    await expect(document.activeElement?.tagName).toMatch(/^H[1-3]$/);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** The fields are asked for, checked, and sent with the order. */
export const OwnField: Story = {
  render: () => <Field />,
  play: async (context) => {
    const play = playOf(context);
    const { canvas, userEvent } = play;
    await hold(play, /Community Day/);
    await register(play);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Membership number/ }), '1234');
    await pay(play);
    await expect(await canvas.findByRole('link', { name: 'T-shirt size is required.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /looks like TW-1234/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^T-shirt size/ }), 'M');
    const membership = canvas.getByRole('textbox', { name: /^Membership number/ });
    await userEvent.clear(membership);
    await userEvent.type(membership, 'TW-1234');
    await pay(play);
    await isConfirmed(play);
    await expect(savedBy(play)?.customFields).toEqual({ shirt: 'M', membership: 'TW-1234' });
  },
};

export const OwnStep: Story = {
  render: () => <Step />,
  play: async (context) => {
    const play = playOf(context);
    const { canvas, userEvent } = play;
    await hold(play, /Community Day/);
    await expect(await canvas.findByRole('heading', { name: 'Before you register' })).toHaveFocus();
    await expect(canvas.getByRole('timer')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Registration Information' })).toHaveFocus();
    await register(play);
    await pay(play);
    await isConfirmed(play);
  },
};

export const OwnPayment: Story = {
  render: () => <Payment />,
  play: async (context) => {
    const play = playOf(context);
    const { canvas, userEvent } = play;
    await hold(play, /General Admission/);
    await register(play);
    await bill(play);
    await pay(play);
    const problem = await canvas.findByRole('link', { name: 'Enter the number of your gift card.' });
    await userEvent.click(problem);
    const number = canvas.getByRole('textbox', { name: 'Gift card number' });
    await expect(number).toHaveFocus();
    await userEvent.type(number, 'empty');
    await pay(play);
    await expect(await canvas.findByText(/declined/)).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, 'test_1234');
    await pay(play);
    await isConfirmed(play);
    await expect(savedBy(play)?.paidVia).toBe('giftCard');
  },
};

/** It has texts of its own, which no language of the toolbar changes. */
export const OwnWords: Story = {
  render: () => <Words />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: /Community Day/ }), '1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Count me in' }));
    await expect(await canvas.findByRole('heading', { name: 'Who is coming?' })).toBeVisible();
  },
};
