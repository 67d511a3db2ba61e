import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { ImportPromotionsScreen } from '../../../src/organizer/promotions';
import { chooseOption } from '../chooseOption';

/** Codes from a file: what it would make, what is wrong with it, and what became of it. 002 §7 import. */
const meta = {
  title: 'Organizer/Promotions/Import',
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

const choose = async (canvas: Canvas, ...lines: string[]) =>
  userEvent.upload(
    await canvas.findByLabelText('Choose a file'),
    new File([lines.join('\n')], 'partners.csv', { type: 'text/csv' }),
  );

export const Empty: Story = { parameters: pictured };

/** Rows with errors are named before anything is sent; a code that is taken only the backend knows. */
export const SomeRowsWrong: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await choose(
      canvas,
      ...['code;percentOff;maxUses;note', 'HARBOUR;15;10;Pier walk', 'LANTERN20;5;;', 'TOO MUCH;101;;'],
    );
    await canvas.findByText('2 codes are ready to import.');
    await expect(canvas.getByText('1 row has an error and is skipped.')).toBeVisible();
    await expect(canvas.getByText('Row 4, code: Use letters, digits, - and _ only')).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group' }));
    await chooseOption('Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Import 2 codes' }));
    await canvas.findByText('1 code created');
    const list = within(canvas.getByRole('list'));
    await expect(list.getByText('Row 3, code: Another promotion has this code.')).toBeVisible();
  },
};

/** A file of something else. */
export const NoPromotions: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'name,email', 'Amara,amara@example.com');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file has no code column.');
    await choose(canvas, 'code,percentOff');
    await canvas.findByText('The file has no rows.');
  },
};

/** The file stays chosen, to be sent once more. */
export const Failed: Story = {
  parameters: { faults: { importPromotions: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'code,percentOff', 'HARBOUR,15');
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 1 code' }));
    await canvas.findByText(/The change may have been made/);
    await expect(canvas.getByRole('button', { name: 'Import 1 code' })).toBeVisible();
  },
};
