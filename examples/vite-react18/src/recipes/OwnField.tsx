import { TicketWidget, type CustomField } from 'boxoffice';

const customFields: CustomField[] = [
  { name: 'shirt', label: 'T-shirt size', type: 'select', options: ['S', 'M', 'L'], required: true },
  {
    name: 'membership',
    label: 'Membership number',
    help: 'On your card, e.g. TW-1234',
    validate: (value) => (/^TW-\d{4}$/.test(value) ? undefined : 'A membership number looks like TW-1234.'),
  },
];

export const OwnField = () => <TicketWidget eventId="1001" customFields={customFields} />;
