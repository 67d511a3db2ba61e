import type { Meta, StoryObj } from '@storybook/react-vite';
import { QRCodeSVG } from 'qrcode.react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../../.storybook/modes';
import { scenarios, type World } from '../../../mocks';
import { createClient } from '../../../src/client';
import { listDoorTickets } from '../../../src/contract';
import { createQrCamera, type DoorCamera } from '../../../src/hooks';
import { CheckInScreen } from '../../../src/organizer/checkIn';
import { type Canvas, withRoom } from '../settings';

/** A door of the event: tickets are scanned or typed, on- and offline. */
const meta = {
  id: 'organizer-check-in',
  title: 'Organizer/Program/Check in attendees',
  component: CheckInScreen,
  args: { accountId: '77', eventId: '1001', settingsHref: '#settings' },
  parameters: { ...ofOneScreen, scenario: scenarios.conference, layout: 'fullscreen' },
  decorators: [withRoom],
} satisfies Meta<typeof CheckInScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const nameDoor = async (canvas: Canvas) =>
  userEvent.type(await canvas.findByRole('textbox', { name: 'Name of this door' }), 'Main entrance{Enter}');

/** The door is named at first. */
async function fieldOf(canvas: Canvas) {
  const first = await canvas.findByLabelText(/^(Name of this door|Ticket number or name)$/);
  if (first.getAttribute('role') !== 'combobox') await nameDoor(canvas);
  return canvas.findByRole('combobox', { name: 'Ticket number or name' });
}

/** As a hand scanner does: its line break ends the code. */
async function scan(canvas: Canvas, code: string) {
  const field = await fieldOf(canvas);
  await waitFor(() => expect(field).toHaveFocus());
  await userEvent.keyboard(`${code}{Enter}`);
  await expect(field).toHaveValue('');
}

const admissionOf = async (id: string) => {
  const { tickets } = await createClient().call(listDoorTickets, {
    params: { eventId: '1001' },
    query: { size: 5000 },
  });
  return tickets.find((ticket) => ticket.id === id)?.admission ?? null;
};

/** A browser that has lost its connection. */
function goOffline() {
  const onLine = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    onLine.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

/** The welcome message is there to be said, and the field is ready for the next one. */
export const Admitted: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    const result = await canvas.findByText('Checked in');
    await expect(result.closest('[role=status]')).toHaveTextContent('Coffee is in the glasshouse');
    await expect(await fieldOf(canvas)).toHaveFocus();
    await expect(await admissionOf('NL26-4796-1')).toMatchObject({ door: 'Main entrance' });
  },
};

export const AlreadyAdmitted: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await scan(canvas, 'nl26-4793-1');
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Already checked in');
    await expect(alert).toHaveTextContent('Stage door');
  },
};

export const Cancelled: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4798-1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Canceled ticket');
  },
};

export const Blocked: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4812-1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Blocked ticket');
  },
};

/** A link, and a number nobody has. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'https://pier.example/1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('https://pier.example/1');
    await scan(canvas, 'NL26-1');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('No ticket has the number “NL26-1”'),
    );
  },
};

const { conference } = scenarios;
const isOpenAtBoth: World = {
  ...conference,
  name: 'conference with two doors',
  records: {
    ...conference.records,
    checkIns: {
      ...conference.records.checkIns,
      '1002': (conference.records.checkIns['1002'] ?? []).map((row) => ({ ...row, active: true })),
    },
  },
};

export const OtherEvent: Story = {
  args: { eventId: '1002' },
  parameters: { scenario: isOpenAtBoth },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ticket of another event');
  },
};

/** The first that is found is marked; arrows go on, Enter checks in. */
export const ByName: Story = {
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await userEvent.type(field, 'haddad');
    const options = await within(canvas.getByRole('listbox')).findAllByRole('option');
    await expect(options).toHaveLength(2);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const result = await canvas.findByText('Checked in');
    await expect(result.closest('[role=status]')).toHaveTextContent('Haddad');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** With a finger; the focus is back in the field. */
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await userEvent.type(field, 'conti');
    await userEvent.click(await canvas.findByRole('option', { name: /Chiara Conti/ }));
    await canvas.findByText('Checked in');
    await expect(field).toHaveFocus();
  },
};

/** The ticket lets in again, and the focus is in the field. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo check-in of/ }));
    await canvas.findByText('Check-in undone');
    await waitFor(async () => expect(await fieldOf(canvas)).toHaveFocus());
    await expect(await admissionOf('NL26-4796-1')).toBeNull();
  },
};

/** The admission stays, and can be undone again. */
export const NotUndone: Story = {
  parameters: { faults: { undoCheckIn: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo check-in of/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be undone');
    await expect(canvas.getByRole('button', { name: /^Undo check-in of/ })).toBeVisible();
    await expect(await admissionOf('NL26-4796-1')).not.toBeNull();
  },
};

/** FAULTS F99: the list of the device lets in, once; whoever is turned away by it is not checked in later. */
export const Offline: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    await fieldOf(canvas);
    const goOnline = goOffline();
    await scan(canvas, 'NL26-4796-1');
    await canvas.findByText('Checked in');
    await scan(canvas, 'NL26-4796-1');
    await canvas.findByText('Already checked in');
    await scan(canvas, 'NL26-1');
    await canvas.findByText('Unknown ticket');
    await expect(await canvas.findByText(/Waiting: 1$/)).toBeVisible();
    await expect(await admissionOf('NL26-4796-1')).toBeNull();
    goOnline();
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull());
    await waitFor(async () => expect(await admissionOf('NL26-4796-1')).not.toBeNull());
  },
};

