import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getPartner, listPartners, savePartner } from '../../../src/contract';
import { PartnersScreen } from '../../../src/organizer/partners';
import { type Canvas, withRoom } from '../settings';
import { chooseOption } from '../chooseOption';
import { chooseFile } from '../kit/fileImport/importFile';

/** The partners of an event: listed, put in order, published, changed, exported and imported. 002 §7 Partners. */
const meta = {
  id: 'organizer-partners',
  title: 'Organizer/Program/Partners',
  component: PartnersScreen,
  args: { eventId: '1001', onPartnerChange: fn() },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof PartnersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const params = { eventId: '1001' };
const kolonn = 'partner-kolonn';
const read = (id = kolonn) => client.call(getPartner, { params, query: { id } });
/** Somebody else, meanwhile. */
const change = async (booth: string) => {
  const { id, name, level } = await read();
  await client.call(savePartner, { params, body: { id, name, level, booth } });
};
const firstNames = async (count: number) => {
  const { partners } = await client.call(listPartners, { params });
  return partners.slice(0, count).map(({ name }) => name);
};
const row = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const paste = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

/** The order is changed by the buttons of a row, and taken back; a part of the list has none. */
export const List: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await row(canvas, 'Tidewater Studio');
    await userEvent.click(canvas.getByRole('button', { name: 'Move Tidewater Studio down' }));
    await canvas.findByText('Order saved');
    await expect(await firstNames(2)).toEqual(['Harbour Trust', 'Tidewater Studio']);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await firstNames(2)).toEqual(['Tidewater Studio', 'Harbour Trust']));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Level' }));
    await chooseOption('Media');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search partners' }), 'nobody');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('button', { name: 'Move Kolonn' })).toBeVisible();
  },
};

/** One is added and published with the keyboard alone, and one removed; whoever changed a partner meanwhile is not overwritten. */
export const PublishAndRemove: Story = {
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'New partner' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'New partner' })).toHaveFocus();
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard('Lantern Works');
    canvas.getByRole('switch', { name: 'Published' }).focus();
    await userEvent.keyboard(' {Control>}s{/Control}');
    const lantern = await row(canvas, 'Lantern Works');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partners' })).toHaveFocus();
    lantern.getByRole('switch', { name: 'Lantern Works is published' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Lantern Works is now shown on the event’s pages.');
    const { partners } = await client.call(listPartners, { params });
    await expect(partners.at(-1)).toMatchObject({ name: 'Lantern Works', published: true });

    const wharf = await row(canvas, 'The Wharf');
    await userEvent.click(wharf.getByRole('button', { name: 'Remove The Wharf' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove The Wharf?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await canvas.findByText('The Wharf was removed.');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Partners' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'The Wharf' })).toBeNull();
    await change('B9');
    await userEvent.click(canvas.getByRole('switch', { name: 'Kolonn is published' }));
    await canvas.findByText(/Someone else changed the partners/);
    await canvas.findByText('Booth B9');
    await expect(canvas.getByRole('switch', { name: 'Kolonn is published' })).toBeChecked();
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('No partners yet');
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }));
    await expect(args.onPartnerChange).toHaveBeenCalledWith('import');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Import partners' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'All partners' }));
    await canvas.findByText('No partners yet');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listPartners: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await row(canvas, 'Kolonn');
  },
};

/** What is wrong is said before anything is sent; then it is the last of the list. */
export const New: Story = {
  args: { partner: undefined },
  parameters: pictured,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New partner' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await paste(name, 'lumen lab');
    await paste(canvas.getByRole('textbox', { name: /^Website/ }), 'http://lantern.example');
    await paste(canvas.getByRole('textbox', { name: /^Contact email/ }), 'hana at lantern');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Another partner has this name')).toBeVisible();
    await expect(canvas.getByText('Enter a URL that starts with https://')).toBeVisible();
    await expect(canvas.getByText('Email is not valid.')).toBeVisible();
    await paste(name, 'Lantern Works');
    await paste(canvas.getByRole('textbox', { name: /^Website/ }), 'https://lantern.example');
    await paste(canvas.getByRole('textbox', { name: /^Contact email/ }), 'hana@lantern.example');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Level' }));
    await chooseOption('Gold');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await row(canvas, 'Lantern Works');
    await expect(canvas.getByText('Saved', { ignore: 'button, button *' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').at(-1)).toHaveTextContent('Gold');
  },
};

/** Somebody else saved first: both changes are kept. */
export const SomebodyElseSaved: Story = {
  args: { partner: kolonn },
  play: async ({ canvas }) => {
    const booth = await canvas.findByRole('textbox', { name: /^Booth/ });
    await paste(booth, 'B7');
    await change('B9');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('B9')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved', { ignore: 'button, button *' });
    await expect((await read()).booth).toBe('B7');
  },
};

export const NotFound: Story = {
  args: { partner: 'partner-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};

const choose = (canvas: Canvas, ...lines: string[]) => chooseFile(canvas, 'sponsors.csv', ...lines);
const send = async (canvas: Canvas, count: string) =>
  userEvent.click(await canvas.findByRole('button', { name: `Import ${count}` }));

/** Levels go by their names. What was added and changed is counted; a row that is wrong is named with its column. */
export const Import: Story = {
  args: { partner: 'import' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await choose(
      canvas,
      'Sponsor,Tier,Website',
      'Lantern Works,gold,https://lantern.example/',
      'kolonn,SILVER,',
      'Nowhere,Platinum,',
      'Elsewhere,Gold,ftp://elsewhere.example/',
    );
    await expect(await canvas.findByText('Row 4, Tier: Unknown level')).toBeVisible();
    await expect(canvas.getByText('Row 5, Website: Enter a URL that starts with https://')).toBeVisible();
    await send(canvas, '2 partners');
    const question = within(await screen.findByRole('dialog', { name: 'Skip 2 rows with errors?' }));
    await userEvent.click(question.getByRole('button', { name: 'Import 2 partners' }));
    await canvas.findByText('1 partner added');
    await expect(canvas.getByText('1 partner updated')).toBeVisible();
    await expect((await read()).level).toBe('SILVER');
  },
};

/** A file of something else says what it does not have, and another one can be chosen. */
export const ImportRefused: Story = {
  args: { partner: 'import' },
  play: async ({ canvas }) => {
    await choose(canvas, 'ticket,price', 'Gold,20');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Required columns were not found: Name and Level.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(canvas.getByLabelText('Choose a file')).toHaveFocus());
  },
};

/** It takes up to 100 s, and can be stopped; nobody knows then how far it came. */
export const ImportStopped: Story = {
  args: { partner: 'import' },
  parameters: { faults: { importPartners: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await choose(canvas, 'name,level', 'Lantern Works,GOLD');
    await send(canvas, '1 partner');
    await expect(await canvas.findByText('Importing: 0 of 1 rows')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await canvas.findByText(/The change may have been made/);
    await expect(canvas.getByRole('button', { name: 'Import 1 partner' })).toBeVisible();
  },
};
