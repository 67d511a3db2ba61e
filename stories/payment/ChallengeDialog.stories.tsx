import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChallengeDialog, type ChallengeDialogProps } from '../../src/themed/payment';
import { Button } from '../../src/themed/kit/Button';

type ByPage = Extract<ChallengeDialogProps, { url: string }>;
type ByScript = Extract<ChallengeDialogProps, { play: unknown }>;
type ChallengeContainers = Parameters<ByScript['play']>[0];

const Page = (props: ByPage) => <ChallengeDialog {...props} />;

const meta = {
  title: 'Payment/ChallengeDialog',
  component: Page,
  parameters: { docs: { story: { inline: false, height: 640 } } },
  args: { url: '/challenge.html?intent=none', onCancel: fn(), onAnswered: fn() },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialogIn = (element: HTMLElement) =>
  within(element.ownerDocument.body).findByRole('dialog', { name: 'Confirm it’s you' });
const frameTitle = 'Your bank’s confirmation page';

/** Has the focus; the way out is there at once, and is a decision: Escape does nothing. FAULTS F39. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const box = await dialogIn(canvasElement);
    const dialog = within(box);
    await expect(box).toHaveAccessibleDescription(/Keep this window open/);
    await expect(dialog.getByRole('heading', { name: 'Confirm it’s you' })).toHaveFocus();
    await expect(dialog.getByTitle(frameTitle)).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(box).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Some browsers let nobody cancel a second request to close, e.g. the gesture for Back. It opens again. */
export const ClosedByTheBrowser: Story = {
  play: async ({ canvasElement, args }) => {
    const box = (await dialogIn(canvasElement)) as HTMLDialogElement;
    await expect(fireEvent(box, new Event('cancel', { cancelable: true }))).toBe(false);
    box.close();
    await waitFor(() => expect(box).toHaveAttribute('open'));
    await expect(within(box).getByRole('heading')).toHaveFocus();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Only this frame on this origin is heard, and once. FAULTS F41, A12. */
export const Answered: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogIn(canvasElement));
    const frame = dialog.getByTitle<HTMLIFrameElement>(frameTitle);
    const data = { source: 'boxoffice', type: 'challengeAnswered', reference: 'none' };
    const say = (init: MessageEventInit) =>
      window.dispatchEvent(new MessageEvent('message', { data, ...init }));
    const fromFrame = { origin: window.location.origin, source: frame.contentWindow };
    say({ origin: window.location.origin, source: window });
    say({ origin: 'https://evil.example', source: frame.contentWindow });
    for (const forged of [
      null,
      'challengeAnswered',
      {},
      { ...data, source: 'stripe' },
      { ...data, type: 'paid' },
    ])
      say({ ...fromFrame, data: forged });
    await expect(args.onAnswered).not.toHaveBeenCalled();
    say(fromFrame);
    say(fromFrame);
    await waitFor(() => expect(args.onAnswered).toHaveBeenCalledOnce());
  },
};

const failure = (box: HTMLElement) =>
  expect(within(box).getByRole('alert')).toHaveTextContent('could not be opened');

/** An address that must not be framed. */
export const AddressRefused: Story = {
  args: { url: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    const box = await dialogIn(canvasElement);
    const dialog = within(box);
    await failure(box);
    await expect(dialog.queryByTitle(frameTitle)).toBeNull();
  },
};

/** The content policy of the page around it keeps the frame out; other violations are no concern of this one. FAULTS F40. */
export const FrameForbidden: Story = {
  name: 'F40: Frame Forbidden',
  play: async ({ canvasElement }) => {
    const box = await dialogIn(canvasElement);
    const dialog = within(box);
    const violate = (init: Partial<SecurityPolicyViolationEventInit>) =>
      fireEvent(
        document,
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          disposition: 'enforce',
          effectiveDirective: 'frame-src',
          violatedDirective: 'frame-src',
          documentURI: location.href,
          originalPolicy: "frame-src 'none'",
          statusCode: 200,
          ...init,
        }),
      );
    await violate({ blockedURI: 'https://ads.example' });
    await violate({ blockedURI: location.origin, effectiveDirective: 'img-src' });
    await violate({ blockedURI: location.origin, disposition: 'report' });
    await expect(dialog.queryByRole('alert')).toBeNull();
    await violate({ blockedURI: location.origin });
    await waitFor(() => failure(box));
    await expect(dialog.queryByTitle(frameTitle)).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel payment' })).toBeVisible();
  },
};

