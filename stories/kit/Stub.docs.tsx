import { Heading, Stub, StubPart, StubTear } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

export const docs = {
  Stub: {
    from: 'boxoffice',
    components: { Stub, StubPart, StubTear },
    purpose:
      'The part of a ticket that is torn off. It holds the money or the promise: a total, an order’s summary, a confirmation. Once a screen.',
    parts: [
      { name: 'Stub', at: 'section', note: 'Sinks on light ground, rises on dark' },
      { name: 'Part', at: 'section > div:nth-child(1)' },
      { name: 'Tear', at: 'section > [aria-hidden]', note: 'Notches of 10 px, holes of 5 px every 12' },
      { name: 'Total', at: 'h3:last-of-type' },
    ],
    does: [
      'Say with `ground` what it lies on: the holes show it.',
      'Name it when it is a `section` or an `aside`.',
    ],
    donts: ['Use it as a card.', 'Two on one screen.'],
    accessibility: ['The tear is decoration and hidden; under forced colours it is a dashed line.'],
    keyboard: [],
    related: ['OrderSummary', 'Confirmation', 'OrderFooter'],
    draw: () => (
      <div className={css.narrow}>
        <Stub as="section" aria-label="Order summary">
          <StubPart>
            <p>Two-Day Pass</p>
          </StubPart>
          <StubTear />
          <StubPart>
            <Heading level={3} size="xl">
              $284.80
            </Heading>
          </StubPart>
        </Stub>
      </div>
    ),
  },
} satisfies PageDocs;
