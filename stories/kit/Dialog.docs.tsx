import { InWindow } from '../handoff/InWindow';
import { Button, Dialog } from '../../src/themed';
import type { PageDocs } from '../docs/component/ComponentDocs';

export const docs = {
  Dialog: {
    from: 'boxoffice',
    components: { Dialog },
    purpose:
      'A question that has to be answered before anything else. It stops the reader, so it is used for little.',
    parts: [
      {
        name: 'Scrim',
        at: ':has(> [role=dialog])',
        note: 'Covers the page; what is behind it is out of reach',
      },
      {
        name: 'Dialog',
        at: '[role=dialog]',
        note: '432 px wide, the whole window up to 500; it floats, so it has a shadow',
      },
      { name: 'Head', at: '[role=dialog] > :first-child', note: 'Title and closing button' },
      { name: 'Body', at: '[role=dialog] > :nth-child(2)', note: 'Scrolls by itself when it is long' },
      { name: 'Foot', at: '[role=dialog] > :last-child', note: 'Buttons, the main one last' },
    ],
    does: [
      'Ask in the title, answer with the buttons: “Release your tickets?” – “Keep them”, “Release”.',
      'Say in `description` what will be lost.',
      'Set `dismissible={false}` only where leaving needs a decision, such as a payment under way.',
      'Set `role="alertdialog"` for a short question before something is lost, and mark the safe answer `data-autofocus`: it stays small on phones.',
    ],
    donts: ['Tell something that could be a notice.', 'Open a dialog from a dialog.'],
    accessibility: [
      'Takes the focus, keeps it, and gives it back to what opened it.',
      'Named by its title, described by `description`; the rest of the page is hidden from assistive technology meanwhile.',
    ],
    keyboard: [
      ['Tab', 'Goes round within it'],
      ['Escape', 'Closes it, if it may be dismissed'],
    ],
    related: ['Notice', 'Button'],
    draw: () => (
      <InWindow>
        <Dialog
          open
          onOpenChange={() => undefined}
          title="Release your tickets?"
          description="What you filled in is lost."
          footer={
            <>
              <Button>{'Keep them'}</Button>
              <Button variant="danger">{'Release'}</Button>
            </>
          }
        />
      </InWindow>
    ),
  },
} satisfies PageDocs;
