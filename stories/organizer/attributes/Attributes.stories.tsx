import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getAttributes, updateAttribute } from '../../../src/contract';
import { AttributesScreen } from '../../../src/organizer/attributes';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** What an account knows of people. 002 §7 Attributes. */
const meta = {
  id: 'organizer-attributes',
  title: 'Organizer/Account/Attributes',
  component: AttributesScreen,
  args: { accountId: '77' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof AttributesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77' };
const client = createClient();
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

/** One is made with choices; choices are needed, and no two are alike. */
export const Created: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New attribute');
    const dialog = await dialogOf('New attribute');
    await write(dialog.getByRole('textbox', { name: 'Name' }), 'Apron size');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type' }));
    await chooseOption('Dropdown');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const choices = dialog.getByRole('textbox', { name: 'Choices' });
    await waitFor(() => expect(choices).toBeInvalid());
    await write(choices, 'Small\nsmall');
    await waitFor(() => expect(choices).toBeInvalid());
    await write(choices, 'Small\nLarge');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Apron size was saved.');
    await expect(canvas.getAllByText('2 choices')).toHaveLength(1);
  },
};

/** Of a built-in one the name is changed; one in use keeps its type and choices, and why it stays is said. */
export const Kept: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Job title');
    const builtIn = await dialogOf('Edit Job title');
    await expect(builtIn.getByText('This attribute is built in: you can change its name.')).toBeVisible();
    await expect(builtIn.queryByRole('combobox')).toBeNull();
    await userEvent.keyboard('{Escape}');

    await press(canvas, 'Edit Dietary needs');
    const inUse = await dialogOf('Edit Dietary needs');
    await expect(inUse.queryByRole('combobox')).toBeNull();
    const choices = inUse.getByRole('textbox', { name: 'Choices' });
    await write(choices, 'Vegan');
    await userEvent.click(inUse.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(choices).toBeInvalid());
    await userEvent.keyboard('{Escape}');

    await press(canvas, 'Delete Dietary needs');
    const kept = await dialogOf('Dietary needs can’t be deleted');
    await expect(kept.getByText(/A registration form asks for it/)).toBeVisible();
    await userEvent.keyboard('{Escape}');

    await press(canvas, 'Delete Arriving on');
    await userEvent.click((await dialogOf('Delete Arriving on?')).getByRole('button', { name: 'Delete' }));
    await canvas.findByText('Arriving on was deleted.');
  },
};

/** 4090 by its version: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Edit Your craft');
    const dialog = await dialogOf('Edit Your craft');
    const { attributes } = await client.call(getAttributes, { params });
    const craft = attributes.find(({ key }) => key === 'craft');
    if (!craft) throw new Error('There is no craft.');
    const { id, type, version } = craft;
    await client.call(updateAttribute, {
      params: { ...params, attributeId: id },
      body: { label: 'Your craft', type, options: ['Print', 'Web'], version },
    });
    await write(dialog.getByRole('textbox', { name: 'Name' }), 'First name');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(
      (await dialogOf('Someone else changed this')).getByRole('button', { name: 'Save' }),
    );
    await canvas.findByText('First name was saved.');
    await expect(canvas.getByText('2 choices')).toBeVisible();
  },
};

export const NotSaved: Story = {
  parameters: { faults: { createAttribute: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await press(canvas, 'New attribute');
    const dialog = await dialogOf('New attribute');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await write(name, 'Company');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByRole('alert');
    await expect(name).toHaveValue('Company');
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getAttributes: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the attributes');
  },
};
