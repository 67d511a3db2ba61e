import { Checkbox, Radio } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Checkbox: {
    from: 'boxoffice',
    components: { Checkbox, Radio },
    purpose: 'A box to tick, or one of several to choose. The words are part of what is pressed.',
    parts: [
      { name: 'Row', at: 'label', note: '44 px high and as wide as its words' },
      { name: 'Box', at: 'input', note: '24 px' },
      { name: 'Words', at: 'label > span', note: 'Begin on the box’s line and wrap beside it' },
    ],
    does: [
      'Phrase it so that a tick means yes.',
      'Give radios of one question the same `name`, in a `Fieldset`.',
    ],
    donts: ['Tick consent in advance.', 'Use a single radio.'],
    accessibility: [
      'Native inputs: their state is said in the reader’s own words, and they keep working under forced colours.',
      '`error` is read with the box.',
    ],
    keyboard: [
      ['Space', 'Ticks or unticks'],
      ['Arrow keys', 'Choose among radios of one name'],
    ],
    related: ['Fieldset', 'Field'],
    draw: () => <Checkbox label="Keep me informed about next year’s festival" defaultChecked />,
  },
} satisfies PageDocs;
