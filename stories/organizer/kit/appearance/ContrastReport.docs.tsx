import { Illustration, OrganizerIcon } from '../../../../src/organizer/kit/appearance';
import { ContrastReportView } from '../../../../src/organizer/kit/appearance/ContrastReportView';
import type { PageDocs } from '../../../docs/component/ComponentDocs';
import { tooClose } from '../../../foundations/PaintedRoles';

export const docs = {
  ContrastReport: {
    from: 'boxoffice/organizer',
    components: { ContrastReport: ContrastReportView },
    purpose:
      'How well an organizer’s six colours can be read together: the lowest ratio of each kind, what the theme corrected, and every pair.',
    usage: '<ContrastReport settings={settings} onFix={onFix} />',
    parts: [
      { name: 'Report', at: 'section' },
      { name: 'Summary', at: 'section > div', note: 'So many of so many pass' },
      { name: 'Lowest of each kind', at: 'table' },
      { name: 'Suggestion', at: 'section button', note: 'Only with `onFix`' },
      { name: 'Every pair', at: 'details' },
    ],
    does: [
      'Give it the colours as they are typed, also when they are no colours yet.',
      'Take a suggestion over in `onFix`.',
    ],
    donts: ['Refuse colours by it: the theme corrects what could not be read, and says so here.'],
    accessibility: [
      'Ratios stand in a table with a caption; passing is told in a word as well as by colour.',
      'A change is said after a pause, not with each step of a dragged colour.',
    ],
    keyboard: [['Tab', 'To each suggestion, then to every pair']],
    related: ['WidgetSettingsScreen', 'ThemeRoot'],
    draw: () => <ContrastReportView settings={tooClose} onFix={() => undefined} />,
  },
  Illustration: {
    from: 'boxoffice/organizer',
    components: { Illustration },
    purpose: 'A line drawing above the words of an empty screen, in the theme’s own colours.',
    usage: '<Illustration name="orders" />',
    parts: [
      { name: 'Drawing', at: 'svg', note: '160 × 112' },
      { name: 'Ground', at: 'svg path', note: 'The theme’s highlight' },
    ],
    does: ['Put words below it that say the same.'],
    donts: ['Use it as a picture in a list, or to cheer up.'],
    accessibility: ['Silent. Those that point somewhere are mirrored from right to left.'],
    keyboard: [],
    related: ['ScreenEmpty', 'OrganizerIcon'],
    draw: () => <Illustration name="orders" />,
  },
  OrganizerIcon: {
    from: 'boxoffice/organizer',
    components: { OrganizerIcon },
    purpose:
      'The drawings of `Icon` and those that only organizers’ screens need, kept apart so that no buyer loads them.',
    usage: '<OrganizerIcon name="palette" />',
    parts: [{ name: 'Icon', at: 'svg', note: '20 px; 16 as `small`' }],
    does: ['Use `Icon` where its names are enough.'],
    donts: ['Let it stand alone in a button without a name.'],
    accessibility: ['Silent; it takes the colour of the words beside it.'],
    keyboard: [],
    related: ['Icon', 'Illustration'],
    draw: () => <OrganizerIcon name="palette" />,
  },
} satisfies PageDocs;