/** The second person comes before the first is answered: both are shown, and answered in their order. */
export const TwoWaiting: Story = {
  parameters: { ...pictured, latency: 300 },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await scan(canvas, 'NL26-4795-1');
    await expect(canvas.getAllByText('Checking…')).toHaveLength(2);
    await waitFor(() => expect(canvas.getAllByText('Checked in')).toHaveLength(2), { timeout: 5_000 });
    await expect(await admissionOf('NL26-4796-1')).not.toBeNull();
    await expect(await admissionOf('NL26-4795-1')).not.toBeNull();
  },
};

/** A camera that films a QR code, read by the real library. */
const filming = (code: string): DoorCamera => ({
  loadDetector: createQrCamera().loadDetector,
  openCamera: async () => {
    const screen = document.createElement('canvas');
    screen.width = 320;
    screen.height = 240;
    const picture = new Image();
    const drawing = renderToStaticMarkup(
      <QRCodeSVG value={code} size={200} marginSize={4} xmlns="http://www.w3.org/2000/svg" />,
    );
    picture.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await picture.decode();
    const pen = screen.getContext('2d');
    const draw = () => {
      pen?.fillRect(0, 0, 320, 240);
      pen?.drawImage(picture, 60, 20);
      if (stream.active) requestAnimationFrame(draw);
    };
    const stream = screen.captureStream();
    draw();
    opened.push(stream);
    return stream;
  },
});
const opened: MediaStream[] = [];
const failing = (name: string): DoorCamera => ({
  loadDetector: () => Promise.resolve(() => () => undefined),
  openCamera: () => Promise.reject(new DOMException('', name)),
});

/** A code that stays in the picture is one scan; closing turns the camera off. */
export const ByCamera: Story = {
  args: { camera: filming('NL26-4796-1') },
  play: async ({ canvas }) => {
    await fieldOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Scan with camera' }));
    await canvas.findByText('Checked in', {}, { timeout: 5_000 });
    await expect(canvas.getByLabelText('Camera picture')).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.queryByText('Already checked in')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close camera' }));
    await expect(canvas.getByRole('button', { name: 'Scan with camera' })).toHaveFocus();
    await expect(opened.some(({ active }) => active)).toBe(false);
  },
};

/** FAULTS F100: says what to do; a number can still be typed. */
export const CameraRefused: Story = {
  args: { camera: failing('NotAllowedError') },
  parameters: pictured,
  play: async ({ canvas }) => {
    const field = await fieldOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Scan with camera' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Camera access is blocked');
    await expect(canvas.getByRole('button', { name: 'Scan with camera' })).toHaveFocus();
    await userEvent.type(field, 'NL26-4796-1{Enter}');
    await canvas.findByText('Checked in');
  },
};

/** Nothing gets through although the browser thinks so. */
export const Unreachable: Story = {
  parameters: { faults: { checkInTickets: { kind: 'networkError' } } },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await canvas.findByText('Checked in');
    await expect(await canvas.findByText(/Waiting: 1$/)).toBeVisible();
  },
};

/** The backend fails once: what it did not take is listed and sent again. */
export const NotSent: Story = {
  parameters: { ...pictured, faults: { checkInTickets: { kind: 'error500', times: 1 } } },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    const alert = await canvas.findByText('Some check-ins could not be sent');
    await expect(alert.closest('[role=alert]')).toHaveTextContent('Wei Chen');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await expect(await admissionOf('NL26-4796-1')).not.toBeNull();
  },
};

/** Asked for longer than anybody waits: the list of the device decides. */
export const Slow: Story = {
  parameters: { faults: { checkInTickets: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await scan(canvas, 'NL26-4796-1');
    await expect(await canvas.findByText('Checking…')).toBeVisible();
    await canvas.findByText('Checked in', {}, { timeout: 5_000 });
  },
};

/** A door needs a name once in a browser. */
export const FirstTime: Story = {
  parameters: pictured,
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name of this door' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open door' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('Enter the name of this door');
    await userEvent.type(name, 'Side gate{Enter}');
    await waitFor(async () => expect(await fieldOf(canvas)).toHaveFocus());
    await expect(canvas.getByText('Side gate')).toBeVisible();
  },
};

export const Inactive: Story = {
  args: { eventId: '1002' },
  parameters: pictured,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Check-in is not active')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check-in settings' })).toHaveAttribute(
      'href',
      '#settings',
    );
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: { faults: { listDoorTickets: { kind: 'error500' } } },
  play: async ({ canvas }) => {
    await nameDoor(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not load check-in');
  },
};

export const Loading: Story = {
  parameters: { faults: { listDoorTickets: { kind: 'neverAnswers' } } },
  play: async ({ canvas }) => {
    await nameDoor(canvas);
    await canvas.findByText('Loading check-in');
  },
};
