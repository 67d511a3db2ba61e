import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { asJourney } from '../../.storybook/modes';
import { scenarios, type Fault, type MockBackend } from '../../mocks';
import type { Catalogue } from '../../src/i18n';
import { BoxofficeProvider, TicketWidget } from '../../src/widget';
import { cardOption } from '../fixtures/cardOption';
import { otherBuyerHolds } from '../fixtures/otherBuyer';
import {
  requestingPrices,
  choose,
  enterCode,
  forgetCode,
  isPriced,
  pick,
  quantity,
  typeCode,
  type Play,
} from './choosing';

/** What fails on the first screen, played as a buyer would: what is seen, and how one goes on. */
const meta = {
  title: 'Journeys/Selection faults',
  component: TicketWidget,
  args: { eventId: '1001' },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen', ...asJourney },
  tags: ['!autodocs'],
  beforeEach: () => {
    forgetCode();
    return forgetCode;
  },
} satisfies Meta<typeof TicketWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const backendOf = ({ loaded }: Play) => loaded['backend'] as MockBackend;
const holdsOf = (play: Play) => backendOf(play).db.snapshot().holds;
const listFailure = 'There was an error processing your request';
const holdFailure = 'Your order could not be processed, please try again.';
const order = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: /^(Order Now|Register)$/ }));
const seesForm = async ({ canvas }: Play) =>
  expect(await canvas.findByRole('group', { name: /Attendee 1/ })).toBeVisible();
/** The words come at once and again in their card, which is loaded late. */
const sees = ({ canvas }: Play, text: string) => waitFor(() => expect(canvas.getByText(text)).toBeVisible());
const row = ({ canvas }: Play, ticket: string) => canvas.findByRole('row', { name: new RegExp(ticket) });

/** FAULTS F01: the reason and another try beside the tickets that were there; quantities can be changed again. */
const listFails = (kind: Fault['kind']): Story => ({
  play: async (play) => {
    const { canvas, canvasElement, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await backendOf(play).setFaults({ getTickets: { kind } });
    await pick(play, 'General Admission', 2);
    await sees(play, listFailure);
    await expect(canvasElement).not.toHaveTextContent(/Bad Gateway|Internal error|<html|JSON/);
    await expect(await row(play, 'Two-Day Pass')).toBeVisible();
    await choose(play, 'General Admission', 3);
    await canvas.findByText(listFailure);
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await backendOf(play).setFaults({});
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.queryByText(listFailure)).toBeNull());
    await expect(await canvas.findByText('$568.20')).toBeVisible();
  },
});

export const ListUnreachable: Story = listFails('networkError');
export const ListServerError: Story = listFails('error500');
export const ListBadGateway: Story = listFails('html502');
export const ListCutOff: Story = listFails('truncated');
export const ListEmptyAnswer: Story = listFails('empty204');

/** FAULTS F02: read-only while prices are read, disabled after a second, enabled by whatever ends it; the focus is kept. */
const slowList = (fault?: Fault): Story => ({
  play: async (play) => {
    const select = await quantity(play, 'General Admission');
    await isPriced(play);
    await backendOf(play).setLatency({ getTickets: 2_500 });
    if (fault) await backendOf(play).setFaults({ getTickets: fault });
    select.focus();
    const begun = performance.now();
    await play.userEvent.selectOptions(select, '2');
    await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'true'));
    await expect(select).toBeEnabled();
    await waitFor(() => expect(select).toBeDisabled());
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(1_000);
    await waitFor(() => expect(select).toBeEnabled());
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(2_500);
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue('2');
  },
});

export const SlowList: Story = slowList();
export const SlowListFails: Story = slowList({ kind: 'html502' });

/** FAULTS F83: another quantity, chosen with the keyboard before the prices of the first are there, is part of them afterwards. */
export const ChosenMeanwhile: Story = {
  play: async (play) => {
    const { canvas } = play;
    const [first, second] = [await quantity(play, 'General Admission'), await quantity(play, 'Two-Day Pass')];
    await isPriced(play);
    await backendOf(play).setLatency({ getTickets: 300 });
    first.focus();
    await play.userEvent.selectOptions(first, '2');
    await waitFor(() => expect(first).toHaveAttribute('aria-busy', 'true'));
    second.focus();
    await play.userEvent.selectOptions(second, '1');
    await expect(second).toHaveValue('1');
    await expect(await canvas.findByText('$714.80')).toBeVisible();
    await expect(first).toHaveValue('2');
    await expect(second).toHaveValue('1');
    second.blur();
  },
};

