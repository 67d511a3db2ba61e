import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table, TBody, Td, Th, THead, Tr } from '../../src/themed/kit/Table';
import { Tag } from '../../src/themed/kit/Tag';

const orders = [
  { id: '2000-4817', buyer: 'Amara Osei', status: 'Paid', tone: 'positive', total: '$485.45' },
  {
    id: '2000-4816',
    buyer: 'City of Providence',
    status: 'Awaiting payment',
    tone: 'warning',
    total: '$4,262.40',
  },
  { id: '2000-4812', buyer: 'Grace Mwangi', status: 'Disputed', tone: 'danger', total: '$802.60' },
] as const;

const meta = {
  title: 'Kit/Table',
  component: Table,
  args: { caption: 'Latest orders' },
  render: (args) => (
    <Table {...args}>
      <THead>
        <Tr>
          <Th>Order</Th>
          <Th>Buyer</Th>
          <Th>Status</Th>
          <Th align="end">Total</Th>
        </Tr>
      </THead>
      <TBody>
        {orders.map((order) => (
          <Tr key={order.id}>
            <Th scope="row">
              <a href={`#${order.id}`}>{order.id}</a>
            </Th>
            <Td>{order.buyer}</Td>
            <Td>
              <Tag tone={order.tone}>{order.status}</Tag>
            </Td>
            <Td numeric>{order.total}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  ),
} satisfies Meta<typeof Table>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Orders: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Latest orders' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('cell')).toHaveLength(9);
  },
};
