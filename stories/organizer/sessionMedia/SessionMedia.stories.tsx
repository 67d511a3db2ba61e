import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { cancelSessionAssets, INITIAL_ASSET_STATE, listSessionAssets } from '../../../src/contract';
import { createTusHost } from '../../../src/hooks';
import { SessionMediaScreen } from '../../../src/organizer/sessionMedia';
import { chooseOption } from '../chooseOption';
import { type Canvas, withRoom } from '../settings';
import { scriptedHost } from './scriptedHost';

/** Recordings, videos, documents and captions of a session. 002 §3 Session asset, Media asset and Captions, §4, §7 Agenda. */
const meta = {
  id: 'organizer-session-media',
  title: 'Organizer/Program/Session media',
  component: SessionMediaScreen,
  args: {
    accountId: '77',
    eventId: '1001',
    sessionId: 'session-26',
    mediaHost: createTusHost({
      endpoint: '/media/uploads',
      chunkSize: 64,
      mediaOf: (address) => {
        const providerAssetId = address.split('/').at(-1) ?? '';
        return { assetUrl: `https://media.northlight.example/${providerAssetId}`, providerAssetId };
      },
    }),
    back: { href: '/agenda', label: 'Agenda' },
    onViewChange: fn(),
  },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SessionMediaScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const saved = async (sessionId: string) =>
  client.call(listSessionAssets, { params: { accountId: '77', eventId: '1001', sessionId } });
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const fileOf = (name: string, type: string) => new File(['x'.repeat(200)], name, { type });
/** Beside it there may be a radio button of the same name. */
const fileIn = (dialog: Canvas) => dialog.getByLabelText(/^File/, { selector: '[type=file]' });
const choose = async (dialog: Canvas, file: File) => userEvent.upload(fileIn(dialog), file);
const opener = 'Northlight opener';
const evening = 'Lettering a Shopfront';

/** What is known of each, and found by title, type and status. */
export const Recorded: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  play: async ({ canvas, args }) => {
    const recording = within(await canvas.findByRole('article', { name: evening }));
    for (const [name, value] of [
      ['Duration', '58 min'],
      ['Size', '914 MB'],
      ['Request type', 'Custom'],
      ['Provider', 'LUMEN_VIDEO'],
      ['Provider ID', 'lm-5512'],
    ])
      await expect(recording.getByText(name ?? '').nextElementSibling).toHaveTextContent(value ?? '');
    await expect(recording.getByRole('link', { name: `Open ${evening} in a new tab` })).toHaveAttribute(
      'href',
      'https://media.northlight.example/lm-5512.mp4',
    );
    await expect(recording.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search media' }), 'opener');
    await waitFor(() => expect(canvas.queryByRole('article', { name: evening })).toBeNull());
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'opener' }));
    await userEvent.click(canvas.getByRole('combobox', { name: 'Type' }));
    await chooseOption('Document');
    await press(canvas, 'Clear filters');
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
  },
};

export const Mirrored: Story = {
  args: { sessionId: 'session-27' },
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};

/** What is wrong is said before anything is sent; then the asset begins in its first state, now. 002 §4. */
export const Uploaded: Story = {
  args: { sessionId: 'session-28' },
  play: async ({ canvas }) => {
    await press(canvas, 'Upload media');
    const dialog = await dialogOf('Upload media');
    await press(dialog, 'Add to session');
    await expect(await dialog.findByText('Upload a file, and wait until it’s complete')).toBeVisible();
    await choose(dialog, fileOf('Open Studio.mp4', 'video/mp4'));
    await dialog.findByText('Open Studio.mp4 was uploaded');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Open Studio');
    await expect(dialog.queryByRole('radio')).toBeNull();
    await press(dialog, 'Add to session');
    await canvas.findByText('Open Studio was added to the session.');
    const { assets } = await saved('session-28');
    const asset = assets.at(-1);
    await expect(asset).toMatchObject({
      title: 'Open Studio',
      assetType: 'VIDEO',
      assetMedia: 'UPLOAD',
      assetSize: 200,
      requestType: 'CUSTOM',
      entityType: 'SESSION',
      state: INITIAL_ASSET_STATE,
      startTime: asset?.creatingDate,
    });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload media' })).toHaveFocus());
  },
};

const scripted = scriptedHost();