/** FAULTS F03: prices asked for first come last, and are not what is shown. */
export const AnswersOutOfOrder: Story = {
  play: async (play) => {
    await choose(play, 'Two-Day Pass', 1);
    await backendOf(play).setLatency({ getTickets: 3_000 });
    const isOver = await requestingPrices(() => pick(play, 'Two-Day Pass', 2));
    await backendOf(play).setLatency({ getTickets: 50 });
    await enterCode(play, 'LANTERN20');
    await expect(await play.canvas.findByText('$537.60')).toBeVisible();
    await isOver();
    await isPriced(play);
    await expect(play.canvas.getByText('$537.60')).toBeVisible();
  },
};

/** FAULTS F06: built from the code and the server's words; code, discount and cookie are gone. */
export const CodeRefused: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'Two-Day Pass', 1);
    await enterCode(play, 'LANTERN20');
    await canvas.findByText('$268.80');
    await isPriced(play);
    await backendOf(play).setFaults({
      getTickets: { kind: 'refused', code: 4041, message: 'is for members only.', times: 1 },
    });
    const code = canvas.getByRole('textbox', { name: 'Promo code' });
    await userEvent.clear(code);
    await userEvent.type(code, 'GUILD{Enter}');
    await expect(await canvas.findByText("'GUILD' is for members only.")).toBeVisible();
    await expect(await canvas.findByText('$336.00')).toBeVisible();
    await expect(canvas.queryByText('Backstage Tour')).toBeNull();
    await expect(document.cookie).not.toContain('1001_promo-code-id');
  },
};

/** FAULTS F07: what was cancelled before its answer came is not applied; the next code is. */
export const CodeReplacedMeanwhile: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'General Admission', 1);
    await backendOf(play).setLatency({ getTickets: 2_500 });
    const isOver = await requestingPrices(() => typeCode(play, 'LANTERN20'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Apply/ })).toHaveAttribute('aria-busy', 'true'),
    );
    await backendOf(play).setLatency({ getTickets: 50 });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await enterCode(play, 'FRIENDS');
    await isOver();
    await isPriced(play);
    await expect(document.cookie).toContain('1001_promo-code-id=FRIENDS');
    await expect(canvas.queryByText('Backstage Tour')).toBeNull();
    await expect(canvas.getByRole('button', { name: /Apply/ })).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** FAULTS F07: cancelled while it is tried, a code leaves nothing behind. */
export const CodeCancelledMeanwhile: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'Two-Day Pass', 1);
    await backendOf(play).setLatency({ getTickets: 1_000 });
    const isOver = await requestingPrices(() => typeCode(play, 'LANTERN20'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await isOver();
    await isPriced(play);
    await expect(canvas.getByText('$336.00')).toBeVisible();
    await expect(canvas.queryByText('Backstage Tour')).toBeNull();
    await expect(document.cookie).not.toContain('1001_promo-code-id');
  },
};

/** FAULTS F10: the same words whatever it was; the selection is kept and the next try goes through. */
const holdFails = (fault: Fault): Story => ({
  parameters: { faults: { holdTickets: { ...fault, times: 1 } } },
  play: async (play) => {
    await choose(play, 'Community Day', 2);
    await order(play);
    await sees(play, holdFailure);
    await expect(await quantity(play, 'Community Day')).toHaveValue('2');
    await order(play);
    await seesForm(play);
  },
});

export const HoldRefused: Story = holdFails({ kind: 'refused', code: 4009 });
export const HoldUnreachable: Story = holdFails({ kind: 'networkError' });
export const HoldBadGateway: Story = holdFails({ kind: 'html502' });
export const HoldCutOff: Story = holdFails({ kind: 'truncated' });

