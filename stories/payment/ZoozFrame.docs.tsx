import { ZoozFrame } from '../../src/payments/zooz/ui/ZoozFrame';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  ZoozFrame: {
    from: 'boxoffice/payments',
    components: { ZoozFrame },
    purpose: 'Zooz’s own page for the card, in a frame.',
    usage: '<ZoozFrame open={open} onReady={onReady} onError={onError} />',
    parts: [
      { name: 'Panel', at: ':scope', note: 'Lines of a form until the provider’s page can be typed into' },
      { name: 'Skeleton', at: '[role=status] + *' },
    ],
    does: ['Give the address of your account’s page.'],
    donts: ['Listen to messages of another origin; it does not either.'],
    accessibility: ['The frame has a title; its end is said in words outside it.'],
    keyboard: [['Tab', 'Into the frame']],
    related: ['PaymentPicker'],
    draw: () => (
      <ZoozFrame
        open={() => new Promise<never>(() => undefined)}
        onReady={() => undefined}
        onError={() => undefined}
        onProblems={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
