import { RegistrationForm, RegistrationSkeleton } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  RegistrationForm: {
    from: 'boxoffice',
    components: { RegistrationForm, RegistrationSkeleton },
    purpose:
      'All that is asked between choosing and paying: the buyer, each attendee’s questions, billing, consent, payment. Built from the backend’s form.',
    parts: [
      { name: 'Error summary', at: 'form', note: 'After a press too early; each entry leads to its field' },
      { name: 'Attendees', at: 'fieldset', note: 'One section each' },
      { name: 'Billing', at: 'section' },
      { name: 'Payment', at: 'section', note: 'The way to pay, in its own frame where the law wants it' },
      { name: 'Submit', at: 'button', note: 'What happens, and what it costs' },
    ],
    does: [
      'Hand back the draft it gave when it is shown again: nothing typed is lost.',
      'Offer to copy the buyer to the first attendee.',
    ],
    donts: ['Ask for anything the backend did not ask for.'],
    accessibility: [
      'Sent too early, the summary takes the focus; a field says its error after it was left, not while it is typed.',
      'Every field has its `autocomplete` token, so that browsers fill it in.',
    ],
    keyboard: [['Enter', 'Sends the form, once']],
    related: ['Field', 'OrderSummary', 'RegistrationLayout'],
  },
} satisfies PageDocs;
