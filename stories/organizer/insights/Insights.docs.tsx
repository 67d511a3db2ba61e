import { GuestDashboard } from '../../../src/organizer/insights/GuestDashboardScreen';
import { Insights } from '../../../src/organizer/insights/InsightsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

const guestHref = (token: string) => `https://host.example/insights#${token}`;

export const docs = {
  InsightsScreen: {
    from: 'boxoffice/organizer',
    components: { InsightsScreen: Insights },
    purpose:
      'The dashboards of an event in a frame: made, changed and deleted; and whom they are shared with: shared, and revoked.',
    usage: `
      <InsightsScreen
        accountId="77"
        eventId="1001"
        onDashboardChange={onDashboardChange}
        frameOrigins={['https://insights.example']}
        guestHref={(token) => \`https://shop.example/insights#\${token}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      {
        name: 'Dashboard',
        at: '[role=combobox]',
        note: 'Which one is shown; edit and delete beside it, but for the platform’s own',
      },
      { name: 'Shared with', at: 'section', note: 'Guests of every event of the account' },
    ],
    does: [
      'Name exact origins in `frameOrigins`, and the same ones in the `frame-src` of your page.',
      'Put the token of `guestHref` behind `#`: what is there reaches no server and no referrer.',
    ],
    donts: ['Expect a guest’s link twice: the backend answers its token only when a dashboard is shared.'],
    accessibility: [
      'The frame has the name of the dashboard; that it loads is read aloud.',
      'Whether access is active is a word, not a color.',
    ],
    keyboard: [['Tab', 'New dashboard, dashboard, edit, delete, the frame, share, and revoke of each guest']],
    related: ['GuestDashboardScreen', 'DashboardScreen'],
    draw: () => (
      <Insights
        accountId="77"
        eventId="1001"
        onDashboardChange={() => undefined}
        frameOrigins={[]}
        guestHref={guestHref}
      />
    ),
  },
  GuestDashboardScreen: {
    from: 'boxoffice/organizer',
    components: { GuestDashboardScreen: GuestDashboard },
    purpose: 'The dashboard that was shared by a link, and nothing else: figures, and rows with bars.',
    usage: '<GuestDashboardScreen token={token} />',
    parts: [
      { name: 'Head', at: 'header', note: 'The event, and until when' },
      { name: 'Chart', at: 'section' },
    ],
    does: ['Give it the token of the address, and mount it outside of your organizer’s pages.'],
    donts: ['Give the token to a log or to analytics: it is all that a guest needs.'],
    accessibility: ['Charts are tables; their bars are ornaments.'],
    keyboard: [['Tab', 'A table that is wider than its room scrolls by arrows']],
    related: ['InsightsScreen'],
    draw: () => <GuestDashboard token="shared-with-harbour-trust" />,
  },
} satisfies PageDocs;
