import { PromoPanel } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

const nothing = () => undefined;

export const docs = {
  PromoPanel: {
    from: 'boxoffice',
    components: { PromoPanel },
    purpose: 'Where a promotion code is entered, told to be applied or refused, and taken back.',
    usage: `
      <PromoPanel
        applied={applied}
        error={error}
        busy={busy}
        onApply={onApply}
        onCancel={onCancel}
      />`,
    parts: [
      { name: 'Panel', at: 'section' },
      { name: 'Opener', at: 'button', note: 'A link until somebody has a code' },
    ],
    does: [
      'Pass the server’s reason when it refuses: those are the words shown.',
      'Keep the applied code visible, with the way to take it back.',
    ],
    donts: ['Open it for everyone: a field for a code one doesn’t have costs orders.'],
    accessibility: [
      'Opened by a press, the field takes the focus; closed, its opener has it again.',
      'Applied and refused are read aloud.',
    ],
    keyboard: [
      ['Enter', 'Applies the code'],
      ['Escape', 'Closes and gives the focus back'],
    ],
    related: ['TicketSelection', 'Notice'],
    draw: () => <PromoPanel applied={null} error={null} busy={false} onApply={nothing} onCancel={nothing} />,
  },
} satisfies PageDocs;