/** FAULTS F11: the answer was lost after the tickets were held; the next try finds them. */
export const HoldAnswerLost: Story = {
  parameters: { faults: { holdTickets: { kind: 'lostAfterCommit', times: 1 } } },
  play: async (play) => {
    await choose(play, 'Community Day', 1);
    await order(play);
    await sees(play, holdFailure);
    await expect(holdsOf(play)).toHaveLength(1);
    await order(play);
    await seesForm(play);
    await expect(holdsOf(play)).toHaveLength(1);
  },
};

/** FAULTS F12: two presses in one task are one call. */
export const PressedTwice: Story = {
  parameters: { latency: { holdTickets: 300 } },
  play: async (play) => {
    await choose(play, 'Community Day', 1);
    const button = await play.canvas.findByRole('button', { name: 'Register' });
    const requested = spyOn(window, 'fetch');
    button.click();
    button.click();
    await seesForm(play);
    const posts = requested.mock.calls.filter(([, init]) => init?.method === 'POST');
    requested.mockRestore();
    await expect(posts).toHaveLength(1);
    await expect(holdsOf(play)).toHaveLength(1);
  },
};

/** FAULTS F13: the last ones went to somebody else a moment before. */
export const LastTicketsGone: Story = {
  play: async (play) => {
    await choose(play, 'Workshop: Painted Signs', 3);
    await otherBuyerHolds({ '3004': 3 });
    await order(play);
    await sees(play, holdFailure);
    const workshop = await row(play, 'Workshop');
    await waitFor(() => expect(workshop).toHaveTextContent('Sold Out'));
    await expect(holdsOf(play).filter(({ status }) => status === 'keep')).toHaveLength(1);
    await expect(play.canvas.queryByText(/-\d+ Left/)).toBeNull();
  },
};

/** FAULTS F14: tickets that can't be given back are nothing to tell: the selection opens and the next order is made. */
const releaseFails = (kind: Fault['kind']): Story => ({
  parameters: { faults: { releaseTransaction: { kind } } },
  play: async (play) => {
    const { canvas, userEvent } = play;
    await choose(play, 'Community Day', 1);
    await order(play);
    await seesForm(play);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    await choose(play, 'Community Day', 1);
    for (const alert of canvas.queryAllByRole('alert')) await expect(alert).toBeEmptyDOMElement();
    await order(play);
    await seesForm(play);
  },
});

export const ReleaseUnreachable: Story = releaseFails('networkError');
export const ReleaseServerError: Story = releaseFails('error500');
export const ReleaseNeverAnswered: Story = releaseFails('neverAnswers');

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const storages = ['localStorage', 'sessionStorage'] as const;

const forget = () => {
  /* A browser that blocks cookies takes one, and keeps none. */
};

/** Takes cookies and storage away, as a browser does that blocks them; answers how to give them back. */
function blockStorage() {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: forget });
  const own = storages.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  for (const name of storages) Object.defineProperty(window, name, { configurable: true, get: refuse });
  return () => {
    Reflect.deleteProperty(document, 'cookie');
    for (const [name, before] of own) if (before) Object.defineProperty(window, name, before);
  };
}

/** FAULTS F61: without cookies and storage a code still applies and is remembered; tickets are held and given back. */
export const StorageBlocked: Story = {
  // Blocked once the worker of the backend runs: it needs the storage to begin.
  beforeEach: blockStorage,
  render: (args, { loaded, globals }) => (
    <BoxofficeProvider
      clock={(loaded['backend'] as MockBackend).clock}
      locale={String(globals['locale'])}
      catalogue={loaded['catalogue'] as Catalogue}
    >
      <TicketWidget {...args} payments={[cardOption(loaded['backend'] as MockBackend)]} />
    </BoxofficeProvider>
  ),
  play: async (play) => {
    const { canvas, userEvent } = play;
    await expect(() => localStorage).toThrow();
    await choose(play, 'Two-Day Pass', 1);
    await enterCode(play, 'LANTERN20');
    await expect(await canvas.findByText('$268.80')).toBeVisible();
    await isPriced(play);
    await order(play);
    await seesForm(play);
    await expect(holdsOf(play)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to ticket selection' }));
    const pass = await row(play, 'Two-Day Pass');
    await waitFor(() => expect(holdsOf(play)[0]?.status).not.toBe('keep'));
    await waitFor(() => expect(within(pass).getByText('$256.00')).toBeVisible());
  },
};
