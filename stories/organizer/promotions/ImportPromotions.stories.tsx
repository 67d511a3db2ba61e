import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listPromotions } from '../../../src/contract';
import { ImportPromotionsScreen } from '../../../src/organizer/promotions';
import { chooseOption } from '../chooseOption';
import { chooseFile } from '../kit/fileImport/importFile';

/** Codes from a file: what it would make, what is wrong with it, and what became of it. 002 §7 import. */
const meta = {
  id: 'organizer-promotions-import',
  title: 'Organizer/Checkout/Promotions/Import',
  component: ImportPromotionsScreen,
  args: { accountId: '77', eventId: '1001', back: { href: '#promotions', label: 'Promotions' } },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'padded',
  },
} satisfies Meta<typeof ImportPromotionsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const params = { accountId: '77', eventId: '1001' };
const choose = (canvas: Canvas, ...lines: string[]) => chooseFile(canvas, 'partners.csv', ...lines);

export const Empty: Story = { parameters: pictured };

/** Ticket types go by their names. Rows with errors are named before anything is sent; a code that is taken only the backend knows. */
export const SomeRowsWrong: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await choose(
      canvas,
      ...['Code;Discount;Order limit;Discounted tickets;Note', 'HARBOUR;15;10;two-day pass;Pier walk'],
      ...['LANTERN20;5;;;', 'TOO MUCH;10;;;', 'RIVETS;10;;Nowhere pass;'],
    );
    await canvas.findByText('2 codes are ready to import.');
    await expect(canvas.getByText('2 rows have errors and are skipped.')).toBeVisible();
    await expect(canvas.getByText('Row 4, Code: Use letters, digits, - and _ only')).toBeVisible();
    await expect(canvas.getByText('Row 5, Discounted tickets: Unknown ticket type')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await chooseOption('Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 codes' }));
    const question = within(await screen.findByRole('dialog', { name: 'Skip 2 rows with errors?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 2 codes' }));
    await canvas.findByText('1 code created');
    await expect(canvas.getByText('Row 3, Code: Another promotion has this code.')).toBeVisible();
    const { items } = await createClient().call(listPromotions, { params, query: { search: 'HARBOUR' } });
    await expect(items).toEqual([
      expect.objectContaining({ discountedTicketTypeIds: [expect.any(String)], note: 'Pier walk' }),
    ]);
  },
};

/** The rows stay, to be sent once more. */
export const Failed: Story = {
  parameters: { faults: { importPromotions: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'code,percentOff', 'HARBOUR,15');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 code' }));
    await canvas.findByText(/The change may have been made/);
    await userEvent.click(canvas.getByRole('button', { name: 'Import 1 code' }));
    await canvas.findByText('1 code created');
  },
};
