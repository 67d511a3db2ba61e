import { createTusHost } from '../../../src/hooks';
import { SessionMedia } from '../../../src/organizer/sessionMedia/SessionMediaScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const mediaHost = createTusHost({
  endpoint: '/media/uploads',
  mediaOf: (assetUrl) => ({ assetUrl, providerAssetId: assetUrl }),
});

export const docs = {
  SessionMediaScreen: {
    from: 'boxoffice/organizer',
    components: { SessionMediaScreen: SessionMedia },
    purpose:
      'Recordings, videos, documents and captions of one session: uploaded, scheduled, canceled and deleted.',
    usage: `
      <SessionMediaScreen
        accountId="77"
        eventId="1001"
        sessionId="session-26"
        mediaHost={mediaHost}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Names the session' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Asset', at: 'article', note: 'What is known of it, and its captions' },
    ],
    does: [
      'Give it a `MediaHost`: `createTusHost` for a provider that speaks tus, or your own.',
      'Keep `view` in the address of your page.',
    ],
    donts: ['Make a new `mediaHost` with every render.'],
    accessibility: [
      'How an upload begins, pauses, stops and ends is read aloud; its progress bar has the name of the file.',
      'Before media is canceled, all that ends with it is named.',
    ],
    keyboard: [['Escape', 'Closes a dialog; while a file is on its way it asks first']],
    related: ['SessionEditor', 'SessionResultsScreen'],
    draw: () => <SessionMedia accountId="77" eventId="1001" sessionId="session-26" mediaHost={mediaHost} />,
  },
} satisfies PageDocs;
