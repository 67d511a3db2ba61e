import { EventTemplatesView } from '../../../src/organizer/events';
import { EventTemplates } from '../../../src/organizer/events/EventTemplatesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  EventTemplatesScreen: {
    from: 'boxoffice/organizer',
    components: { EventTemplatesScreen: EventTemplates, EventTemplatesView },
    purpose:
      'What new events can begin with: ticket types, a duration and a time zone. Templates are made of events, used and deleted.',
    usage: `
      <EventTemplatesScreen
        accountId="77"
        newHrefOf={(templateId) => \`/admin/events/new?template=\${templateId}\`}
      />`,
    parts: [
      { name: 'Head', at: 'header', note: 'Its button makes a template of an event' },
      { name: 'Filter', at: '[role=search]' },
      { name: 'Templates', at: 'ul' },
      { name: 'Template', at: 'ul > li', note: 'Its link leads to the form of an event' },
    ],
    does: ['Show a `NewEventScreen` with the `templateId` at `newHrefOf`.'],
    donts: ['Expect a template to follow its event: it keeps what the event was.'],
    accessibility: ['After a template was deleted the button that makes another has the focus.'],
    keyboard: [['Tab', 'The search, and the link and button of each template']],
    related: ['NewEventScreen', 'EventsScreen', 'EventSettingsScreen'],
    draw: () => <EventTemplates accountId="77" newHrefOf={(id) => `#${id}`} />,
  },
} satisfies PageDocs;
