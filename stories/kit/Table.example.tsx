import { Table, TBody, Td, Th, THead, Tr } from 'boxoffice';

export function Orders({ orders }: { orders: readonly { id: string; total: string }[] }) {
  return (
    <Table caption="Latest orders">
      <THead>
        <Tr>
          <Th>Order</Th>
          <Th align="end">Total</Th>
        </Tr>
      </THead>
      <TBody>
        {orders.map(({ id, total }) => (
          <Tr key={id}>
            <Th scope="row">{id}</Th>
            <Td numeric>{total}</Td>
          </Tr>
        ))}
      </TBody>
    </Table>
  );
}