function AboveAHostDialog(props: ByPage) {
  const host = useRef<HTMLDialogElement>(null);
  const [isPaying, setPaying] = useState(false);
  useEffect(() => host.current?.showModal(), []);
  return (
    <>
      <dialog
        ref={host}
        aria-label="Host"
        style={{ transform: 'translateX(0)', overflow: 'hidden', inlineSize: 240, zIndex: 999999 }}
      >
        <Button onClick={() => setPaying(true)}>Pay</Button>
      </dialog>
      {isPaying && (
        <ChallengeDialog
          {...props}
          onCancel={() => {
            props.onCancel();
            setPaying(false);
          }}
        />
      )}
    </>
  );
}

/** F42: a dialog of the host is open in the browser's top layer; the challenge is above it, has the focus and gives it back. */
export const AboveADialogOfTheHost: Story = {
  name: 'F42: Above A Dialog Of The Host',
  render: (args) => <AboveAHostDialog {...args} />,
  play: async ({ canvasElement }) => {
    const pay = within(canvasElement.ownerDocument.body).getByRole('button', { name: 'Pay' });
    await userEvent.click(pay);
    const box = await dialogIn(canvasElement);
    const dialog = within(box);
    await expect(dialog.getByRole('heading')).toHaveFocus();
    const cancel = dialog.getByRole('button', { name: 'Cancel payment' });
    await waitFor(() => {
      for (const seen of [cancel, dialog.getByTitle(frameTitle)]) {
        const { left, top, width, height } = seen.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        void expect(seen.contains(above)).toBe(true);
      }
    });
    // What is under it is out of reach.
    pay.focus();
    await expect(box).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(cancel);
    await expect(box).not.toBeInTheDocument();
    await expect(pay).toHaveFocus();
  },
};

const stopped = fn();
const played = fn<ByScript['play']>();

function Script({
  until,
  onCancel,
}: {
  until: (containers: ChallengeContainers) => void;
  onCancel: () => void;
}) {
  const play: ByScript['play'] = (containers) => {
    played(containers);
    until(containers);
    return stopped;
  };
  return (
    <StrictMode>
      <ChallengeDialog play={play} onCancel={onCancel} />
    </StrictMode>
  );
}

const drawQuestion = ({ challenge, show }: ChallengeContainers) => {
  const frame = document.createElement('iframe');
  frame.title = 'Drawn by the gateway';
  frame.src = '/challenge.html?intent=none';
  challenge.append(frame);
  show();
};

/** The gateway's script recognises the browser; nothing is to be done yet, but to leave. */
export const ScriptWorking: Story = {
  beforeEach: () => {
    played.mockClear();
  },
  render: ({ onCancel }) => <Script until={() => undefined} onCancel={onCancel} />,
  play: async ({ canvasElement, args }) => {
    const dialog = within(await dialogIn(canvasElement));
    await expect(dialog.getByRole('status')).toHaveTextContent('Checking with your bank');
    await waitFor(() => expect(played).toHaveBeenCalledOnce());
    const { fingerprint, challenge } = played.mock.lastCall?.[0] ?? {};
    await expect(fingerprint).not.toBeVisible();
    await expect(challenge).not.toBeVisible();
    await expect(challenge?.getBoundingClientRect().height).toBeGreaterThanOrEqual(390);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Then the bank asks. What is gone is told to stop, once. */
export const ScriptAsking: Story = {
  beforeEach: () => {
    stopped.mockClear();
  },
  render: function Asking({ onCancel }) {
    const [isOpen, setOpen] = useState(true);
    const leave = () => {
      setOpen(false);
      onCancel();
    };
    return isOpen ? <Script until={drawQuestion} onCancel={leave} /> : <></>;
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await dialogIn(canvasElement));
    await waitFor(() => expect(dialog.getByTitle('Drawn by the gateway')).toBeVisible());
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await expect(stopped).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel payment' }));
    await expect(stopped).toHaveBeenCalledOnce();
  },
};

export const ScriptAskingOnAPhone: Story = {
  render: ({ onCancel }) => <Script until={drawQuestion} onCancel={onCancel} />,
  globals: { viewport: { value: 'phone' } },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const InTheDark: Story = { globals: { scheme: 'dark' } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
