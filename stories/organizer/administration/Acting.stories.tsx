import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { mirrored, ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios } from '../../../mocks';
import { createClient } from '../../../src/client';
import { beginActing, getSignedInPerson } from '../../../src/contract';
import { ActingBar, StopActingScreen, SupportAccountScreen } from '../../../src/organizer/administration';
import { type Canvas, withRoom } from '../settings';

/** Support works in an account as its members do, for a reason that is listed. */
const meta = {
  id: 'organizer-acting',
  title: 'Organizer/Support/Acting',
  component: SupportAccountScreen,
  args: { accountId: '131', onFind: fn(), onActing: fn() },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof SupportAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const client = createClient();
const title = 'Act as this account';
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** From the button to the second question. */
const ask = async (canvas: Canvas) => {
  await press(canvas, title);
  const dialog = await dialogOf(title);
  await press(dialog, 'Review change');
  await expect(await dialog.findAllByText(/Reason is required/)).not.toHaveLength(0);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Ticket 4711');
  await press(dialog, 'Review change');
  return dialogOf('Make this change?');
};
const whoIs = () => client.call(getSignedInPerson, {});
const stopped = fn();
const beginBefore = async () => {
  stopped.mockClear();
  await client.call(beginActing, { params: { accountId: '131' }, body: { reason: 'Ticket 4711' } });
};

/** Not before the second yes; then the log has it. */
export const Begun: Story = {
  parameters: pictured,
  play: async ({ canvas, args }) => {
    const question = await ask(canvas);
    await expect((await whoIs()).acting).toBeUndefined();
    await press(question, title);
    await waitFor(() => expect(args.onActing).toHaveBeenCalledOnce());
    await expect(await whoIs()).toMatchObject({ accountId: '131', acting: { accountName: 'Kolonn Live' } });
    await expect(await canvas.findByRole('row', { name: /Act as this account/ })).toHaveTextContent(
      'Ticket 4711',
    );
  },
};

/** FAULTS F97: the reason stays, and nothing is begun. */
export const BeginRefused: Story = {
  parameters: { faults: { beginActing: { kind: 'error500' } } },
  play: async ({ canvas, args }) => {
    const question = await ask(canvas);
    await press(question, title);
    await question.findByRole('alert');
    await expect(question.getByText('Ticket 4711')).toBeVisible();
    await expect(args.onActing).not.toHaveBeenCalled();
    await expect((await whoIs()).accountId).toBe('77');
  },
};

const follow = fn((_: string, click: { preventDefault: () => void }) => click.preventDefault());

/** On every screen, also after the page was loaded again. */
export const Bar: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: onPhones } },
  beforeEach: beginBefore,
  render: () => <ActingBar stopHref="#stop" onNavigate={follow} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are acting as Kolonn Live')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Stop acting' }));
    await expect(follow).toHaveBeenCalledWith('#stop', expect.anything());
  },
};

export const BarFromRightToLeft: Story = {
  parameters: { chromatic: { ...pictured.chromatic, modes: mirrored } },
  beforeEach: beginBefore,
  render: () => <ActingBar stopHref="#stop" onNavigate={follow} />,
};

export const Stopped: Story = {
  beforeEach: beginBefore,
  render: () => <StopActingScreen onStopped={stopped} />,
  play: async () => {
    await waitFor(() => expect(stopped).toHaveBeenCalledWith('131'));
    const person = await whoIs();
    await expect(person.acting).toBeUndefined();
    await expect(person.accountId).toBe('77');
  },
};

/** FAULTS F97: it is said that they still act, and tried again. */
export const StopRefused: Story = {
  parameters: { faults: { endActing: { kind: 'error500', times: 1 } } },
  beforeEach: beginBefore,
  render: () => <StopActingScreen onStopped={stopped} />,
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText(/You are still acting as the account/)).toBeVisible();
    await expect((await whoIs()).acting).toBeDefined();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(stopped).toHaveBeenCalledWith('131'));
  },
};
