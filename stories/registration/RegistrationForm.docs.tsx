import { formArgs } from '../fixtures/orders';
import { RegistrationForm, RegistrationSkeleton } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  RegistrationForm: {
    from: 'boxoffice',
    components: { RegistrationForm, RegistrationSkeleton },
    purpose:
      'All that is asked between choosing and paying: the buyer, each attendee’s questions, billing, consent, payment. Built from the backend’s form.',
    usage: `
      <RegistrationForm
        widget={widget}
        siteConf={siteConf}
        hold={hold}
        form={form}
        onSubmit={onSubmit}
      />`,
    parts: [
      { name: 'Form', at: 'form' },
      {
        name: 'Attendee',
        at: 'form section [role=group]',
        note: 'One for each ticket; who is complete is folded to a line',
      },
      { name: 'Field', at: 'form section [role=group] input' },
      { name: 'Submit', at: '[type=submit]', note: 'What happens, and what it costs' },
    ],
    does: [
      'Leave groups their list: from three attendees on, rows of a spreadsheet can be pasted, and are checked before they fill anything in.',
      'Hand back the draft it gave when it is shown again: nothing typed is lost.',
      'Give it the `event`, so that the form says what it is for.',
    ],
    donts: ['Ask for anything the backend did not ask for.'],
    accessibility: [
      'Sent too early, the summary takes the focus; a field says its error after it was left, not while it is typed.',
      'A folded attendee keeps its fields; it opens by its button, and by itself where an error is. Folding is said, and what has the focus stays where it is.',
      'How many attendees a pasted list filled in is said, and the button that opened its dialog has the focus again.',
      'Every field has its `autocomplete` token, so that browsers fill it in.',
      'With `addressCompletion` the street is a combobox: what a chosen address filled in is said, and Tab never chooses.',
    ],
    keyboard: [['Enter', 'Sends the form, once']],
    related: ['Field', 'OrderSummary', 'RegistrationLayout'],
    draw: () => <RegistrationForm {...formArgs} />,
  },
} satisfies PageDocs;
