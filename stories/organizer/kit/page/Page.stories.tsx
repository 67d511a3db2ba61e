import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import {
  Drawer,
  DrawerLayout,
  Meter,
  PageHeader,
  ScreenFailed,
  ScreenLoading,
  ScreenNotFound,
} from '../../../../src/organizer/kit/page';
import { Button, Tag } from '../../../../src/themed';
import { notPictured } from '../../../../.storybook/modes';
import { inColumn } from '../table/table.fixtures';

/** What every screen of the organizer is made of. */
const meta = {
  title: 'Organizer/Kit/Page',
  component: PageHeader,
  args: { title: 'General Admission' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Header: Story = {
  args: {
    back: {
      href: '#types',
      label: 'Ticket types',
      onNavigate: fn((_href: string, event: { preventDefault: () => void }) => event.preventDefault()),
    },
    status: <Tag tone="positive">{'On sale'}</Tag>,
    lead: 'Changed yesterday',
    actions: <Button variant="primary">{'Save'}</Button>,
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Ticket types' }));
    await expect(args.back?.onNavigate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { render: () => <ScreenLoading label="Loading" /> };
export const Failed: Story = {
  render: () => <ScreenFailed title="We could not load the orders" onRetry={fn()} />,
};
export const NotFound: Story = { render: () => <ScreenNotFound /> };
export const Forbidden: Story = { render: () => <ScreenNotFound why="forbidden" /> };

function WithDrawer({ isOpenAtFirst = false }: { isOpenAtFirst?: boolean }) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <DrawerLayout
      drawer={
        isOpen && (
          <Drawer
            title="2000-4817"
            kind="Order"
            onClose={() => setOpen(false)}
            footer={<Button>{'Resend'}</Button>}
          >
            <Meter max={200} parts={[{ value: 138 }, { value: 11, tone: 'pale' }]} />
          </Drawer>
        )
      }
    >
      <PageHeader title="Orders" actions={<Button onClick={() => setOpen(true)}>{'Open'}</Button>} />
    </DrawerLayout>
  );
}

/** Beside the rest where there is room. */
export const DrawerBeside: Story = {
  decorators: [inColumn(1120)],
  render: () => <WithDrawer />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const heading = await canvas.findByRole('heading', { name: '2000-4817' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await userEvent.click(opener);
  },
};

/** Nothing on the screen opened it: its heading is where one goes on. */
export const DrawerOpenedByItsAddress: Story = {
  decorators: [inColumn(1120)],
  parameters: notPictured('It looks as the one that was opened by a button.'),
  render: () => <WithDrawer isOpenAtFirst />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: '2000-4817' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Orders' })).toHaveFocus();
  },
};

/** A dialog above it where there is not. */
export const DrawerAbove: Story = {
  decorators: [inColumn(400)],
  render: () => <WithDrawer />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: '2000-4817' });
  },
};
