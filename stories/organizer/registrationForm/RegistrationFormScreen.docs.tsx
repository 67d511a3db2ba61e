import { RegistrationFormView } from '../../../src/organizer/registrationForm';
import { RegistrationFormEditor } from '../../../src/organizer/registrationForm/RegistrationFormScreen';
import type { PageDocs } from '../../docs/component/ComponentDocs';

export const docs = {
  RegistrationFormScreen: {
    from: 'boxoffice/organizer',
    components: { RegistrationFormScreen: RegistrationFormEditor, RegistrationFormView },
    purpose:
      'The questions attendees of an event answer, in their order, with the form buyers see beside them. `RegistrationFormView` is the same by props.',
    usage: '<RegistrationFormScreen accountId="77" eventId="1001" />',
    parts: [
      { name: 'Head', at: 'header', note: 'Saving stands in it' },
      { name: 'Form', at: 'form' },
      { name: 'Section', at: 'form > section' },
      { name: 'Question', at: 'form li', note: 'Opens in its place' },
      { name: 'Save', at: 'button[type=submit]' },
    ],
    does: [
      'Ask for as little as the event needs.',
      'Add an attribute where the account keeps the answer already.',
    ],
    donts: ['Change what a question means once it was answered: add another.'],
    accessibility: [
      'Questions are sorted without dragging as well; where one went is said.',
      'A question that keeps the form from being saved opens, and the summary leads to it.',
    ],
    keyboard: [
      ['Tab', 'Handle, question, its fields'],
      ['Arrow keys', 'On a handle: move the question'],
      ['Ctrl S or ⌘ S', 'Saves'],
    ],
    related: ['RegistrationForm'],
    draw: () => <RegistrationFormEditor accountId="77" eventId="1001" />,
  },
} satisfies PageDocs;
