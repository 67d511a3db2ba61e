import { AttributesView } from '../../../src/organizer/attributes';
import { Attributes } from '../../../src/organizer/attributes/AttributesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  AttributesScreen: {
    from: 'boxoffice/organizer',
    components: { AttributesScreen: Attributes, AttributesView },
    purpose:
      'What an account stores about people: its attributes are made, renamed, given choices and deleted.',
    usage: '<AttributesScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action makes an attribute' },
      { name: 'Search', at: '[role=search]' },
      { name: 'Attributes', at: 'ul' },
      { name: 'Attribute', at: 'li', note: 'Its type, its choices, and whether a form uses it' },
    ],
    does: ['Show it beside the account’s companies and tags.'],
    donts: ['Expect an attribute in use to lose a choice: people have answered with it.'],
    accessibility: [
      'The buttons of an attribute are named together with it.',
      'Why an attribute can’t be deleted is said when its button is pressed.',
    ],
    keyboard: [
      ['Tab', 'New attribute, search, edit and delete of each attribute'],
      ['Escape', 'Closes what was opened'],
    ],
    related: ['CompaniesScreen', 'RegistrationFormScreen'],
    draw: () => <Attributes accountId="77" />,
  },
} satisfies PageDocs;
