import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { getVideoServiceVersion, getVirtualSession, removeSessionModerator } from '../../../src/contract';
import { VirtualSessionScreen } from '../../../src/organizer/virtualSessions';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

const params = { accountId: '77', eventId: '1001' };

/** The video of a session. 002 §4, §7 Agenda, virtualSession. */
const meta = {
  id: 'organizer-agenda-video',
  title: 'Organizer/Program/Agenda/Video',
  component: VirtualSessionScreen,
  args: {
    ...params,
    sessionId: 'session-11',
    back: { href: '#agenda', label: 'Agenda' },
    pageHrefOf: (id, page) => `#${id}/${page}`,
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof VirtualSessionScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const room = (sessionId: string) => client.call(getVirtualSession, { params: { ...params, sessionId } });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 2, name });

/** A livestream at this moment: its status, its viewers, its moderator, its chat; nothing of its source can be changed. */
export const Live: Story = {
  args: { sessionId: 'session-28' },
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas }) => {
    await heading(canvas, 'Livestream');
    await expect(await canvas.findByText('Live')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open stream in a new tab' })).toHaveAttribute(
      'href',
      'https://live.northlight.example/open-studio',
    );
    const pages = within(canvas.getByRole('navigation', { name: 'Session pages' }));
    await expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#session-28/details',
      '#session-28/video',
      '#session-28/media',
      '#session-28/results',
    ]);
    await expect(pages.getByRole('link', { name: 'Video' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('radio', { name: 'Custom video' }));
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^This session is live\./)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Custom video' })).toBeChecked();
    await expect((await room('session-28')).requestType).toBe('LIVESTREAM');
  },
};

export const Mirrored: Story = {
  args: { sessionId: 'session-26' },
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('switch')).toHaveLength(2));
  },
};

/** A livestream needs its provider: said at the field, and both are saved at once. */
export const BecomesLivestream: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Livestream' }));
    await press(canvas, 'Save');
    const url = canvas.getByRole('textbox', { name: 'Join or stream URL' });
    await waitFor(() => expect(url).toHaveAccessibleDescription(/Enter a URL that starts with https:/));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Provider' }));
    await chooseOption('YouTube');
    await write(url, 'https://live.northlight.example/panel');
    await press(canvas, 'Save');
    await heading(canvas, 'Livestream');
    await expect(await room('session-11')).toMatchObject({
      requestType: 'LIVESTREAM',
      provider: { providerType: 'YOUTUBE', joinUrl: 'https://live.northlight.example/panel' },
    });
    await expect(await canvas.findByText('Not started')).toBeVisible();
  },
};

/** Added after a refusal that loses nothing, and removed: the title of the part takes the focus of the row. */
export const Moderators: Story = {
  parameters: { faults: { addSessionModerator: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await canvas.findByText('No moderators yet');
    await press(canvas, 'Add moderator');
    const dialog = await dialogOf('Add moderator');
    await press(dialog, 'Add moderator');
    await expect((await dialog.findAllByText('Enter a name'))[0]).toBeVisible();
    await write(dialog.getByRole('textbox', { name: 'Name' }), 'Joan Rivera');
    await write(dialog.getByRole('textbox', { name: 'Email' }), 'joan@northlight.example');
    await press(dialog, 'Add moderator');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Joan Rivera');
    await press(dialog, 'Add moderator');
    await canvas.findByText('Joan Rivera was added.');
    await press(canvas, 'Remove Joan Rivera');
    await press(await dialogOf('Remove Joan Rivera?'), 'Remove');
    await canvas.findByText('Joan Rivera was removed.');
    await expect((await room('session-11')).moderators).toEqual([]);
    await waitFor(async () => expect(await heading(canvas, 'Moderators')).toHaveFocus());
  },
};

/** 4046, somebody removed the moderator meanwhile: that is said, and the list is as it is now. */
export const RemovedMeanwhile: Story = {
  args: { sessionId: 'session-28' },
  play: async ({ canvas }) => {
    await press(canvas, 'Remove Joan Rivera');
    const question = await dialogOf('Remove Joan Rivera?');
    const [joan] = (await room('session-28')).moderators;
    await client.call(removeSessionModerator, {
      params: { ...params, sessionId: 'session-28', moderatorId: joan?.id ?? '' },
    });
    await press(question, 'Remove');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('was deleted');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Joan Rivera' })).toBeNull());
    await waitFor(async () => expect(await heading(canvas, 'Moderators')).toHaveFocus());
  },
};

/** The recording has an address for a while. Chat and Q&A are on or off; what was written in one goes with it, which is asked first. */
export const Tools: Story = {
  args: { sessionId: 'session-26' },
  parameters: pictured,
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('switch', { name: 'Chat' });
    await expect(chat).toBeChecked();
    await expect(await canvas.findByRole('link', { name: 'Watch recording in a new tab' })).toBeVisible();
    await expect(canvas.getByText(/^This link works until /)).toBeVisible();
    chat.focus();
    await userEvent.keyboard(' ');
    await press(await dialogOf('Turn off Chat?'), 'Cancel');
    await expect(chat).toBeChecked();
    await userEvent.click(chat);
    await press(await dialogOf('Turn off Chat?'), 'Turn off');
    await canvas.findByText('Chat is off.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Q&A' }));
    await canvas.findByText('Q&A is on.');
    await press(canvas, 'Delete What did Clara use?');
    await press(await dialogOf('Delete What did Clara use??'), 'Delete');
    await waitFor(async () => {
      const { tools } = await room('session-26');
      await expect(tools.map(({ type }) => type)).toEqual(['QNA']);
    });
  },
};

