import { Avatar, CardMarks, Facts, VisuallyHidden } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Avatar: {
    from: 'boxoffice',
    components: { Avatar },
    purpose: 'A face, or the first letter of a name until there is one.',
    usage: '<Avatar name="Noor Haddad" />',
    parts: [{ name: 'Avatar', at: '[role=img]', note: '40 px, small 32' }],
    does: ['Set `decorative` where the name stands beside it.'],
    donts: ['Fill in a stranger’s face, or a colour made of a name.'],
    accessibility: [
      'An image named by the person, or nothing at all.',
      'Pictures are asked for without a referrer, from https addresses only.',
    ],
    keyboard: [],
    related: ['AlsoAttending'],
    draw: () => <Avatar name="Noor Haddad" />,
  },
  CardMarks: {
    from: 'boxoffice',
    components: { CardMarks },
    purpose: 'The cards that are taken, drawn simply. They stay on white, also in the dark.',
    usage: `
      <CardMarks brands={['visa', 'mastercard']} />`,
    parts: [
      { name: 'Strip', at: 'ul' },
      { name: 'Mark', at: 'svg', note: '38 × 24 px, 30 × 19 inside an input' },
    ],
    does: ['Show only cards that the gateway takes.'],
    donts: ['Recolour them, or stretch them.'],
    accessibility: ['A list of images with the owners’ names.', 'From left to right in every language.'],
    keyboard: [],
    related: ['PaymentPicker', 'StripeCardFields'],
    draw: () => <CardMarks brands={['visa', 'mastercard', 'amex', 'discover']} />,
  },
  Facts: {
    from: 'boxoffice',
    components: { Facts },
    purpose: 'Short facts in a line with dots between: date, place, seat. The dot never opens a line.',
    usage: `
      <Facts
        items={['Northlight 2026', 'May 14–15, 2026', 'Harbour Hall, Boston']}
      />`,
    parts: [
      { name: 'Line', at: 'ul' },
      { name: 'Fact', at: 'li', note: 'Wraps as a whole' },
    ],
    does: ['Pass what may be missing as null: it takes its dot with it.'],
    donts: ['Write the dots yourself.'],
    accessibility: ['A list; the dots are not read.'],
    keyboard: [],
    related: ['TicketSelectionHeader'],
    draw: () => <Facts items={['Northlight 2026', 'May 14–15, 2026', 'Harbour Hall, Boston']} />,
  },
  VisuallyHidden: {
    from: 'boxoffice',
    components: { VisuallyHidden },
    purpose: 'Words for those who can’t see what makes them needless.',
    usage: '<VisuallyHidden>Sold out</VisuallyHidden>',
    parts: [],
    does: ['Finish a sentence that the place finishes for others: “3 left” – “of Workshop”.'],
    donts: ['Hide what everyone should know.', 'Put anything into it that takes the focus.'],
    accessibility: ['Out of sight, not out of the reading order.'],
    keyboard: [],
    related: ['IconButton'],
  },
} satisfies PageDocs;
