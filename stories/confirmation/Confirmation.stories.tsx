import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ofOneScreen, onPhones, pictured } from '../../.storybook/modes';
import { Confirmation } from '../../src/themed/confirmation';
import { confirmation, postSettings } from '../fixtures/orders';

const [first] = confirmation.tickets;
const links = {
  event: 'https://northlight.example/2026',
  community: 'https://community.northlight.example/2026',
  manage: 'https://northlight.example/2026/registration',
};
const linked = { ...confirmation, links };
const people = ['Amara Osei', 'Jonas Lindqvist', 'Priya Raman', 'Mateo Ruiz', 'Hana Sato', 'Leïla Benali'];
const thumbnails = [...people, ...people, ...people].map((fullName, index) => ({
  id: String(index),
  fullName,
  ...(index < 4 ? { thumbnailPhotoURL: { small: `/faces/${index + 1}.svg` } } : {}),
}));

const meta = {
  title: 'Confirmation/Confirmation',
  component: Confirmation,
  args: { data: linked, settings: postSettings },
  parameters: {
    ...ofOneScreen,
  },
} satisfies Meta<typeof Confirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 001 §2.4: order number, tickets, payment line, note about the emails. */
export const PaidByCard: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: onPhones } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'See you in May, Amara.' })).toHaveFocus();
    const details = within(canvas.getByRole('region', { name: 'Your Registration Details' }));
    await expect(details.getByText('Order 2000-4817')).toBeVisible();
    const [ticket, , free] = details.getAllByRole('listitem');
    for (const text of ['General Admission', 'Amara Osei', 'NL26-GA-00318', '$200.65'])
      await expect(ticket).toHaveTextContent(text);
    await expect(free).toHaveTextContent('FREE');
    await expect(details.getByText('Paid via: Visa xxxx-xxxx-xxxx-4242')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(details.getByRole('button', { name: 'Save or print' }));
    await expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
    canvas.getByRole('heading', { name: 'See you in May, Amara.' }).focus();
    await expect(
      details.getByText('Confirmation emails were sent to amara@tidewater.studio and each attendee.'),
    ).toBeVisible();
  },
};

/** 001 §2.4: for the order, and for each of its tickets, in a new tab. */
export const ManageDetails: Story = {
  play: async ({ canvas }) => {
    const order = canvas.getByRole('link', { name: 'Manage Registration Details (opens in a new tab)' });
    await expect(order).toHaveAttribute('href', links.manage);
    await expect(order).toHaveAttribute('target', '_blank');
    const ticket = canvas.getByRole('link', {
      name: 'Manage Registration Details for Amara Osei (opens in a new tab)',
    });
    await expect(ticket).toHaveAttribute('href', `${links.manage}?ticketId=NL26-GA-00318`);
  },
};

/** Where the page has `MyOrder`: in the same tab, as it is the page's own. No script ever is an address. */
export const ManageOrder: Story = {
  args: { myOrderAddress: '/my-order' },
  play: async ({ canvas }) => {
    const order = canvas.getByRole('link', { name: 'Manage your order' });
    await expect(order).toHaveAttribute('href', '/my-order');
    await expect(order).not.toHaveAttribute('target');
  },
};

export const OneTicket: Story = {
  args: { data: { ...linked, tickets: first ? [first] : [], quantity: 1, amount: 200_65 } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Manage Registration Details/ })).toHaveLength(1);
  },
};

export const TenTickets: Story = {
  args: {
    data: {
      ...linked,
      tickets: Array.from({ length: 10 }, (_, index) => ({
        ...(first ?? { totals: { totalPaid: 0, tax: 0, discount: 0 }, currencySymbol: '$', promoCode: null }),
        id: `NL26-GA-${index}`,
        ticketName: 'General Admission',
        attendeeName: `Attendee ${index + 1}`,
        form: { firstName: 'Attendee', lastName: String(index), email: `attendee.${index}@example.com` },
      })),
      quantity: 10,
      amount: 2_006_50,
    },
  },
  play: async ({ canvas }) => {
    const details = within(canvas.getByRole('region', { name: 'Your Registration Details' }));
    await expect(details.getAllByRole('listitem')).toHaveLength(10);
  },
};

