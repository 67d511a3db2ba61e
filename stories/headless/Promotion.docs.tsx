import { Promotion } from '../../src/headless';
import type { PageDocs } from '../docs/component/ComponentDocs';
import { partsOf } from '../docs/component/partsOf';

const nothing = () => undefined;
/** A partner brings words of their own. */
const labels = { missing: 'Enter a code first.', applied: 'Your code is in force.' };

export const docs = {
  Promotion: {
    from: 'boxoffice/headless',
    components: partsOf('Promotion', Promotion),
    purpose:
      'The behaviour of a promotion code without any looks: `Promotion.Root`, `.Trigger`, `.Content`, `.Label`, `.Input`, `.Submit`, `.Remove`, `.Error` and `.Status`.',
    usage: `
      <Promotion.Root
        applied={applied}
        error={error}
        labels={labels}
        onApply={onApply}
        onRemove={onRemove}
      >
        <Promotion.Label>Code</Promotion.Label>
        <Promotion.Input />
        <Promotion.Submit>Apply</Promotion.Submit>
        <Promotion.Remove>Remove</Promotion.Remove>
        <Promotion.Error />
        <Promotion.Status />
      </Promotion.Root>`,
    parts: [
      { name: 'Root', at: 'form', note: 'State as `data-*`: `data-pending`, `data-invalid`, `data-applied`' },
      {
        name: 'Content',
        at: 'form > div',
        note: 'Gone while closed; leave it and `Trigger` out to show the field at all times',
      },
      { name: 'Label', at: 'label' },
      { name: 'Input', at: 'input', note: 'Read-only while an answer is on its way' },
      { name: 'Submit', at: '[type=submit]' },
      { name: 'Remove', at: '[type=button]' },
      { name: 'Error', at: '[role=alert]', note: 'Empty until a code is refused' },
      { name: 'Status', at: '[role=status]', note: 'Empty until a code is in force' },
    ],
    does: [
      'Pass the backend’s reason as `error`, in the language of the page.',
      'Take `code`, `error`, `isApplying`, `apply` and `cancel` from `usePromotion` of `boxoffice/hooks`.',
    ],
    donts: ['Mount `Error` and `Status` only when there is something to say: it would not be read aloud.'],
    accessibility: [
      'Opened by a press, the field takes the focus; removed, its opener has it again.',
      'Applied and refused are read aloud, and describe the field.',
    ],
    keyboard: [
      ['Enter', 'Applies the code'],
      ['Escape', 'Removes it'],
    ],
    related: ['TicketPicker', 'PromoPanel'],
    draw: () => (
      <Promotion.Root applied="LANTERN20" error={null} labels={labels} onApply={nothing} onRemove={nothing}>
        <Promotion.Content>
          <Promotion.Label>Code</Promotion.Label> <Promotion.Input />{' '}
          <Promotion.Submit>Apply</Promotion.Submit> <Promotion.Remove>Remove</Promotion.Remove>
          <Promotion.Error />
          <Promotion.Status />
        </Promotion.Content>
      </Promotion.Root>
    ),
  },
} satisfies PageDocs;
