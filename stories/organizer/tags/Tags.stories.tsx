import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { createTag, deleteTag, listTags } from '../../../src/contract';
import { TagsScreen } from '../../../src/organizer/tags';
import { type Canvas, withRoom } from '../settings';

/** The tags of an account: made, renamed, recoloured, deleted. 002 §7 tags. */
const meta = {
  id: 'organizer-tags',
  title: 'Organizer/Account/Tags',
  component: TagsScreen,
  args: { accountId: '77' },
  parameters: {
    ...ofOneScreen,
    scenario: scenarios.conference,
    layout: 'fullscreen',
  },
  decorators: [withRoom],
} satisfies Meta<typeof TagsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const params = { accountId: '77' };
const named = async (name: string) =>
  (await client.call(listTags, { params })).tags.find((tag) => tag.name === name);
const row = async (canvas: Canvas, name: string) => within(await canvas.findByRole('group', { name }));
const press = async (canvas: Canvas, tag: string, button: 'Edit' | 'Delete') =>
  userEvent.click((await row(canvas, tag)).getByRole('button', { name: `${button} ${tag}` }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.paste(text);
};

/** Renamed and recoloured: contacts keep it. Deleted: the question says how many lose it. */
export const List: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'press', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit press' }));
    await write(dialog.getByRole('textbox', { name: /^Name/ }), 'Speaker');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another tag has this name');
    await write(dialog.getByRole('textbox', { name: /^Name/ }), 'Media');
    await write(dialog.getByRole('textbox', { name: /^Color/ }), '#0a5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Media was saved.');
    await expect(await named('Media')).toMatchObject({ id: 'tag-press', color: '#00aa55' });

    const { uses = 0 } = (await named('speaker')) ?? {};
    await expect(uses).toBeGreaterThan(1);
    await press(canvas, 'speaker', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete speaker?' }));
    await expect(
      question.getByText(`It is removed from ${uses} contacts. This can’t be undone.`),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('speaker was deleted.');
    await expect(canvas.queryByRole('group', { name: 'speaker' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New tag' })).toHaveFocus());
  },
};

/** A name that another tag has is refused before it is sent, and by the server when somebody else was faster. */
export const NameTaken: Story = {
  play: async ({ canvas }) => {
    await row(canvas, 'print');
    await userEvent.click(canvas.getByRole('button', { name: 'New tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New tag' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await write(name, 'PRINT');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another tag has this name');
    await client.call(createTag, { params, body: { name: 'Board', color: '#123456' } });
    await write(name, 'board');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Another one has this name.');
    await write(name, 'Jury');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Jury was saved.');
    await row(canvas, 'Jury');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search tags' }), 'jur');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

const { records } = scenarios.conference;

export const Empty: Story = {
  parameters: {
    scenario: { ...scenarios.conference, name: 'no tags', records: { ...records, tags: { '77': [] } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tags yet')).toBeVisible();
  },
};

/** Nothing is lost of a list that is there: another try brings it back. */
export const Failed: Story = {
  parameters: {
    faults: { listTags: { kind: 'error500', times: 1 }, deleteTag: { kind: 'refused', code: 4003 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the tags');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await press(canvas, 'signs', 'Delete');
    const question = within(await screen.findByRole('dialog', { name: 'Delete signs?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await canvas.findByText('The tag was not deleted');
    await expect(canvas.getByRole('group', { name: 'signs' })).toBeVisible();
  },
};

/** Somebody else deleted it meanwhile: what was typed stays. */
export const Conflict: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'signs', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit signs' }));
    await client.call(deleteTag, { params: { ...params, tagId: (await named('signs'))?.id ?? '' } });
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await write(name, 'Sign painters');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(name).toHaveValue('Sign painters');
  },
};

export const Slow: Story = {
  parameters: { faults: { listTags: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading tags')).toHaveRole('status');
    await expect(canvas.queryByText('No tags yet')).toBeNull();
  },
};
