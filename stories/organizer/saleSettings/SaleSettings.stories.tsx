import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { saveTicketsData } from '../../../src/contract';
import { SaleSettingsScreen } from '../../../src/organizer/saleSettings';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';

/** Tax, currency, who takes the money, and how long tickets are held. */
const meta = {
  id: 'organizer-sale-settings',
  title: 'Organizer/Finances/Sale settings',
  component: SaleSettingsScreen,
  args: { accountId: '77', eventId: '1001', onSaved: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof SaleSettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
const rateOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Rate' });
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));

const typeInto = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** What the tax comes to is seen while it is typed. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const rate = await rateOf(canvas);
    await expect(canvas.getByText('Buyers pay').parentElement).toHaveTextContent('$106.25');
    await typeInto(rate, '10');
    await waitFor(() => expect(canvas.getByText('Buyers pay').parentElement).toHaveTextContent('$110.00'));
  },
};

const { widget } = scenarios.conference;

/** Without ‘Tax at checkout’ of the widget, the price has the tax in it. */
export const TaxInThePrice: Story = {
  parameters: {
    scenario: { ...scenarios.conference, name: 'tax included', widget: { ...widget, taxOnCheckout: false } },
  },
  play: async ({ canvas }) => {
    await rateOf(canvas);
    await expect(canvas.getByText('Including Sales tax, 6.25%').parentElement).toHaveTextContent('$6.25');
    await expect(canvas.getByText('Buyers pay').parentElement).toHaveTextContent('$100.00');
  },
};

export const Wrong: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await typeInto(await rateOf(canvas), '120');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await typeInto(canvas.getByRole('textbox', { name: 'Hold time' }), '0');
    await save(canvas);
    for (const problem of [
      ...['Enter a rate from 0 to 100', 'Enter a name for the tax'],
      'Enter a whole number from 1 to 120',
    ])
      await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** There are orders: the currency stays, and so does what was typed. */
export const CurrencyIsFixed: Story = {
  play: async ({ canvas }) => {
    await rateOf(canvas);
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }));
    await chooseOption('Euro (EUR)');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/You can’t change the currency/);
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('Euro (EUR)');
  },
};

export const SomebodyElseSaved: Story = {
  play: async ({ canvas, args }) => {
    await typeInto(await rateOf(canvas), '7');
    await createClient().call(saveTicketsData, { params: { eventId: '1001' }, body: { timeLimit: 30 } });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('textbox', { name: 'Hold time' })).toHaveValue('30');
    await expect(canvas.getByRole('textbox', { name: 'Rate' })).toHaveValue('7');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getTicketsData: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load tax and checkout');
  },
};
