import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { activateFlow, listFlows } from '../../../src/contract';
import { RegistrationFlowsScreen } from '../../../src/organizer/registrationFlows';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

/** The ways people can register for an event. 002 §4, §7 Flows. */
const meta = {
  id: 'organizer-registration-flows',
  title: 'Organizer/Checkout/Registration flows/List',
  component: RegistrationFlowsScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    hrefOf: (id) => `#${id}`,
    onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof RegistrationFlowsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const params = { accountId: '77', eventId: '1001' };
const client = createClient();
const flowOf = async (name: string) => {
  const { flows } = await client.call(listFlows, { params });
  return flows.find((flow) => flow.name === name);
};
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const names = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);

/** Found by name and by status, which the host keeps in the address; what nothing matches can be cleared. */
export const Conference: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('link', { name: 'Public registration' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Status' }));
    await chooseOption('Archived');
    await expect(names(canvas)).toEqual(['Super early birds', 'Northlight 2025 returners']);
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: { status: 'archived' } }),
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search flows' }), 'returners');
    await expect(names(canvas)).toEqual(['Northlight 2025 returners']);
    await userEvent.type(canvas.getByRole('searchbox'), ' of 1999');
    await press(canvas, 'Clear filters');
    await expect(names(canvas)).toHaveLength(6);
    await userEvent.click(canvas.getByRole('link', { name: 'Speakers' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('#flow-speakers', expect.anything());
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
    await canvas.findByRole('link', { name: 'Speakers' });
    const frame = canvasElement.querySelector('[data-frame]');
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(328);
  },
};

/** A flow is made, renamed and cloned; a name that another flow has is refused before it is sent. */
export const Named: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'New flow');
    const create = await dialogOf('New flow');
    const name = create.getByRole('textbox', { name: 'Name' });
    await write(name, ' STUDENTS ');
    await press(create, 'Create');
    await waitFor(() => expect(name).toBeInvalid());
    await expect(create.getByText('Another flow has this name')).toBeVisible();
    await write(name, 'Press');
    await press(create, 'Create');
    await canvas.findByText('Press was created. Activate it when it’s ready.');
    await expect(await flowOf('Press')).toMatchObject({ active: false, archived: false });
    await expect(canvas.getByRole('button', { name: 'New flow' })).toHaveFocus();

    await press(canvas, 'Rename Press');
    const rename = await dialogOf('Rename Press');
    await expect(rename.getByRole('textbox', { name: 'Name' })).toHaveValue('Press');
    await write(rename.getByRole('textbox', { name: 'Name' }), 'Press and bloggers');
    await press(rename, 'Rename');
    await canvas.findByText('Renamed to Press and bloggers.');
    await expect(canvas.getByRole('button', { name: 'Rename Press and bloggers' })).toHaveFocus();

    await press(canvas, 'Clone Speakers');
    const clone = await dialogOf('Clone Speakers');
    await expect(clone.getByRole('textbox', { name: 'Name' })).toHaveValue('Speakers (copy)');
    await press(clone, 'Clone');
    await canvas.findByText(/Speakers \(copy\) was created/);
    await expect((await flowOf('Speakers (copy)'))?.steps).toEqual([
      'registration',
      'sessions',
      'confirmation',
    ]);
  },
};

