import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import {
  getAgendaSession,
  getAgendaSpeaker,
  listAgendaSpeakers,
  updateAgendaSpeaker,
} from '../../../src/contract';
import { SpeakerEditor } from '../../../src/organizer/speakers';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';

const params = { accountId: '77', eventId: '1001' };

/** One speaker: who they are, what they say of themselves, where else they are found. 001 §2, 002 §2 people section. */
const meta = {
  id: 'organizer-speaker',
  title: 'Organizer/Program/Speakers/Speaker',
  component: SpeakerEditor,
  args: {
    ...params,
    speakerId: 'speaker-5',
    onSaved: fn(),
    onRemoved: fn(),
    back: { href: '#speakers', label: 'Speakers' },
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SpeakerEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const read = (speakerId = 'speaker-5') => client.call(getAgendaSpeaker, { params: { ...params, speakerId } });
const field = (canvas: Canvas, name: RegExp) => canvas.findByRole('textbox', { name });
const write = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(text);
};
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save' }));
/** One pixel. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const face = new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'esther.png', {
  type: 'image/png',
});

/** Another job, and a page on a network. */
export const Loaded: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await field(canvas, /^Job title/), 'Publisher');
    await write(await field(canvas, /^LinkedIn/), 'https://www.linkedin.com/in/rafael');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.anything(), { isNew: false }));
    await expect(await read()).toMatchObject({
      jobTitle: 'Publisher',
      links: { linkedIn: 'https://www.linkedin.com/in/rafael' },
      version: 2,
    });
  },
};

/** What is wrong is said at its field before anything is sent; then the photo is uploaded, and they are the last of the list. */
export const New: Story = {
  args: { speakerId: undefined },
  parameters: pictured,
  play: async ({ canvas, args }) => {
    await write(await field(canvas, /^Email/), 'RAFAEL@casa-azul-press.example');
    await write(await field(canvas, /^Website/), 'javascript:alert(1)');
    await save(canvas);
    for (const problem of [
      'Enter a first name',
      'Another speaker uses this email',
      'Enter a URL that starts with https://',
    ])
      await expect((await canvas.findAllByText(problem))[0]).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
    await write(await field(canvas, /^First name/), 'Esther');
    await write(await field(canvas, /^Email/), 'esther@lettersofport.example');
    await write(await field(canvas, /^Website/), 'https://lettersofport.example');
    await userEvent.upload(canvas.getByLabelText(/^Photo/), face);
    await canvas.findByText('Replace image');
    await save(canvas);
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(expect.anything(), { isNew: true }));
    const { speakers } = await client.call(listAgendaSpeakers, { params });
    await expect(speakers.at(-1)?.photo).toMatch(/\.png$/);
    await expect(speakers.at(-1)).toMatchObject({
      firstName: 'Esther',
      links: { website: 'https://lettersofport.example/' },
    });
  },
};

/** A picture that does not arrive is said at its field; what was typed stays. */
export const PhotoRefused: Story = {
  parameters: { faults: { uploadPicture: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await field(canvas, /^First name/);
    await userEvent.upload(canvas.getByLabelText(/^Photo/), face);
    await expect(await canvas.findByText('The file could not be uploaded. Try again.')).toBeVisible();
  },
};

/** Somebody else saved first: both changes are kept. */
export const SomebodyElseSaved: Story = {
  play: async ({ canvas }) => {
    await write(await field(canvas, /^Job title/), 'Publisher');
    const { version } = await read();
    await client.call(updateAgendaSpeaker, {
      params: { ...params, speakerId: 'speaker-5' },
      body: { company: 'Casa Verde', version },
    });
    await save(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('Casa Verde')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await read()).toMatchObject({ jobTitle: 'Publisher', company: 'Casa Verde' }),
    );
  },
};

/** The sessions stay: somebody else speaks in them. */
export const Removed: Story = {
  play: async ({ canvas, args }) => {
    await field(canvas, /^First name/);
    const { sessionIds } = await read();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rafael Monteiro' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove Rafael Monteiro?' });
    await userEvent.click(within(dialog).getByRole('combobox', { name: 'Replacement' }));
    await chooseOption('Pascal Nguyen');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    const [first = ''] = sessionIds;
    const { speakerIds } = await client.call(getAgendaSession, { params: { ...params, sessionId: first } });
    await expect(speakerIds).toContain('speaker-14');
    await expect(speakerIds).not.toContain('speaker-5');
  },
};

/** Nobody is removed, and the dialog says why. */
export const NotRemoved: Story = {
  parameters: { faults: { deleteAgendaSpeaker: { kind: 'error500' } } },
  play: async ({ canvas, args }) => {
    await field(canvas, /^First name/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Rafael Monteiro' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { speakerId: 'speaker-gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This page doesn’t exist')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listAgendaSpeakers: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the speakers');
  },
};
