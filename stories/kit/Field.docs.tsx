import { Checkbox, Field, FieldError, Fields, Fieldset, Icon, TextArea, TextInput } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

export const docs = {
  Field: {
    from: 'boxoffice',
    components: { Field, Fields },
    purpose:
      'One question of a form: its label, what to know before answering, the control, and what is wrong with the answer. It ties them together; the control itself is yours.',
    parts: [
      { name: 'Field', at: ':scope > div > div', note: '12 columns, two side by side from 400 px of form' },
      { name: 'Label', at: 'label', note: 'Always there; a placeholder is no label' },
      { name: 'Aside', at: 'label + span', note: '“optional”, or the characters left' },
      { name: 'Control', at: 'input', note: '44 px high' },
      { name: 'Hint', at: 'p', note: 'Gives its place to the error' },
    ],
    does: [
      'Say what is optional; asterisks only where the specification has them.',
      'Say the error in its own words, what happened and then what to do, and keep what was typed.',
      'Give the fields that belong together one `Fields`, so that they share columns.',
    ],
    donts: [
      'A placeholder instead of a label: it is gone as soon as one types.',
      'A hint that is only needed after a mistake; that is the error.',
    ],
    accessibility: [
      'The control gets `id`, `aria-describedby`, `aria-invalid` and `aria-required`: spread what `children` is given.',
      'Error first, then help, hint and counter: the order they are read in.',
      'Its `id` is where an error summary leads.',
    ],
    keyboard: [],
    related: ['TextInput', 'Select', 'Fieldset', 'FieldError'],
    draw: () => (
      <Fields>
        <Field label="Company" optional hint="As it shall stand on the invoice.">
          {(control) => <TextInput autoComplete="organization" {...control} />}
        </Field>
      </Fields>
    ),
  },
  FieldError: {
    from: 'boxoffice',
    components: { FieldError },
    purpose:
      'What is wrong with an answer. `Field` and `Fieldset` show it by themselves; use it alone below a control of your own.',
    usage: '<FieldError>Email is not valid.</FieldError>',
    parts: [
      { name: 'Message', at: 'p' },
      { name: 'Icon', at: 'svg', note: 'So that colour is not the only sign' },
    ],
    does: ['Point to it from the control with `aria-describedby`.'],
    donts: ['Show it before the field was left, or the form sent.'],
    accessibility: [
      'It is not announced by itself: it is read with its field, and the summary takes the focus.',
    ],
    keyboard: [],
    related: ['Field', 'Notice'],
    draw: () => <FieldError>Email is not valid.</FieldError>,
  },
  Fieldset: {
    from: 'boxoffice',
    components: { Fieldset },
    purpose: 'Check boxes or radios that answer one question together.',
    usage: `
      <Fieldset legend="Which sessions will you attend?" optional>
        <Checkbox label="Opening keynote" />
        <Checkbox label="Evening concert on the pier" />
      </Fieldset>`,
    parts: [
      { name: 'Group', at: 'fieldset' },
      { name: 'Legend', at: 'legend' },
      { name: 'Choice', at: 'label', note: 'The whole row is pressed, 44 px' },
      { name: 'Hint', at: 'p' },
    ],
    does: ['Give `role="radiogroup"` where exactly one is chosen, so that it can be said to be required.'],
    donts: ['Group fields that are only near each other; a heading does that.'],
    accessibility: ['Its name is the legend alone; “optional”, hint and error are its description.'],
    keyboard: [['Tab', 'Enters the group; among radios, to the chosen one']],
    related: ['Checkbox', 'Field'],
    draw: () => (
      <Fieldset legend="Which sessions will you attend?" optional hint="You can change this later.">
        <Checkbox label="Opening keynote" />
        <Checkbox label="Evening concert on the pier" />
      </Fieldset>
    ),
  },
  TextInput: {
    from: 'boxoffice',
    components: { TextInput, TextArea },
    purpose:
      'One line of text, or several. It takes every attribute of an input, and signs before or after the words.',
    usage: '<TextInput aria-label="Promotion code" start={<Icon name="ticket" size="small" />} />',
    parts: [
      { name: 'Input', at: 'input' },
      {
        name: 'Sign before',
        at: 'input ~ span, span > span',
        note: 'Inside, on the side where the words begin',
      },
    ],
    does: [
      'Set `autoComplete` and `inputMode`: most of a form is then filled by the browser.',
      'Set `dir="ltr"` where codes, addresses and numbers are typed.',
    ],
    donts: ['Use it without `Field` unless it has an `aria-label`.'],
    accessibility: [
      'Signs are decoration: what they say must be in the label too.',
      '16 px text, so that phones do not zoom in.',
    ],
    keyboard: [],
    related: ['Field', 'NativeSelect'],
    draw: () => (
      <div className={css.narrow}>
        <TextInput
          aria-label="Promotion code"
          defaultValue="LANTERN20"
          start={<Icon name="ticket" size="small" />}
        />
      </div>
    ),
  },
} satisfies PageDocs;
