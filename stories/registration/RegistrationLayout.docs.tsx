import { hold, widgetConfig } from '../fixtures/orders';
import { Countdown, OfflineNotice, OrderSummary, RegistrationLayout } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  RegistrationLayout: {
    from: 'boxoffice',
    components: { RegistrationLayout },
    purpose:
      'Where the parts of the registration screen stand: form and a sticky side of 368 px from 896 px on, one column below.',
    usage: `
      <RegistrationLayout
        countdown={<Countdown remaining={872_000} total={3_600_000} />}
        summary={summary}
      >
        <p>The form</p>
      </RegistrationLayout>`,
    parts: [
      { name: 'Layout', at: ':scope > *' },
      {
        name: 'Side',
        at: ':scope > * > :first-child',
        note: 'Countdown, summary, branding; sticks where the page lets it',
      },
      { name: 'Main', at: ':scope > * > :last-child', note: 'The form' },
    ],
    does: ['Put `TimedOut` or another panel in the form’s place, and keep the side.'],
    donts: ['Reckon with the window: its own width decides.'],
    accessibility: ['The order of reading is that of the narrow layout, also when it is wide.'],
    keyboard: [],
    related: ['RegistrationForm', 'OrderSummary', 'Countdown'],
    draw: () => (
      <RegistrationLayout
        countdown={<Countdown remaining={872_000} total={3_600_000} />}
        summary={<OrderSummary hold={hold} widget={widgetConfig} />}
      >
        <p>{'The form'}</p>
      </RegistrationLayout>
    ),
  },
  OfflineNotice: {
    from: 'boxoffice',
    components: { OfflineNotice },
    purpose: 'There is no connection; it says so as long as that lasts.',
    usage: '<OfflineNotice offline={offline} />',
    parts: [
      { name: 'Place', at: '[role=status]', note: 'There before its words, so that they are read' },
      { name: 'Notice', at: '[data-tone=warning]' },
    ],
    does: ['Show it above the form, which stays usable.'],
    donts: ['Close the form meanwhile.'],
    accessibility: ['A status: read when it appears, without taking the focus.'],
    keyboard: [],
    related: ['Notice'],
    draw: () => <OfflineNotice offline />,
  },
} satisfies PageDocs;
