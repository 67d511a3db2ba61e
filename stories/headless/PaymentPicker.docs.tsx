import { PaymentPicker } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

export const docs = {
  PaymentPicker: {
    from: 'boxoffice/headless',
    // The themed one has the name as well.
    components: partsOf('PaymentPicker', PaymentPicker),
    purpose:
      'The behaviour of a choice of payment without any looks: `PaymentPicker.Root`, `.Option`, `.Radio`, `.Title`, `.Description` and `.Indicator`.',
    usage: `
      <PaymentPicker.Root
        value={value}
        onValueChange={onValueChange}
        aria-label="Ways to pay"
      >
        <PaymentPicker.Option value="card">
          <PaymentPicker.Radio /> <PaymentPicker.Title>Card</PaymentPicker.Title>
          <PaymentPicker.Description>Visa or Mastercard</PaymentPicker.Description>
        </PaymentPicker.Option>
        <PaymentPicker.Option value="invoice">
          <PaymentPicker.Radio /> <PaymentPicker.Title>Invoice</PaymentPicker.Title>
        </PaymentPicker.Option>
      </PaymentPicker.Root>`,
    parts: [
      { name: 'Root', at: '[role=radiogroup]', note: '`data-pending` while the backend is asked' },
      { name: 'Option', at: 'label', note: '`data-selected`; all of it can be pressed' },
      { name: 'Radio', at: '[type=radio]' },
      { name: 'Title', at: 'label > span', note: 'Names the radio' },
      { name: 'Description', at: 'label > span:nth-of-type(2)', note: 'Describes it' },
      { name: 'Indicator', at: 'label > span:nth-of-type(3)', note: 'Only beside the one chosen' },
    ],
    does: ['Set `pending` while the backend is asked: what was chosen stays until it has answered.'],
    donts: ['Replace the radios by buttons: the arrow keys and the one stop for Tab are the browser’s.'],
    accessibility: [
      'A group of radios, each named by its title and described by its description.',
      'Name the group with `aria-label` or `aria-labelledby`.',
    ],
    keyboard: [['Arrow keys', 'Choose a way to pay']],
    related: ['PaymentPicker', 'Promotion'],
    draw: () => (
      <PaymentPicker.Root value="card" onValueChange={() => undefined} aria-label="Ways to pay">
        <PaymentPicker.Option value="card">
          <PaymentPicker.Radio /> <PaymentPicker.Title>Card</PaymentPicker.Title>{' '}
          <PaymentPicker.Description>Visa or Mastercard</PaymentPicker.Description>{' '}
          <PaymentPicker.Indicator>✓</PaymentPicker.Indicator>
        </PaymentPicker.Option>
      </PaymentPicker.Root>
    ),
  },
} satisfies PageDocs;
