import { ZoozFrame } from '../../src/themed/payment/ZoozFrame';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ZoozFrame: {
    from: 'boxoffice/payments',
    components: { ZoozFrame },
    purpose: 'Zooz’s own page for the card, in a frame.',
    parts: [],
    does: ['Give the address of your account’s page.'],
    donts: ['Listen to messages of another origin; it does not either.'],
    accessibility: ['The frame has a title; its end is said in words outside it.'],
    keyboard: [['Tab', 'Into the frame']],
    related: ['PaymentPicker'],
  },
} satisfies PageDocs;
