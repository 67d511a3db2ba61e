import { Tabs, TextInput } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Tabs: {
    from: 'boxoffice',
    components: { Tabs },
    purpose: 'One of several panels at a time, where they are alternatives: share by email, or on a network.',
    parts: [
      { name: 'List', at: '[role=tablist]' },
      { name: 'Chosen tab', at: '[aria-selected=true]', note: 'Underlined; colour is not the only sign' },
      { name: 'Other tab', at: '[aria-selected=false]' },
      { name: 'Panel', at: '[role=tabpanel]', note: 'Made when first chosen; keeps what was typed' },
    ],
    does: ['Name what one chooses among in `label`.', 'Keep the words short enough for one line on a phone.'],
    donts: [
      'Hide steps that all have to be done.',
      'Put one part of a form behind a tab: its errors would be out of sight.',
    ],
    accessibility: [
      'The WAI-ARIA tabs pattern, choosing with the focus.',
      'Arrows follow the direction of reading.',
    ],
    keyboard: [
      ['Arrow keys', 'Choose the tab beside, and go round'],
      ['Home, End', 'Choose the first or last'],
      ['Tab', 'Goes on into the panel'],
    ],
    related: ['ShareSection'],
    draw: () => (
      <Tabs
        label="Ways to share"
        tabs={[
          { id: 'social', label: 'Social', panel: <TextInput aria-label="Message" /> },
          { id: 'email', label: 'Email', panel: null },
        ]}
      />
    ),
  },
} satisfies PageDocs;
