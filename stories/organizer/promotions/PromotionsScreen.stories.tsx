import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { notPictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { PromotionsScreen } from '../../../src/organizer/promotions';
import { chooseOption } from '../chooseOption';

/** The list with its data, and what can be done with several promotions at once. 002 §7 Promotions. */
const meta = {
  id: 'organizer-promotions-screen',
  title: 'Organizer/Checkout/Promotions/Screen',
  component: PromotionsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    hrefOf: (route) => `#${route}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: {
    ...notPictured('Looks as the list does by props.'),
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof PromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Pick<Parameters<NonNullable<Story['play']>>[0]['canvas'], 'findByRole' | 'getByRole'>;

const choose = async (canvas: Canvas, ...codes: string[]) => {
  for (const code of codes)
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select promotion ${code}` }));
};
const press = async (within_: Canvas, name: string) =>
  userEvent.click(await within_.findByRole('button', { name }));

/** The server searches; a status and a group leave what has both. */
export const Conference: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('1–10 of 10');
    await userEvent.type(canvas.getByRole('searchbox'), 'press card');
    await canvas.findByText('1–1 of 1');
    await expect(canvas.getByRole('link', { name: 'FRONTPAGE' })).toBeVisible();
  },
};

export const MoveToGroup: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'FRIENDS');
    await press(canvas, 'Group');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 promotion to a group' }));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Group' }));
    await chooseOption('Partners');
    await press(dialog, 'Move');
    await canvas.findByText('1 promotion moved.');
    await waitFor(() =>
      expect(within(canvas.getByRole('row', { name: /FRIENDS/ })).getByText('Partners')).toBeVisible(),
    );
  },
};

/** What is no address is named, and nothing typed is lost when a code can't be sent any more. */
export const EmailSeveral: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'FRIENDS', 'WINTER10');
    await press(canvas, 'Email');
    const dialog = within(await screen.findByRole('dialog', { name: 'Email 2 codes' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'amara@example.com, bo@');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'For you');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Thank you!');
    await press(dialog, 'Send');
    await dialog.findByText('bo@ is not a valid email address');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'example.com');
    await press(dialog, 'Send');
    await dialog.findByText('WINTER10 has ended.');
    await expect(dialog.getByRole('textbox', { name: 'Message' })).toHaveValue('Thank you!');
  },
};

export const Emailed: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'FRIENDS');
    await press(canvas, 'Email');
    const dialog = within(await screen.findByRole('dialog', { name: 'Email 1 code' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Recipients' }), 'amara@example.com');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Subject' }), 'For you');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Message' }), 'Thank you!');
    await press(dialog, 'Send');
    await screen.findByRole('dialog', { name: 'Sent to 1 person' });
  },
};

/** One that was used stays, and the reason is known beforehand. */
export const DeleteSeveral: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'LANTERN20', 'WINTER10');
    await press(canvas, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 promotions?' }));
    await dialog.findByText('1 of 2');
    await expect(dialog.getByText('Used in orders')).toBeVisible();
    await press(dialog, 'Delete');
    await dialog.findByText('1 of 1 done');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await canvas.findByText('1–9 of 9');
  },
};

/** Stopped, it begins no other; what is on its way may have been done. */
export const DeleteStopped: Story = {
  parameters: { faults: { deletePromotion: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'FRIENDS', 'WINTER10');
    await press(canvas, 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 2 promotions?' }));
    await dialog.findByText('2 of 2');
    await press(dialog, 'Delete');
    await dialog.findByText('0 of 2 done');
    const isFocusInside = () =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await waitFor(isFocusInside);
    await press(dialog, 'Stop');
    await dialog.findByText('Stopped early');
    await waitFor(isFocusInside);
    await expect(dialog.getByText('Not started: 1')).toBeVisible();
    await expect(dialog.getByText(/It may have been done/)).toHaveTextContent('FRIENDS');
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
    await canvas.findByText('1–10 of 10');
  },
};

export const UnknownEvent: Story = {
  args: { eventId: '9999' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'This page doesn’t exist' });
  },
};