/** An upload is paused, goes on, stops with the connection, goes on with it; closing asks first, and what was typed stays. */
export const Interrupted: Story = {
  args: { mediaHost: scripted.host },
  parameters: pictured,
  play: async ({ canvas }) => {
    await press(canvas, 'Upload media');
    const dialog = await dialogOf('Upload media');
    await choose(dialog, fileOf('evening.mp4', 'video/mp4'));
    scripted.events().onProgress(0.4);
    const progress = await dialog.findByRole('progressbar', { name: 'Uploading evening.mp4' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '40'));
    await press(dialog, 'Pause');
    await expect(scripted.calls.at(-1)).toBe('pause');
    await expect(dialog.getByRole('status')).toHaveTextContent('Paused at 40%');
    await expect(dialog.getByRole('button', { name: 'Resume' })).toHaveFocus();
    await press(dialog, 'Resume');
    scripted.events().onFailed(new TypeError('The request failed'));
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('The upload stopped at 40%.'));
    window.dispatchEvent(new Event('online'));
    await dialog.findByRole('button', { name: 'Pause' });
    await expect(scripted.calls.at(-1)).toBe('resume');

    await press(dialog, 'Cancel');
    await press(await dialogOf('Cancel this upload?'), 'Keep uploading');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('evening');
    await press(dialog, 'Remove evening.mp4');
    await expect(scripted.calls.at(-1)).toBe('cancel');
    await expect(fileIn(dialog)).toHaveFocus();
    await choose(dialog, fileOf('evening.mp4', 'video/mp4'));
    scripted.events().onProgress(0.4);
    await dialog.findByRole('progressbar');
  },
};

