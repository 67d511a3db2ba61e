import {
  Drawer,
  DrawerLayout,
  Meter,
  PageHeader,
  ScreenEmpty,
  ScreenFailed,
  ScreenLoading,
  ScreenNotFound,
  SegmentedControl,
} from '../../../../src/organizer/kit/page';
import { Button, Tag } from '../../../../src/themed';
import type { PageDocs } from '../../../docs/component/ComponentDocs';

const nothing = () => undefined;

export const docs = {
  PageHeader: {
    from: 'boxoffice/organizer',
    components: { PageHeader },
    purpose:
      'The name of a screen, the way back to the one above it, and what can be done with it as a whole.',
    usage: `
      <PageHeader
        title="General Admission"
        back={{ href: '/admin/ticket-types', label: 'Ticket types' }}
        status={<Tag tone="positive">On sale</Tag>}
        actions={<Button variant="primary">Save</Button>}
      />`,
    parts: [
      { name: 'Head', at: 'header' },
      { name: 'Way back', at: 'header a', note: 'Only where the screen is part of another' },
      { name: 'Title', at: 'h1', note: 'Takes the focus when a host moves here' },
      { name: 'Status', at: 'h1 + *', note: 'Tags' },
      { name: 'Actions', at: 'header > :last-child', note: 'The main one last; one filled button a screen' },
    ],
    does: [
      'Move the focus to the title after a change of screen: it can take it.',
      'Name the screen as the navigation does.',
    ],
    donts: [
      'Put a second one on a screen: its title is the level 1 heading.',
      'Put a filter among the actions.',
    ],
    accessibility: [
      'The title is the `h1`; `OrganizerShell` has none of its own.',
      'The way back is a link with an address: it opens in a new tab as any other.',
    ],
    keyboard: [['Tab', 'The way back, then the actions']],
    related: ['OrganizerShell', 'ScreenLoading', 'Heading'],
    draw: () => (
      <PageHeader
        title="General Admission"
        back={{ href: '#types', label: 'Ticket types' }}
        status={<Tag tone="positive">{'On sale'}</Tag>}
        lead="Changed yesterday"
        actions={<Button variant="primary">{'Save'}</Button>}
      />
    ),
  },
  ScreenEmpty: {
    from: 'boxoffice/organizer',
    components: { ScreenEmpty },
    purpose: 'There is nothing to show, and that is all right: what will be here, and how it gets here.',
    usage: `
      <ScreenEmpty
        title="No orders yet"
        text="They come here as soon as somebody has ordered."
      />`,
    parts: [
      { name: 'Place', at: '[role=status]' },
      { name: 'Drawing', at: 'svg', note: '160 × 112; an icon where the place is small' },
      { name: 'Title', at: 'h2' },
      { name: 'Words', at: 'p', note: 'What to do, or what will happen' },
      { name: 'Action', at: 'button' },
    ],
    does: ['Offer the one action that ends the emptiness.'],
    donts: [
      'Show it where a filter leaves nothing: `DataTable` says that itself, with a way to clear the filter.',
      'Show it while something loads or has failed.',
    ],
    accessibility: ['A status: read when it takes the place of what loaded. The drawing is silent.'],
    keyboard: [['Tab', 'Reaches its action']],
    related: ['ScreenLoading', 'Illustration', 'DataTable'],
    draw: () => (
      <ScreenEmpty
        title="No ticket types yet"
        text="Add the first one: buyers see it as soon as it is on sale."
        action={<Button>{'Add a ticket type'}</Button>}
      />
    ),
  },
  ScreenLoading: {
    from: 'boxoffice/organizer',
    components: { ScreenLoading, ScreenFailed, ScreenNotFound },
    purpose:
      'The other states of a screen: before the first answer, after a call that failed, and for an address of nothing.',
    usage: '<ScreenLoading label="Loading the orders" />',
    parts: [
      { name: 'Failure', at: '[data-tone=danger]', note: 'What was there before may stay below it' },
      { name: 'Try again', at: '[data-tone=danger] button', note: 'A spinner while it tries' },
    ],
    does: [
      'Give `ScreenLoading` the place of what is coming as `Skeleton`s, so that nothing jumps.',
      'Keep the rows of the last answer when the next one fails.',
    ],
    donts: [
      'Say “Error”: say what could not be loaded.',
      'Tell someone without the right whether a thing exists.',
    ],
    accessibility: [
      'Loading is a status with a name, failure an alert; skeletons are silent.',
      'A failure never takes the focus from what somebody is doing.',
    ],
    keyboard: [['Enter or Space', 'Tries again']],
    related: ['ScreenEmpty', 'Skeleton', 'Notice'],
    draw: () => <ScreenFailed title="We could not load the orders" onRetry={nothing} />,
  },
  Drawer: {
    from: 'boxoffice/organizer',
    components: { Drawer, DrawerLayout },
    purpose: 'Details of one thing of a list: 376 px beside it, or a dialog above it where there is no room.',
    usage: `
      <DrawerLayout
        drawer={
          <Drawer title="Order 2000-4817" onClose={onClose}>
            <p>Two tickets</p>
          </Drawer>
        }
      >
        <p>The list</p>
      </DrawerLayout>`,
    parts: [
      { name: 'Drawer', at: 'aside', note: 'Beside the list from 832 px of the layout on' },
      { name: 'Head', at: 'aside header' },
      { name: 'Kind', at: 'aside header p', note: 'What kind of thing this is' },
      { name: 'Title', at: 'aside h2', note: 'Takes the focus when another thing is shown' },
      { name: 'Close', at: 'aside header button' },
      { name: 'Body', at: 'aside > :nth-child(2)' },
      { name: 'Foot', at: 'aside > :last-child', note: 'Stays in sight while the body scrolls' },
    ],
    does: [
      'Put it in a `DrawerLayout` with the list: that measures the room.',
      'Give `contentKey`, so that the focus follows when another row is opened.',
    ],
    donts: ['Edit a whole record in it: that is a screen.', 'Open one from another.'],
    accessibility: [
      'Beside the list it is a complementary landmark with the title as its name; above it, a dialog that keeps the focus.',
      'Closed, the focus is the list’s again: give it back to the row.',
    ],
    keyboard: [
      ['Tab', 'Through it as it is read'],
      ['Escape', 'Closes it, unless something inside took the key'],
    ],
    related: ['DataTable', 'Dialog', 'OrderDetails'],
    draw: () => (
      <div style={{ inlineSize: '58rem' }}>
        <DrawerLayout
          drawer={
            <Drawer title="2000-4817" kind="Order" onClose={nothing} footer={<Button>{'Resend'}</Button>}>
              <p>{'Two tickets'}</p>
            </Drawer>
          }
        >
          <p>{'The list'}</p>
        </DrawerLayout>
      </div>
    ),
  },
  SegmentedControl: {
    from: 'boxoffice/organizer',
    components: { SegmentedControl },
    purpose: 'One of two to five ways to look at the same thing, side by side.',
    usage: `
      <SegmentedControl
        label="Period"
        value={value}
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
        onValueChange={onValueChange}
      />`,
    parts: [
      { name: 'Group', at: '[role=radiogroup]' },
      { name: 'Segment', at: 'label' },
      { name: 'Words', at: 'label > span' },
    ],
    does: ['Use it where the choice shows at once: a period, a scheme.'],
    donts: ['Use it for more than five, or for words of more than one line: that is a `Select`.'],
    accessibility: [
      'Radio buttons in a group that is named by `label`; the chosen one is told by more than its colour.',
    ],
    keyboard: [
      ['Tab', 'To the chosen one'],
      ['Arrow keys', 'Choose'],
    ],
    related: ['Tabs', 'Select'],
    draw: () => (
      <SegmentedControl
        label="Period"
        value="30"
        options={[
          { value: '7', label: '7 days' },
          { value: '30', label: '30 days' },
        ]}
        onValueChange={nothing}
      />
    ),
  },
  Meter: {
    from: 'boxoffice/organizer',
    components: { Meter },
    purpose: 'How much of a whole is taken, and how much of that is not settled yet.',
    usage: `
      <Meter max={200} parts={[{ value: 138 }, { value: 11, tone: 'pale' }]} />`,
    parts: [
      { name: 'Track', at: 'span' },
      { name: 'Taken', at: '[data-tone=full]' },
      { name: 'Held', at: '[data-tone=pale]', note: 'Not settled yet' },
    ],
    does: ['Say the same in words beside it.'],
    donts: ['Use it for progress: that is `Progress`.'],
    accessibility: ['Silent: an ornament to the words beside it. It begins where reading begins.'],
    keyboard: [],
    related: ['Progress', 'DashboardScreen'],
    draw: () => <Meter max={200} parts={[{ value: 138 }, { value: 11, tone: 'pale' }]} />,
  },
} satisfies PageDocs;
