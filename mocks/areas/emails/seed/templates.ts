import type { EmailBlock, EmailTemplate } from '../../../../src/contract';

export const text = (text: string): EmailBlock => ({ kind: 'TEXT', text });
export const heading = (text: string): EmailBlock => ({ kind: 'HEADING', text });
export const button = (text: string, url: string): EmailBlock => ({ kind: 'BUTTON', text, url });
const divider: EmailBlock = { kind: 'DIVIDER' };

const venue = text('{{eventName}}, {{eventDate}}\n{{venueName}}, {{venueAddress}}');

export const emailTemplates: EmailTemplate[] = [
  {
    id: 'template-confirmation',
    name: 'Registration confirmed',
    type: 'REGISTRATION',
    subject: 'Your ticket for {{eventName}}',
    blocks: [
      heading('See you there, {{firstName}}'),
      text('Your ticket {{ticketNumber}} ({{ticketName}}) is part of order {{orderNumber}}.'),
      divider,
      venue,
    ],
  },
  {
    id: 'template-invoice',
    name: 'Payment awaited',
    type: 'REGISTRATION',
    subject: 'Your place at {{eventName}} is kept',
    blocks: [
      text('{{firstName}}, we keep your {{ticketName}} until the invoice of order {{orderNumber}} is paid.'),
      venue,
    ],
  },
  {
    id: 'template-cancelled',
    name: 'Registration cancelled',
    type: 'REGISTRATION',
    subject: 'Your ticket for {{eventName}} was cancelled',
    blocks: [text('{{firstName}}, your ticket {{ticketNumber}} ({{ticketName}}) no longer admits you.')],
  },
  {
    id: 'template-news',
    name: 'News',
    type: 'SCHEDULED',
    subject: 'News from {{eventName}}',
    blocks: [heading('News from {{eventName}}'), text('{{firstName}}, here is what is new.'), divider, venue],
  },
  {
    id: 'template-reminder',
    name: 'Soon',
    type: 'SCHEDULED',
    subject: '{{eventName}} begins soon',
    blocks: [
      heading('Before you come'),
      text('{{firstName}}, bring your ticket {{ticketNumber}} and something with your name on it.'),
      venue,
    ],
  },
  {
    id: 'template-thanks',
    name: 'Thank you',
    type: 'SCHEDULED',
    subject: 'Thank you for coming to {{eventName}}',
    blocks: [heading('Thank you, {{firstName}}'), text('Tell us what to keep and what to change.')],
  },
];