/** Before a session begins a video can be for its start; what is not ready is canceled with the others of its purpose. */
export const ForLater: Story = {
  args: { sessionId: 'session-29' },
  play: async ({ canvas }) => {
    await press(canvas, 'Upload media');
    const dialog = await dialogOf('Upload media');
    await choose(dialog, fileOf('Welcome.mp4', 'video/mp4'));
    await userEvent.click(dialog.getByRole('combobox', { name: 'Purpose' }));
    await chooseOption('Session video');
    await userEvent.click(dialog.getByRole('radio', { name: 'When the session starts, or later' }));
    await dialog.findByText('Leave empty for the start of the session.');
    await dialog.findByText('Welcome.mp4 was uploaded');
    await press(dialog, 'Add to session');
    await canvas.findByText('Welcome was added to the session.');
    await expect((await saved('session-29')).assets.at(-1)).toMatchObject({
      state: 'SCHEDULED',
      assetContextType: 'STREAM',
    });

    await press(canvas, 'Cancel Welcome');
    const question = await dialogOf('Cancel media that isn’t ready?');
    await expect(question.getByText(/Ask the Type Designers: introduction and Welcome/)).toBeVisible();
    await press(question, 'Cancel media');
    await canvas.findByText('Canceled: Ask the Type Designers: introduction and Welcome.');
    await expect((await saved('session-29')).assets.map(({ state }) => state)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Captions come as a file or an address, one of a language; they are deleted after a question, as the pre-roll is. */
export const CaptionsAndPreroll: Story = {
  play: async ({ canvas }) => {
    await press(canvas, `Add captions to ${evening}`);
    const dialog = await dialogOf(`Add captions to ${evening}`);
    await userEvent.click(dialog.getByRole('radio', { name: 'URL' }));
    await write(dialog.getByRole('textbox', { name: 'URL' }), 'http://media.northlight.example/fr.vtt');
    await press(dialog, 'Add captions');
    await expect(await dialog.findByText('Choose a language')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Language' }));
    await chooseOption('Spanish');
    await expect(dialog.getByText('Replaces Español')).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'Language' }));
    await chooseOption('French');
    await userEvent.click(dialog.getByRole('radio', { name: 'File' }));
    await choose(dialog, fileOf('fr.vtt', 'text/vtt'));
    await dialog.findByText('fr.vtt was uploaded');
    await press(dialog, 'Add captions');
    await canvas.findByText('français captions were added.');
    await expect((await saved('session-26')).captions.at(-1)).toMatchObject({
      providerAssetId: 'lm-5512',
      languageCode: 'fr',
      title: 'français',
      providerType: 'LUMEN_VIDEO',
    });

    await press(canvas, `Delete Español captions of ${evening}`);
    await press(await dialogOf('Delete Español captions?'), 'Delete');
    await canvas.findByText('Español captions were deleted.');
    await press(canvas, `Delete ${opener}`);
    const question = await dialogOf(`Delete ${opener}?`);
    await expect(question.getByText(/its captions are deleted/)).toBeVisible();
    await press(question, 'Delete');
    await canvas.findByText(`${opener} was deleted.`);
    await expect((await saved('session-26')).assets).toHaveLength(1);
  },
};

/** Each refusal says why where it was asked for; the file that was uploaded and what was typed stay. */
export const Refused: Story = {
  parameters: {
    faults: {
      createSessionAsset: { kind: 'refused', code: 4003 },
      createCaptions: { kind: 'error500' },
      deleteRecordingsPreroll: { kind: 'error500' },
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Upload media');
    const dialog = await dialogOf('Upload media');
    await choose(dialog, fileOf('Studio.mp4', 'video/mp4'));
    await dialog.findByText('Studio.mp4 was uploaded');
    await press(dialog, 'Add to session');
    const refusal = await dialog.findByRole('alert');
    await expect(refusal).toHaveTextContent('Nothing was added');
    await expect(refusal.parentElement).toHaveFocus();
    await expect(dialog.getByRole('button', { name: 'Remove Studio.mp4' })).toBeVisible();
    await press(dialog, 'Cancel');

    await press(canvas, `Add captions to ${evening}`);
    const captions = await dialogOf(`Add captions to ${evening}`);
    await userEvent.click(captions.getByRole('radio', { name: 'URL' }));
    const url = captions.getByRole('textbox', { name: 'URL' });
    await write(url, 'https://media.northlight.example/fr.vtt');
    await userEvent.click(captions.getByRole('combobox', { name: 'Language' }));
    await chooseOption('French');
    await press(captions, 'Add captions');
    await expect((await captions.findByRole('alert')).parentElement).toHaveFocus();
    await expect(url).toHaveValue('https://media.northlight.example/fr.vtt');
    await press(captions, 'Cancel');

    await press(canvas, `Delete ${opener}`);
    const question = await dialogOf(`Delete ${opener}?`);
    await press(question, 'Delete');
    await expect((await question.findByRole('alert')).parentElement).toHaveFocus();
    await press(question, 'Cancel');
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** 4091, somebody cancels the media meanwhile: why has the focus, and what was typed stays. */
export const CanceledMeanwhile: Story = {
  args: { sessionId: 'session-29' },
  play: async ({ canvas }) => {
    const [asset] = (await saved('session-29')).assets;
    if (!asset) throw new Error('There is no media.');
    await press(canvas, `Add captions to ${asset.title}`);
    const captions = await dialogOf(`Add captions to ${asset.title}`);
    await userEvent.click(captions.getByRole('radio', { name: 'URL' }));
    const url = captions.getByRole('textbox', { name: 'URL' });
    await write(url, 'https://media.northlight.example/fr.vtt');
    await userEvent.click(captions.getByRole('combobox', { name: 'Language' }));
    await chooseOption('French');
    await client.call(cancelSessionAssets, {
      params: {
        accountId: '77',
        eventId: '1001',
        sessionId: 'session-29',
        assetContextType: asset.assetContextType,
      },
    });
    await press(captions, 'Add captions');
    const refusal = await captions.findByRole('alert');
    await expect(refusal).toHaveTextContent('This media was canceled');
    await expect(refusal.parentElement).toHaveFocus();
    await expect(url).toHaveValue('https://media.northlight.example/fr.vtt');
  },
};

/** The first read fails once; then there is nothing yet, and the way to begin. */
export const Empty: Story = {
  args: { sessionId: 'session-15' },
  parameters: { ...pictured, faults: { listSessionAssets: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load the media');
    await press(canvas, 'Try again');
    await canvas.findByRole('heading', { name: 'No media yet' });
    await press(canvas, 'Upload media');
    await dialogOf('Upload media');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Upload media' })).toHaveFocus());
  },
};

export const Slow: Story = {
  parameters: { faults: { listSessionAssets: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading media')).toHaveRole('status');
    await expect(canvas.getByRole('link', { name: 'Agenda' })).toBeVisible();
    await expect(canvas.queryByText('No media yet')).toBeNull();
  },
};
