import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asJourney, mirrored, onPhones } from '../../.storybook/modes';
import { scenarios } from '../../mocks';
import { createClient } from '../../src/client';
import { createConsent, tagManager, useConsent, withConsent } from '../../src/hooks';
import { createTextStore } from '../../src/hooks/textStore';
import { ConsentBanner } from '../../src/themed';
import { TicketWidget } from '../../src/widget';

/** Asks buyers which cookies they accept, where their site has a cookie consent. 002 §7 Cookie consent. */
const meta = {
  id: 'widget-consent-banner',
  title: 'Widget/ConsentBanner',
  component: ConsentBanner,
  args: { isOpen: true, choice: null, onChoose: fn() },
  parameters: { scenario: scenarios.conference, layout: 'fullscreen' },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A ticket page of the site `domain`, with what went to its tag manager. */
function Page({ domain, dataLayer }: { domain: string; dataLayer: unknown[] }) {
  const [consent] = useState(() =>
    createConsent({
      client: createClient(),
      accountId: '77',
      domain,
      store: createTextStore(() => {
        throw new Error('Nothing of this page stays.');
      }),
    }),
  );
  const [analytics] = useState(() => withConsent(tagManager({ dataLayer }), consent));
  const { state, choice, choose } = useConsent(consent);
  return (
    <>
      <TicketWidget eventId="1001" analytics={analytics} />
      {(state.at === 'open' || state.at === 'chosen') && (
        <ConsentBanner isOpen={state.at === 'open'} choice={choice} onChoose={choose} />
      )}
    </>
  );
}

const pushed: unknown[] = [];

/** The first question: accepting is no easier than rejecting. */
export const Asked: Story = {
  parameters: { chromatic: { modes: onPhones } },
  play: async ({ canvas, args }) => {
    const accept = canvas.getByRole('button', { name: 'Accept all' });
    const reject = canvas.getByRole('button', { name: 'Reject all' });
    await expect(accept.offsetWidth).toBe(reject.offsetWidth);
    await expect(accept.className).toBe(reject.className);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Some of it: nothing is ticked before somebody does. */
export const ByCategory: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose cookies' }));
    const analytics = canvas.getByRole('checkbox', { name: /^Analytics/ });
    await expect(analytics).toHaveFocus();
    await expect(analytics).not.toBeChecked();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ analytics: true, marketing: false });
  },
};

/** Mirrored: the categories are open, none is ticked, and both answers are as wide as each other. */
export const FromRightToLeft: Story = {
  parameters: { chromatic: { modes: mirrored } },
  play: async ({ canvas }) => {
    const [reject, accept, choose] = canvas.getAllByRole('button');
    await expect(reject?.offsetWidth).toBe(accept?.offsetWidth);
    await userEvent.click(choose as HTMLElement);
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(2));
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

/** Nothing reaches the tag manager before it is accepted; the order button stays in reach; the choice can be changed later. */
export const OnTheTicketPage: Story = {
  parameters: asJourney,
  beforeEach: () => {
    pushed.length = 0;
  },
  render: () => <Page domain="northlight.example" dataLayer={pushed} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Accept all' });
    const order = await canvas.findByRole('button', { name: 'Order Now' });
    const { x, y, width, height } = order.getBoundingClientRect();
    await waitFor(() =>
      expect(order.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true),
    );
    await expect(pushed).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Choose cookies' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Analytics/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save choices' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cookie settings' })).toHaveFocus());
    await waitFor(() =>
      expect(pushed).toContainEqual(expect.objectContaining({ event: 'boxoffice.ticketsShown' })),
    );

    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Can we use cookies?' })).toHaveFocus();
    await expect(canvas.getByRole('checkbox', { name: /^Analytics/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /^Marketing/ })).not.toBeChecked();
    const before = pushed.length;
    await userEvent.click(canvas.getByRole('button', { name: 'Reject all' }));
    await userEvent.click((await canvas.findAllByRole('combobox'))[0] ?? order);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(pushed).toHaveLength(before);
  },
};
