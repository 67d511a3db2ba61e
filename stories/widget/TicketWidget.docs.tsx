import {
  BoxofficeProvider,
  ConfirmationPage,
  PanelBoundary,
  ServedProvider,
  TicketWidget,
} from '../../src/widget';
import { TicketWidget as Parts } from '../../src/widget/parts';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

export const docs = {
  TicketWidget: {
    from: 'boxoffice',
    components: { TicketWidget },
    purpose:
      'The whole order, ready-made: list, form, payment, confirmation. It needs an event’s id and a provider around it.',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Tickets', at: '[role=table]' },
      { name: 'Quantity', at: 'select' },
    ],
    does: [
      'Pass the ways to pay as a list; what is not in it is not downloaded.',
      'Listen with `onEvent`; whatever a listener throws does not harm the order.',
    ],
    donts: ['Put it into a form, or a link.', 'Scale it: its own width decides its layout.'],
    accessibility: [
      'Each step’s heading takes the focus; the page’s title is yours.',
      'WCAG 2.2 AA, from 320 px and at 200 % zoom.',
    ],
    keyboard: [['Tab', 'Through each screen as it is read']],
    related: ['BoxofficeProvider', 'TicketSelection', 'RegistrationForm', 'Confirmation'],
    draw: () => <TicketWidget eventId="1001" />,
  },
  'TicketWidget in parts': {
    from: 'boxoffice/widget',
    components: partsOf('TicketWidget', Parts),
    purpose:
      'The same order in parts, for an arrangement of your own: `TicketWidget.Root` around `.Selection`, `.Form` and `.Confirmation`, and what stands in each of them.',
    usage: `
      <TicketWidget.Root eventId="1001">
        <TicketWidget.Selection>
          <p>Seats are free: come early.</p>
          <TicketWidget.List />
          <TicketWidget.Promotion />
          <TicketWidget.Footer />
        </TicketWidget.Selection>
        <TicketWidget.Form />
        <TicketWidget.Confirmation />
      </TicketWidget.Root>`,
    parts: [],
    does: [
      'Leave a part out, repeat the others in an order of your own, and put elements of yours between them.',
      'Give `TicketWidget.Root` what `TicketWidget` takes.',
    ],
    donts: ['Put a part outside the screen it belongs to: it says so in the console, and shows nothing.'],
    accessibility: ['Keep the order that is read and tabbed through the order that is seen.'],
    keyboard: [['Tab', 'Through the parts in the order you give them']],
    related: ['TicketWidget', 'TicketPicker'],
  },
  BoxofficeProvider: {
    from: 'boxoffice',
    components: { BoxofficeProvider },
    purpose:
      'Stands around everything of Boxoffice: backend, texts, look and time, given once. It draws nothing, and styles nothing of yours.',
    usage: `
      <BoxofficeProvider backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="de" preset="ink">
        <TicketWidget eventId="1001" />
      </BoxofficeProvider>`,
    parts: [],
    does: ['One for a page; several widgets share it.', 'Give it the organizer’s colours as `settings`.'],
    donts: ['Make it anew on each render with other options: they are read once.'],
    accessibility: ['Screens and `ThemeRoot` set `lang` and `dir` on their box.'],
    keyboard: [],
    related: ['TicketWidget', 'ThemeRoot'],
  },
  ConfirmationPage: {
    from: 'boxoffice',
    components: { ConfirmationPage },
    purpose: 'The confirmation on a page of its own, for the link in a mail: reads the order by its token.',
    usage: `
      <BoxofficeProvider backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="en">
        <ConfirmationPage eventId="1001" orderId={orderId} token={token} />
      </BoxofficeProvider>`,
    parts: [],
    does: ['Give it the token from the address and take it out of the address then.'],
    donts: ['Log the address.'],
    accessibility: ['The same as `Confirmation`.'],
    keyboard: [],
    related: ['Confirmation'],
  },
  ServedProvider: {
    from: 'boxoffice',
    components: { ServedProvider },
    purpose: 'A provider for a page that came with the list in it: the first screen needs no request.',
    usage: `
      <ServedProvider values={values} backend={{ v1: '/api/v1', v2: '/api/v2' }} locale="en">
        <TicketWidget eventId="1001" />
      </ServedProvider>`,
    parts: [],
    does: ['Give it what `renderTickets` wrote.'],
    donts: ['Use it without a server that renders.'],
    accessibility: ['The list is there before scripts are.'],
    keyboard: [],
    related: ['BoxofficeProvider'],
  },
  PanelBoundary: {
    from: 'boxoffice',
    components: { PanelBoundary },
    purpose: 'Catches what breaks inside one panel, says so there, and lets the rest of the screen go on.',
    usage: `
      <PanelBoundary fallback={(retry) => <Button onClick={retry}>Try again</Button>}>
        <p>What may crash</p>
      </PanelBoundary>`,
    parts: [],
    does: ['Put it around your own payment fields.'],
    donts: ['Put it around the whole page: then all of it is gone.'],
    accessibility: ['What happened is an alert in the panel’s place.'],
    keyboard: [],
    related: ['TicketWidget'],
  },
} satisfies PageDocs;