/** With the keyboard alone: activated at once, deactivated after a question, archived and taken back. An active one says why it stays. */
export const ActivatedAndArchived: Story = {
  play: async ({ canvas }) => {
    const active = await canvas.findByRole('switch', { name: 'Students is active' });
    active.focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('People can now register through Students.');
    await expect(active).toBeChecked();
    await expect(active).toHaveFocus();

    await press(canvas, 'Archive Students');
    const kept = await dialogOf('Students can’t be archived');
    await expect(kept.getByText('This flow is active. Deactivate it first.')).toBeVisible();
    await userEvent.keyboard('{Escape}');

    active.focus();
    await userEvent.keyboard(' ');
    await press(await dialogOf('Deactivate Students?'), 'Deactivate');
    await canvas.findByText('People can no longer register through Students.');
    await expect(active).not.toBeChecked();
    await waitFor(() => expect(active).toHaveFocus());

    await press(canvas, 'Archive Students');
    await canvas.findByText('Students was archived.');
    await expect(canvas.queryByRole('switch', { name: 'Students is active' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Unarchive Students' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Students was unarchived.');
    await expect(await flowOf('Students')).toMatchObject({ active: false, archived: false });
  },
};

/** What was pressed goes with its row: the title takes the focus. */
export const LeavesAFilter: Story = {
  args: {
    defaultView: { search: '', filters: { status: 'active' }, sort: null, hidden: [], page: 1 },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Speakers is active' }));
    await press(await dialogOf('Deactivate Speakers?'), 'Deactivate');
    await canvas.findByText('People can no longer register through Speakers.');
    await expect(names(canvas)).toEqual(['Public registration']);
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Registration flows' })).toHaveFocus(),
    );
  },
};

/** Each refusal says why where it was asked for, and what was typed stays. */
export const Refused: Story = {
  parameters: {
    faults: {
      createFlow: { kind: 'error500' },
      renameFlow: { kind: 'error500' },
      cloneFlow: { kind: 'error500' },
      activateFlow: { kind: 'error500' },
      archiveFlow: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    const refusal = async (opens: string, title: string, action: string) => {
      await press(canvas, opens);
      const dialog = await dialogOf(title);
      const name = dialog.getByRole('textbox', { name: 'Name' });
      await write(name, 'Press');
      await press(dialog, action);
      const reason = await dialog.findByRole('alert');
      await expect(reason.parentElement).toHaveFocus();
      await expect(name).toHaveValue('Press');
      await press(dialog, 'Cancel');
    };
    await refusal('New flow', 'New flow', 'Create');
    await refusal('Rename Students', 'Rename Students', 'Rename');
    await refusal('Clone Students', 'Clone Students', 'Clone');

    const speakers = canvas.getByRole('switch', { name: 'Speakers is active' });
    await userEvent.click(speakers);
    const question = await dialogOf('Deactivate Speakers?');
    await press(question, 'Deactivate');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');
    await expect(speakers).toBeChecked();

    const students = canvas.getByRole('switch', { name: 'Students is active' });
    await userEvent.click(students);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(students).not.toBeChecked();
    await press(canvas, 'Archive Workshops only');
    await waitFor(() =>
      expect(canvas.getByRole('alert').closest('li')?.querySelector('h2')?.textContent).toBe(
        'Workshops only',
      ),
    );
    await expect(canvas.getByRole('switch', { name: 'Workshops only is active' })).toBeVisible();
  },
};

/** Somebody else activated it meanwhile: it is not archived, and its row is as it is now. */
export const ChangedMeanwhile: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('switch', { name: 'Students is active' });
    await client.call(activateFlow, {
      params: { ...params, flowId: 'flow-students' },
      body: { active: true },
    });
    await press(canvas, 'Archive Students');
    await canvas.findByText(/Someone else changed the status of this flow/);
    await expect(canvas.getByRole('switch', { name: 'Students is active' })).toBeChecked();
  },
};

export const FirstFlow: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No registration flows yet' });
    await press(canvas, 'New flow');
    const dialog = await dialogOf('New flow');
    await write(dialog.getByRole('textbox', { name: 'Name' }), 'Everyone');
    await press(dialog, 'Create');
    await canvas.findByRole('link', { name: 'Everyone' });
    await canvas.findByText('Everyone was created. Activate it when it’s ready.');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listFlows: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We could not load the registration flows',
    );
    await press(canvas, 'Try again');
    await canvas.findByRole('link', { name: 'Speakers' });
  },
};

export const Loading: Story = {
  parameters: { faults: { listFlows: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading registration flows');
    await expect(canvas.queryByRole('button', { name: 'New flow' })).toBeNull();
  },
};
