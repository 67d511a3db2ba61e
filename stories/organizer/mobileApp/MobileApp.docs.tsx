import { MobileAppView } from '../../../src/organizer/mobileApp';
import { MobileApp } from '../../../src/organizer/mobileApp/MobileAppScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  MobileAppScreen: {
    from: 'boxoffice/organizer',
    components: { MobileAppScreen: MobileApp, MobileAppView },
    purpose:
      'The mobile app of an event: its look, the cards on its first screen, and how it gets to the stores.',
    usage: '<MobileAppScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Parts', at: '[role=tablist]' },
      { name: 'Fields', at: 'form' },
      { name: 'Preview', at: 'section[aria-label]', note: 'The first screen, with what is in the form' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: [
      'Save each part for itself: cards and the own app change at once, the forms with their buttons.',
      'Say what is missing before a build is asked for, and where to put it right.',
    ],
    donts: ['Show a certificate or its password again: they are sent once and forgotten.'],
    accessibility: [
      'Where a build stands is a live region, and is told in words as well as in colour.',
      'Cards are moved by keys, by buttons or by dragging.',
    ],
    keyboard: [
      ['Arrows', 'Choose a part; on a handle, move the card'],
      ['Tab', 'Through the part'],
      ['Ctrl S or ⌘ S', 'Saves the form around'],
    ],
    related: ['EventSettingsScreen', 'SharingScreen'],
    draw: () => <MobileApp accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
