import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ShareEmail, type ShareEmailRootProps } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const labels = {
  missing: 'Enter an address.',
  invalid: 'That is no address.',
  sending: 'Sending…',
  sent: (count: number) => `${count} sent.`,
};
const given = { labels, onSend: () => Promise.resolve(true) };
const inForm = (part: ReactElement) => <ShareEmail.Root {...given}>{part}</ShareEmail.Root>;
const inRow = (part: ReactElement) => inForm(<ShareEmail.Rows>{() => part}</ShareEmail.Rows>);
const atFirst = { 'data-pending': null, 'data-invalid': '', 'data-sent': null };
const lastRow = { 'data-pending': null, 'data-invalid': null, 'data-last': '' };

describeConformance('ShareEmail.Root', {
  tag: 'form',
  data: atFirst,
  draw: (props) => <ShareEmail.Root {...given} {...props} />,
});
describeConformance('ShareEmail.Row', {
  tag: 'div',
  data: lastRow,
  draw: (props) => inRow(<ShareEmail.Row {...props} />),
});
describeConformance('ShareEmail.Input', {
  tag: 'input',
  data: lastRow,
  draw: (props) => inRow(<ShareEmail.Input {...props} />),
});
describeConformance('ShareEmail.Add', {
  tag: 'button',
  data: lastRow,
  draw: (props) => inRow(<ShareEmail.Add {...props} />),
});
describeConformance('ShareEmail.Remove', {
  tag: 'button',
  data: { ...lastRow, 'data-last': null },
  draw: (props) =>
    inForm(
      <ShareEmail.Rows>
        {() => (
          <>
            <ShareEmail.Add>Add</ShareEmail.Add>
            <ShareEmail.Remove {...props} />
          </>
        )}
      </ShareEmail.Rows>,
    ),
  reach: () => fireEvent.click(screen.getByRole('button', { name: 'Add' })),
});
describeConformance('ShareEmail.Error', {
  tag: 'p',
  data: { ...lastRow, 'data-invalid': '' },
  draw: (props) =>
    inForm(
      <ShareEmail.Rows>
        {() => (
          <>
            <ShareEmail.Input aria-label="Address" />
            <ShareEmail.Error {...props} />
          </>
        )}
      </ShareEmail.Rows>,
    ),
  reach: () => {
    const input = screen.getByRole('textbox', { name: 'Address' });
    fireEvent.change(input, { target: { value: 'ada@' } });
    fireEvent.blur(input);
  },
});
describeConformance('ShareEmail.Send', {
  tag: 'button',
  data: atFirst,
  draw: (props) => inForm(<ShareEmail.Send {...props} />),
});
describeConformance('ShareEmail.Status', {
  tag: 'p',
  data: atFirst,
  draw: (props) => inForm(<ShareEmail.Status {...props} />),
});

const form = (props?: Partial<ShareEmailRootProps>) => (
  <ShareEmail.Root {...given} {...props}>
    <ShareEmail.Rows>
      {({ number }) => (
        <ShareEmail.Row>
          <ShareEmail.Input aria-label={`Address ${number}`} />
          <ShareEmail.Error />
          <ShareEmail.Add>Add</ShareEmail.Add>
          <ShareEmail.Remove>Remove {number}</ShareEmail.Remove>
        </ShareEmail.Row>
      )}
    </ShareEmail.Rows>
    <ShareEmail.Send>Send</ShareEmail.Send>
    <ShareEmail.Status />
  </ShareEmail.Root>
);
const address = (number: number) => screen.getByRole('textbox', { name: `Address ${number}` });
const type = (number: number, value: string) => fireEvent.change(address(number), { target: { value } });
const press = (name: string) =>
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
    return Promise.resolve();
  });

test('rows are added at the last and removed at the others, and the focus goes along', async () => {
  render(form());
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  type(1, 'ada@papersmith.example');
  await press('Add');
  expect(address(2)).toHaveFocus();
  type(2, 'hana@papersmith.example');
  await press('Remove 1');
  expect(address(1)).toHaveValue('hana@papersmith.example');
  expect(address(1)).toHaveFocus();
});

test('an address is judged once it is left, and all are at a press of Send, which sends nothing', async () => {
  const onSend = vi.fn(given.onSend);
  render(form({ onSend }));
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  type(1, 'ada@');
  expect(address(1)).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(address(1));
  expect(address(1)).toHaveAccessibleDescription('That is no address.');
  await press('Add');
  await press('Send');
  expect(address(2)).toHaveAccessibleDescription('Enter an address.');
  expect(address(1)).toHaveFocus();
  expect(onSend).not.toHaveBeenCalled();
});

test('they are sent once, read-only meanwhile, and one empty row is left', async () => {
  let answer: (isSent: boolean) => void = () => undefined;
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(form({ onSend }));
  type(1, ' ada@papersmith.example ');
  await press('Send');
  await press('Send');
  await press('Add');
  expect(onSend).toHaveBeenCalledExactlyOnceWith(['ada@papersmith.example']);
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(address(1)).toHaveAttribute('readonly');
  expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  await act(() => {
    answer(true);
    return Promise.resolve();
  });
  expect(screen.getByRole('status')).toHaveTextContent('1 sent.');
  expect(address(1)).toHaveValue('');
  type(1, 'h');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('rows that were not sent stay, and nothing is sent where that is off', async () => {
  const onSend = vi.fn(() => Promise.resolve(false));
  const { rerender } = render(form({ onSend }));
  type(1, 'ada@papersmith.example');
  await press('Send');
  expect(address(1)).toHaveValue('ada@papersmith.example');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(form({ onSend, disabled: true }));
  await press('Send');
  expect(onSend).toHaveBeenCalledOnce();
});
