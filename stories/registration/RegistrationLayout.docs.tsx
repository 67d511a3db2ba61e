import { OfflineNotice, RegistrationLayout } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  RegistrationLayout: {
    from: 'boxoffice',
    components: { RegistrationLayout },
    purpose:
      'Where the parts of the registration screen stand: form and a sticky side of 368 px from 896 px on, one column below.',
    parts: [
      { name: 'Side', at: 'div', note: 'Countdown, summary, branding; sticks where the page lets it' },
      { name: 'Main', at: 'div', note: 'The form' },
    ],
    does: ['Put `TimedOut` or another panel in the form’s place, and keep the side.'],
    donts: ['Reckon with the window: its own width decides.'],
    accessibility: ['The order of reading is that of the narrow layout, also when it is wide.'],
    keyboard: [],
    related: ['RegistrationForm', 'OrderSummary', 'Countdown'],
  },
  OfflineNotice: {
    from: 'boxoffice',
    components: { OfflineNotice },
    purpose: 'There is no connection; it says so as long as that lasts.',
    parts: [],
    does: ['Show it above the form, which stays usable.'],
    donts: ['Close the form meanwhile.'],
    accessibility: ['A status: read when it appears, without taking the focus.'],
    keyboard: [],
    related: ['Notice'],
  },
} satisfies PageDocs;
