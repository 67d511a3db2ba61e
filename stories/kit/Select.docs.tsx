import { Field, NativeSelect, Select } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';
import * as css from './gallery.css';

const options = [
  { value: 'DE', label: 'Germany' },
  { value: 'US', label: 'United States' },
];

export const docs = {
  Select: {
    from: 'boxoffice',
    components: { Select },
    purpose:
      'One of a list, in the widget’s own look. It brings its own list and so weighs more than `NativeSelect`.',
    parts: [
      { name: 'Trigger', at: 'button', note: 'As high as a text field' },
      { name: 'Value', at: 'button > span', note: 'Cut with an ellipsis, never wrapped' },
      { name: 'Arrow', at: 'button svg', note: '16 px' },
    ],
    does: ['Use it where options need the look of the page: organizer screens, filters.'],
    donts: [
      'Use it for countries or other long lists; those are typed.',
      'Load it with the first screen; `NativeSelect` is there already.',
    ],
    accessibility: [
      'A combobox with a list box, by Radix.',
      'The list opens within the theme and turns with the direction.',
    ],
    keyboard: [
      ['Enter or Space', 'Opens the list, or chooses'],
      ['Arrow keys', 'Move in the list'],
      ['A letter', 'Moves to the next option that begins with it'],
      ['Escape', 'Closes and changes nothing'],
    ],
    related: ['NativeSelect', 'Field'],
    draw: () => (
      <div className={css.narrow}>
        <Field label="Country">
          {(control) => <Select {...control} value="US" onValueChange={() => undefined} options={options} />}
        </Field>
      </div>
    ),
  },
  NativeSelect: {
    from: 'boxoffice',
    components: { NativeSelect },
    purpose:
      'One of a list, in the browser’s own way, which every phone does best. The ticket list’s quantities are made of it.',
    usage: `
      <NativeSelect
        aria-label="Country"
        defaultValue="DE"
        options={[
          { value: 'DE', label: 'Germany' },
          { value: 'US', label: 'United States' },
        ]}
      />`,
    parts: [
      { name: 'Control', at: 'select' },
      { name: 'Arrow', at: 'svg' },
    ],
    does: ['Prefer it wherever people are on phones and the list is short.'],
    donts: ['Expect its open list to look like the page: it is the system’s.'],
    accessibility: ['The browser does all of it. Name it with a `Field` or `aria-label`.'],
    keyboard: [
      ['Arrow keys', 'Change the value, or open the list, as the system does'],
      ['A letter', 'Moves to the next option that begins with it'],
    ],
    related: ['Select', 'TicketTable'],
    draw: () => (
      <div className={css.tiny}>
        <NativeSelect aria-label="Country" defaultValue="DE" options={options} />
      </div>
    ),
  },
} satisfies PageDocs;