/** A quiz of two questions; what is wrong is said at its field. */
export const NewQuiz: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Add quiz');
    const dialog = await dialogOf('Add quiz');
    await write(dialog.getByRole('textbox', { name: 'Title' }), 'Whose client?');
    await press(dialog, 'Add question');
    await expect(await dialog.findByRole('group', { name: 'Question 2' })).toBeVisible();
    await press(dialog, 'Remove question 2');
    await expect(dialog.getByRole('button', { name: 'Add question' })).toHaveFocus();
    const options = dialog.getByRole('textbox', { name: 'Options' });
    await write(dialog.getByRole('textbox', { name: 'Question' }), 'Who signs the invoice?');
    await write(options, 'The client');
    await press(dialog, 'Add quiz');
    await waitFor(() => expect(options).toHaveAccessibleDescription(/Enter at least 2 different options/));
    await write(options, 'The client\nTheir client');
    await userEvent.click(dialog.getByRole('combobox', { name: 'Correct option' }));
    await chooseOption('Their client');
    await press(dialog, 'Add quiz');
    await canvas.findByText('Whose client? was added.');
    await expect((await room('session-11')).tools).toEqual([
      expect.objectContaining({
        type: 'QUIZ',
        questions: [
          { text: 'Who signs the invoice?', options: ['The client', 'Their client'], rightOption: 1 },
        ],
      }),
    ]);
  },
};

/** Migrated after a question. Then new sessions use version 2 as well, and can’t go back. */
export const Version: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Migrate to version 2');
    await press(await dialogOf('Migrate to version 2?'), 'Migrate to version 2');
    await canvas.findByText('Migrated to version 2.');
    await expect((await room('session-11')).videoServiceVersion).toBe('NEWROW_VERSION_2');
    await waitFor(async () => expect(await heading(canvas, 'Video service')).toHaveFocus());
    await press(canvas, 'Change version for new sessions');
    const dialog = await dialogOf('Change version for new sessions');
    await userEvent.click(dialog.getByRole('combobox', { name: 'New sessions' }));
    await chooseOption('Version 2');
    await press(dialog, 'Save');
    await canvas.findByText('New sessions use version 2.');
    await expect(await client.call(getVideoServiceVersion, { params })).toMatchObject({
      version: 'NEWROW_VERSION_2',
    });
    await press(canvas, 'Change version for new sessions');
    const again = await dialogOf('Change version for new sessions');
    await userEvent.click(again.getByRole('combobox', { name: 'New sessions' }));
    await chooseOption('Version 1');
    await press(again, 'Save');
    await expect(await again.findByText(/^Sessions already use version 2/)).toBeVisible();
  },
};

/** What failed is tried again; a session in a room of the venue has no video. */
export const NotVirtual: Story = {
  args: { sessionId: 'session-4' },
  parameters: { faults: { getVideoServiceVersion: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the video settings');
    await press(canvas, 'Try again');
    await heading(canvas, 'This session isn’t online');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Slow: Story = {
  parameters: { faults: { getVirtualSession: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading video settings')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: 'Agenda' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};