/** Fees, tax and savings are lines below the total; each price stands on the line of its name. */
export const Discounted: Story = {
  args: {
    data: {
      ...linked,
      tickets: linked.tickets.map((ticket, index) => ({
        ...ticket,
        totals: {
          ...ticket.totals,
          ...[{ tax: 11_25, fees: 9_40 }, { tax: 16_00, fees: 12_80, discount: 64_00 }, { fees: 0 }][index],
        },
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Including fees').nextSibling).toHaveTextContent('$22.20');
    await expect(canvas.getByText('Including tax').nextSibling).toHaveTextContent('$27.25');
    await expect(canvas.getByText('You save').nextSibling).toHaveTextContent('$64.00');
    const name = canvas.getByText('Two-Day Pass').getBoundingClientRect();
    await expect(Math.abs(canvas.getByText('$284.80').getBoundingClientRect().top - name.top)).toBeLessThan(
      8,
    );
  },
};

export const FreeOrder: Story = {
  parameters: pictured,
  args: {
    data: {
      ...linked,
      amount: 0,
      paidVia: null,
      last4: null,
      tickets: confirmation.tickets.slice(2),
      quantity: 1,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Paid via/)).toBeNull();
  },
};

const unpaid = { ...linked, paidVia: null, last4: null, paymentStatus: 'awaiting' } as const;

export const ByInvoice: Story = {
  parameters: pictured,
  args: { data: { ...unpaid, invoice: true, orderType: 'invoice' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pay via Invoice')).toBeVisible();
    await expect(canvas.getByText(/We sent the invoice to amara@tidewater.studio/)).toBeVisible();
  },
};

export const ByBitcoin: Story = {
  args: { data: { ...unpaid, orderType: 'bitcoin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The network is confirming your bitcoins/)).toBeVisible();
  },
};

/** Brands as gateways name them. */
export const PaidByAnotherCard: Story = {
  args: { data: { ...linked, paidVia: 'American Express', last4: '0005' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid via: American Express xxxx-xxxx-xxxx-0005')).toBeVisible();
  },
};

/** Not one section is switched on: the promise alone. */
export const NoSections: Story = {
  args: {
    data: { ...linked, thumbnails },
    settings: { ...postSettings, showAddToCalendar: false, showRegistrationDetails: false },
    removeBranding: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText('Ticketing by Boxoffice')).toBeNull();
  },
};

/** 001 §2.1: the organizer's logo comes first. */
export const Logo: Story = {
  args: { settings: { ...postSettings, displayLogo: true, logoUrl: '/northlight-logo.svg' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Northlight 2026' })).toBeVisible();
  },
};

/** One that is gone, or is no picture of the web (FAULTS A06), leaves no hole. */
export const BrokenLogo: Story = {
  args: { settings: { ...postSettings, displayLogo: true, logoUrl: '/gone.svg' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Northlight 2026' })).toBeNull());
  },
};

export const HostileLogo: Story = {
  args: { settings: { ...postSettings, displayLogo: true, logoUrl: 'javascript:alert(1)' } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: 'Northlight 2026' })).toBeNull();
  },
};

const message =
  '<h2>Thank you, {{prefix}} {{firstName}} {{lastName}}</h2><p>{{eventName}} is at {{venueName}}, {{venueAddress}}; ' +
  'the ticket went to {{ticketEmail}}. <a href="{{eventUrl}}">Programme</a>, ' +
  '<a href="/widgets/tickets/1001">more tickets</a>.</p>';

/** 001 §2.2: eight placeholders; links that begin with a slash stay in the application. */
export const PersonalMessage: Story = {
  args: { settings: { ...postSettings, postMessage: message }, onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you, Amara Osei' })).toBeVisible();
    await expect(
      canvas.getByText(/Northlight 2026 is at Harbour Hall, 1 Pier Road, Boston; the ticket went to amara@/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Programme' })).toHaveAttribute('href', links.event);
    await userEvent.click(canvas.getByRole('link', { name: 'more tickets' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/widgets/tickets/1001');
  },
};

/** What somebody is called never becomes markup, another placeholder or a part of a foreign address. FAULTS A03. */
export const HostileName: Story = {
  args: {
    settings: {
      ...postSettings,
      postMessage: `${message}<p><a href="https://elsewhere.example/?who={{ticketEmail}}">Elsewhere</a></p>`,
    },
    data: {
      ...linked,
      tickets: first
        ? [
            {
              ...first,
              form: { ...first.form, firstName: '<img src=x onerror=alert(1)>', lastName: '{{ticketEmail}}' },
            },
          ]
        : [],
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Thank you, <img src=x onerror=alert(1)> {{ticketEmail}}' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
      'href',
      'https://elsewhere.example/?who=',
    );
  },
};

/** 001 §2.6: at most twelve faces, and a button that says who comes. */
export const Community: Story = {
  args: { data: { ...linked, thumbnails }, settings: { ...postSettings, showAlsoAttending: true } },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'View Who’s Attending' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(12);
    const join = section.getByRole('link', { name: 'JOIN THE COMMUNITY (opens in a new tab)' });
    await expect(join).toHaveAttribute(
      'href',
      `${links.community}?token=token-1&email=amara%40tidewater.studio`,
    );
    await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The event has none. */
export const NoCommunity: Story = {
  args: { data: { ...confirmation, thumbnails }, settings: { ...postSettings, showAlsoAttending: true } },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'View Who’s Attending' })).toBeNull();
  },
};

/** The organizer's own: each ticket with a code of its id for the door. */
export const QrCodes: Story = {
  args: { settings: { ...postSettings, showTicketQr: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'QR code of ticket NL26-GA-00318' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^QR code/ })).toHaveLength(3);
  },
};

/** The only ticket is the stub itself, with its code; what it is good for is below. */
export const OneQrCode: Story = {
  args: { ...OneTicket.args, settings: { ...postSettings, showTicketQr: true } },
  play: async ({ canvas }) => {
    const stub = within(canvas.getByRole('region', { name: /^See you in May/ }));
    await expect(await stub.findByRole('img', { name: 'QR code of ticket NL26-GA-00318' })).toBeVisible();
    await expect(canvas.getAllByRole('img', { name: /^QR code/ })).toHaveLength(1);
  },
};

/** Each ticket has a calendar file of its own, made when it is asked for. */
export const TicketFiles: Story = {
  play: async ({ canvas }) => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Calendar file for Amara Osei, General Admission' }),
    );
    await waitFor(() => expect(click.mock.contexts).toHaveLength(1));
    await expect(click.mock.contexts[0]).toHaveAttribute('download', 'NL26-GA-00318.ics');
    click.mockRestore();
  },
};

const styled = {
  ...postSettings,
  textColor: '#31314d',
  textFontFamily: 'Georgia, serif',
  linksColor: '#0b6e4f',
  textItalic: true,
  titleColor: '#7a1f5c',
  titleFontFamily: "'Courier New', monospace",
  titleBold: false,
  titleItalic: true,
  buttonTextColor: '#ffffff',
  buttonBackgroundColor: '#7a1f5c',
  showAlsoAttending: true,
  postMessage: message,
};

/** 001 §3: the organizer's colours and fonts, below the hero. */
export const Styled: Story = {
  parameters: pictured,
  args: { data: { ...linked, thumbnails }, settings: styled },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Your Registration Details' });
    await expect(title).toHaveStyle({
      fontFamily: '"Courier New", monospace',
      fontStyle: 'italic',
      fontWeight: '400',
    });
    await expect(canvas.getByText('Amara Osei', { selector: 'bdi' })).toHaveStyle({
      fontFamily: 'Georgia, serif',
    });
    await expect(canvas.getByRole('link', { name: /JOIN THE COMMUNITY/ })).toHaveStyle({
      backgroundColor: 'rgb(122, 31, 92)',
      color: 'rgb(255, 255, 255)',
    });
    await expect(getComputedStyle(title).color).not.toBe(getComputedStyle(document.body).color);
  },
};

export const StyledDark: Story = {
  parameters: pictured,
  ...Styled,
  globals: { scheme: 'dark' },
  tags: ['!autodocs'],
};

/** Colours nobody could read are corrected, and what is none is left out (FAULTS A05). */
export const UnreadableColours: Story = {
  parameters: pictured,
  args: {
    data: { ...linked, thumbnails },
    settings: {
      ...styled,
      textColor: '#fffbe6',
      linksColor: '#ffff00',
      titleColor: 'red;} body{display:none',
      textFontFamily: 'x}',
      buttonTextColor: '#ffee00',
      buttonBackgroundColor: '#fff200',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /JOIN THE COMMUNITY/ })).toHaveStyle({
      color: 'rgb(0, 0, 0)',
    });
  },
};

