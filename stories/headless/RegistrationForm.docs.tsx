import { RegistrationForm } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';
import { formArgs, freeHold, personTickets } from '../fixtures/orders';
import { PlainRegistration } from './PlainForm';

export const docs = {
  RegistrationForm: {
    from: 'boxoffice/headless',
    // The themed one has the name as well.
    components: partsOf('RegistrationForm', RegistrationForm),
    purpose:
      'A registration form without any looks: its rules, its fields and what each says. `RegistrationForm.Root`, `.Field`, `.Attendees`, `.Attendee`, `.AttendeeTitle`, `.Questions`, `.Question`, and in a field `.Label`, `.Control`, `.Options`, `.Option`, `.OptionInput`, `.FileStatus`, `.RemoveFile`, `.Description` and `.Error`; then `.ErrorSummary`, `.ErrorLink` and `.Submit`.',
    usage: `
      <RegistrationForm.Root
        features={{}}
        form={form}
        hold={hold}
        widget={widget}
        locale="en"
        labels={labels}
        onFormSubmit={onFormSubmit}
      >
        <RegistrationForm.Field name="buyer.email" label="Email">
          <RegistrationForm.Label /> <RegistrationForm.Control />
          <RegistrationForm.Error />
        </RegistrationForm.Field>
        <RegistrationForm.Submit>Order</RegistrationForm.Submit>
      </RegistrationForm.Root>`,
    parts: [
      { name: 'Root', at: 'form', note: '`data-pending`, `data-invalid`' },
      {
        name: 'Field',
        at: 'div[data-kind=email]',
        note: '`data-kind`, `data-invalid`, `data-required`, `data-pending`, also on its parts',
      },
      { name: 'Label', at: 'label' },
      { name: 'Control', at: 'input', note: 'An `input`, `textarea` or `select`, by the kind' },
      { name: 'Attendee', at: '[role=group]', note: 'A group, named by its title' },
      { name: 'Submit', at: '[type=submit]' },
    ],
    does: [
      'Place `Control`, `Options`, `FileStatus` and `RemoveFile` in a question: each is there where its kind has it.',
      'Translate messages by their keys in `labels.say`; the catalogues in `boxoffice/locales` have them all.',
      'Draw the list of errors above the form: it takes the focus when something is missing.',
    ],
    donts: [
      'Disable `Submit` until everything is right: a press says what is missing.',
      'Mark a field as required yourself: the order’s rules do.',
    ],
    accessibility: [
      'Each control is named by its label, and described by its description and its error, which is read first.',
      'Options are a group, or a group of radios, named by the question.',
      'An error hides while its field is being corrected, and is found again when it is left.',
    ],
    keyboard: [
      ['Enter', 'In a field: sends the form'],
      ['Arrow keys', 'Choose one of several options'],
    ],
    related: ['RegistrationForm', 'Invoice', 'OrderSummary'],
    draw: () => (
      <PlainRegistration
        hold={freeHold}
        widget={formArgs.widget}
        form={formArgs.form}
        personTickets={personTickets(1)}
        onFormSubmit={() => undefined}
      />
    ),
  },
} satisfies PageDocs;
