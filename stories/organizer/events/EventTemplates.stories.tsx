import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listEventTemplates } from '../../../src/contract';
import { EventTemplatesScreen } from '../../../src/organizer/events';
import { chooseOption } from '../chooseOption';
import { withRoom, type Canvas } from '../settings';

/** What new events can begin with. 002 §7 eventTemplates. */
const meta = {
  id: 'organizer-event-templates',
  title: 'Organizer/Account/Events/Templates',
  component: EventTemplatesScreen,
  args: {
    accountId: '77',
    newHrefOf: (id: string) => `#new/${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof EventTemplatesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const all = async () => {
  const { templates } = await client.call(listEventTemplates, { params: { accountId: '77' } });
  return templates.map(({ name }) => name);
};
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const summer = 'Summer school';

/** Found by name or ticket type; each leads to the form of an event. The platform's own stay, another goes after a question. */
export const List: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Create event Conference' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#new/template-conference', expect.anything());
    await expect(canvas.getByText('Early bird: $150.00')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete Conference' })).toBeNull();
    const search = canvas.getByRole('searchbox', { name: 'Search templates' });
    await userEvent.type(search, 'student');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await press(canvas, `Delete ${summer}`);
    const question = await dialogOf(`Delete ${summer}?`);
    await expect(question.getByText(/Events created from it don’t change/)).toBeVisible();
    await press(question, 'Delete');
    await canvas.findByText(`${summer} was deleted.`);
    await expect(canvas.getByRole('button', { name: 'New template' })).toHaveFocus();
    await expect(await all()).not.toContain(summer);
    await userEvent.clear(search);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
  },
};

/** A name of its own; refused, nothing that was typed is lost, and a second try makes it. */
export const New: Story = {
  parameters: { faults: { createEventTemplate: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await press(canvas, 'New template');
    const dialog = await dialogOf('New template');
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await userEvent.click(name);
    await userEvent.paste('conference');
    await press(dialog, 'Save');
    await expect(await dialog.findByText('Another template has this name')).toBeVisible();
    await expect(dialog.getByText('Choose an event')).toBeVisible();
    await userEvent.clear(name);
    await userEvent.click(name);
    await userEvent.paste('Northlight');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Event' }));
    await chooseOption('Northlight 2026');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(name).toHaveValue('Northlight');
    await press(dialog, 'Save');
    await canvas.findByText('Northlight was saved.');
    await expect(await all()).toContain('Northlight');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New template' })).toHaveFocus());
  },
};

/** What could not be deleted is still there, and why is said. */
export const Refused: Story = {
  parameters: {
    faults: { deleteEventTemplate: { kind: 'error500' }, listEventTemplates: { kind: 'error500', times: 1 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the templates');
    await press(canvas, 'Try again');
    await press(canvas, `Delete ${summer}`);
    await press(await dialogOf(`Delete ${summer}?`), 'Delete');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The template was not deleted');
    await expect(canvas.getByRole('heading', { name: summer })).toBeVisible();
  },
};
