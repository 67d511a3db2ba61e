import { CompaniesView } from '../../../src/organizer/companies';
import { Companies } from '../../../src/organizer/companies/CompaniesScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  CompaniesScreen: {
    from: 'boxoffice/organizer',
    components: { CompaniesScreen: Companies, CompaniesView },
    purpose: 'The companies an account’s contacts work for: written down, changed and deleted.',
    usage: '<CompaniesScreen accountId="77" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Its one main action writes a company down' },
      { name: 'Search', at: '[role=search]' },
      { name: 'Companies', at: 'ul' },
      { name: 'Company', at: 'li', note: 'Its contacts, country and website' },
    ],
    does: ['Show it beside the contacts of the account.'],
    donts: ['Expect a company with contacts to be deleted: they name it as theirs.'],
    accessibility: [
      'The buttons of a company are named together with it.',
      'Why a company can’t be deleted is said when its button is pressed.',
    ],
    keyboard: [
      ['Tab', 'New company, search, website, edit and delete of each company'],
      ['Escape', 'Closes what was opened'],
    ],
    related: ['TagsScreen'],
    draw: () => <Companies accountId="77" />,
  },
} satisfies PageDocs;