/** 001 §2: what an organizer sees for the token `preview`. */
export const Preview: Story = {
  args: { data: { ...linked, token: 'preview', id: '2000-1' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview')).toBeVisible();
  },
};

export const LongNames: Story = {
  parameters: pictured,
  args: {
    data: {
      ...linked,
      buyerName: 'Maximiliane-Wilhelmine von Hohenzollern-Sigmaringen',
      buyerEmail: 'maximiliane.wilhelmine.von.hohenzollern@landesdenkmalamt.example',
      event: { ...confirmation.event, name: 'Northlight 2026: Two Days of Design for the Public Realm' },
      tickets: confirmation.tickets.map((ticket) => ({
        ...ticket,
        ticketName: `${ticket.ticketName} für das Donaudampfschifffahrtsgesellschaftskapitänspatentausstellungsamt`,
        attendeeName: 'Maximiliane-Wilhelmine von Hohenzollern-Sigmaringen-Hechingen',
      })),
    },
  },
};

/** A date that is none must not take the page down. FAULTS F74. */
export const BrokenDate: Story = {
  args: { data: { ...linked, event: { ...confirmation.event, 'start-date': 'soon' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You are registered.' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Calendar file/ })).toBeNull();
  },
};

const everything = {
  data: { ...linked, thumbnails },
  settings: { ...styled, displayLogo: true, logoUrl: '/northlight-logo.svg', showTicketQr: true },
};

export const Everything: Story = { parameters: pictured, args: everything };
export const OnAPhone: Story = { args: everything, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { parameters: pictured, globals: { scheme: 'dark' } };
export const RightToLeft: Story = { parameters: pictured, args: everything, globals: { locale: 'ar' } };
