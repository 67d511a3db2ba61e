import { TagsView } from '../../../src/organizer/tags';
import { Tags } from '../../../src/organizer/tags/TagsScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  TagsScreen: {
    from: 'boxoffice/organizer',
    components: { TagsScreen: Tags, TagsView },
    purpose: 'The words an account sorts its contacts by: made, renamed, recoloured and deleted.',
    usage: '<TagsScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action makes a tag' },
      { name: 'Search', at: '[role=search]' },
      { name: 'Tags', at: 'ul' },
      { name: 'Tag', at: 'li', note: 'Its colour, its name and how many contacts have it' },
    ],
    does: ['Show it beside the contacts of the account.'],
    donts: ['Say something with the colour of a tag alone: its name stands beside it everywhere.'],
    accessibility: [
      'The buttons of a tag are named together with it.',
      'What was saved or deleted is read aloud; how many contacts lose a tag is said before it is deleted.',
    ],
    keyboard: [
      ['Tab', 'New tag, search, edit and delete of each tag'],
      ['Escape', 'Closes what was opened'],
    ],
    related: ['CompaniesScreen'],
    draw: () => <Tags accountId="77" />,
  },
} satisfies PageDocs;
