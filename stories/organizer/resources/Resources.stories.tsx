import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { searchResources, updateResource } from '../../../src/contract';
import { ResourcesScreen } from '../../../src/organizer/resources';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** Files, links and videos for those who come. 002 §7 Resources, §9: 300 a page. */
const meta = {
  id: 'organizer-resources',
  title: 'Organizer/Program/Resources',
  component: ResourcesScreen,
  args: { accountId: '77', eventId: '1001', onViewChange: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof ResourcesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const all = async () => (await client.call(searchResources, { params, body: {} })).items;
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const guide = 'Guide for speakers';

/** Found by title, audience and visibility; a part of them is not put in order. */
export const Conference: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: guide });
    await expect(canvas.getByRole('link', { name: `Open ${guide} in a new tab` })).toHaveAttribute(
      'href',
      'https://files.northlight.example/speakers.pdf',
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Audience' }));
    await chooseOption('Partners · 5');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(5));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { audience: 'audience-partners' } }),
    );
    await expect(canvas.queryByRole('button', { name: /^Move / })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resources' }), 'nothing like it');
    await press(canvas, 'Clear filters');
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Visibility' }));
    await chooseOption('Hidden');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await chooseOption('Link');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
  },
};

export const Mirrored: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(10));
  },
};

/** At 360 px a row’s switch and buttons go below it, and nothing is wider than the window. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div data-frame style={{ inlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: guide });
    const frame = canvasElement.querySelector('[data-frame]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(328);
  },
};

/** With the keyboard alone: the order is changed by a handle, and taken back. */
export const Arranged: Story = {
  play: async ({ canvas }) => {
    const before = (await all()).map(({ id }) => id);
    const handle = await canvas.findByRole('button', { name: `Move ${guide}` });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('Order saved');
    await expect((await all()).slice(0, 2).map(({ id }) => id)).toEqual([
      'resource-slides',
      'resource-speakers',
    ]);
    await press(canvas, 'Undo');
    await waitFor(async () => expect((await all()).map(({ id }) => id)).toEqual(before));
  },
};

/** What is wrong is said before anything is sent; then it stands behind the others. */
export const New: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'New resource');
    const dialog = await dialogOf('New resource');
    const url = dialog.getByRole('textbox', { name: 'URL' });
    await write(url, 'javascript:alert(1)');
    await press(dialog, 'Save');
    const errors = await dialog.findByRole('region', { name: 'Fix this first' });
    await expect(within(errors).getAllByRole('listitem')).toHaveLength(3);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription(/Title is required/);
    await expect(url).toHaveAccessibleDescription(/Enter a URL that starts with https:/);
    await expect(dialog.getByRole('group', { name: 'Who sees it' })).toHaveAccessibleDescription(
      /Choose at least one audience/,
    );
    await write(title, 'Menu of the opening dinner');
    await write(url, 'https://files.northlight.example/menu.pdf');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Type' }));
    await chooseOption('File');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Attendees' }));
    await userEvent.click(dialog.getByRole('switch', { name: 'Visible' }));
    await press(dialog, 'Save');
    await canvas.findByText('Menu of the opening dinner was saved.');
    await expect((await all()).at(-1)).toMatchObject({
      title: 'Menu of the opening dinner',
      kind: 'FILE',
      audienceIds: ['audience-attendees'],
      visible: false,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New resource' })).toHaveFocus());
  },
};

/** Shown and hidden by a switch; a copy stands behind the original, hidden; deleted after a question. */
export const ShownCopiedAndDeleted: Story = {
  play: async ({ canvas }) => {
    const reading = await canvas.findByRole('switch', { name: 'What to read before you come is visible' });
    reading.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('What to read before you come is now visible to its audiences.');
    await expect(reading).toBeChecked();
    await press(canvas, `Duplicate ${guide}`);
    await canvas.findByText(`${guide} (2) was added. It’s hidden until you show it.`);
    await expect((await all())[1]).toMatchObject({ title: `${guide} (2)`, visible: false });
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${guide} (2)` }));
    await expect(await canvas.findByRole('group', { name: 'Bulk actions' })).toBeVisible();
    await press(canvas, `Delete ${guide} (2)`);
    await press(await dialogOf(`Delete ${guide} (2)?`), 'Delete');
    await canvas.findByText(`${guide} (2) was deleted.`);
    await expect(canvas.queryByRole('button', { name: `${guide} (2)` })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 4090 by its version: what was typed stays, and what the other one changed too. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await press(canvas, guide);
    const dialog = await dialogOf(`Edit ${guide}`);
    const [first] = await all();
    if (!first) throw new Error('There is no resource.');
    const { id, kind, url, audienceIds, version } = first;
    await client.call(updateResource, {
      params: { ...params, resourceId: id },
      body: { title: guide, description: 'Read it.', kind, url, audienceIds, version },
    });
    await write(dialog.getByRole('textbox', { name: 'Title' }), 'Handbook');
    await press(dialog, 'Save');
    await press(await dialogOf('Someone else changed this'), 'Save');
    await canvas.findByText('Handbook was saved.');
    await expect((await all())[0]).toMatchObject({ title: 'Handbook', description: 'Read it.' });
  },
};

/** Each refusal says why where it was asked for; what was typed, the order and the switch stay as they were. */
export const Refused: Story = {
  parameters: {
    faults: {
      createResource: { kind: 'error500' },
      updateResource: { kind: 'error500' },
      deleteResource: { kind: 'error500' },
      duplicateResource: { kind: 'error500' },
      reorderResources: { kind: 'error500' },
      setResourceVisibility: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, guide);
    const dialog = await dialogOf(`Edit ${guide}`);
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await write(title, 'Handbook');
    await press(dialog, 'Save');
    await expect((await dialog.findByRole('alert')).parentElement).toHaveFocus();
    await expect(title).toHaveValue('Handbook');
    await press(dialog, 'Cancel');

    await press(canvas, `Delete ${guide}`);
    const question = await dialogOf(`Delete ${guide}?`);
    await press(question, 'Delete');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');

    const visible = canvas.getByRole('switch', { name: `${guide} is visible` });
    await userEvent.click(visible);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The resource was not changed');
    await waitFor(() => expect(visible).toBeChecked());
    await press(canvas, `Move ${guide} down`);
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(guide));
    await press(canvas, `Duplicate ${guide}`);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Empty: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No resources yet' });
    await press(canvas, 'New resource');
    await dialogOf('New resource');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'New resource' })).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { getResourceAudiences: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the resources');
    await press(canvas, 'Try again');
    await canvas.findByRole('button', { name: guide });
  },
};

export const Loading: Story = {
  parameters: { faults: { searchResources: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading resources');
    await expect(canvas.queryByRole('button', { name: 'New resource' })).toBeNull();
  },
};
