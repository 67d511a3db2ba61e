import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { Promotion, type PromotionRootProps } from '../../../../../src/headless';
import { describeConformance } from '../../../../helpers/describeConformance';

const labels = { missing: 'Enter a code.', applied: 'The code is in force.' };
const given = { applied: null, error: null, labels, onApply: () => undefined, onRemove: () => undefined };
const within = (part: ReactElement, props?: Partial<PromotionRootProps>) => (
  <Promotion.Root {...given} {...props}>
    {part}
  </Promotion.Root>
);
const none = { 'data-pending': null, 'data-invalid': null, 'data-applied': null };
const invalid = { ...none, 'data-invalid': '' };

describeConformance('Promotion.Root', {
  tag: 'form',
  data: { ...none, 'data-pending': '' },
  draw: (props) => <Promotion.Root {...given} pending {...props} />,
});
describeConformance('Promotion.Trigger', {
  tag: 'button',
  data: none,
  draw: (props) => within(<Promotion.Trigger {...props} />),
});
describeConformance('Promotion.Content', {
  tag: 'div',
  data: invalid,
  draw: (props) => within(<Promotion.Content {...props} />, { error: 'Unknown.' }),
});
describeConformance('Promotion.Label', {
  tag: 'label',
  data: { ...none, 'data-applied': '' },
  draw: (props) => within(<Promotion.Label {...props} />, { applied: 'LANTERN20' }),
});
describeConformance('Promotion.Input', {
  tag: 'input',
  data: invalid,
  draw: (props) => within(<Promotion.Input {...props} />, { error: 'Unknown.' }),
});
describeConformance('Promotion.Submit', {
  tag: 'button',
  data: { ...none, 'data-pending': '' },
  draw: (props) => within(<Promotion.Submit {...props} />, { pending: true }),
});
describeConformance('Promotion.Remove', {
  tag: 'button',
  data: { ...none, 'data-applied': '' },
  draw: (props) => within(<Promotion.Remove {...props} />, { applied: 'LANTERN20' }),
});
describeConformance('Promotion.Error', {
  tag: 'p',
  data: invalid,
  draw: (props) => within(<Promotion.Error {...props} />, { error: 'Unknown.' }),
});
describeConformance('Promotion.Status', {
  tag: 'p',
  data: { ...none, 'data-applied': '' },
  draw: (props) => within(<Promotion.Status {...props} />, { applied: 'LANTERN20' }),
});

const form = (props?: Partial<PromotionRootProps>) =>
  within(
    <>
      <Promotion.Input aria-label="Code" />
      <Promotion.Submit>Apply</Promotion.Submit>
      <Promotion.Remove>Remove</Promotion.Remove>
      <Promotion.Error />
      <Promotion.Status />
    </>,
    props,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('a code is applied without the spaces around it', () => {
  const onApply = vi.fn();
  render(form({ onApply }));
  type('  lantern20 ');
  submit();
  expect(onApply).toHaveBeenCalledExactlyOnceWith('lantern20');
});

test('nothing entered is said at the field, which has the focus', () => {
  const onApply = vi.fn();
  render(form({ onApply }));
  type('   ');
  submit();
  expect(onApply).not.toHaveBeenCalled();
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Enter a code.');
  type('lantern20');
  submit();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('while an answer is on its way nothing is submitted, and the refusal before it is gone', () => {
  const onApply = vi.fn();
  render(form({ onApply, pending: true, error: 'Unknown.' }));
  type('lantern20');
  submit();
  expect(onApply).not.toHaveBeenCalled();
  expect(field()).toHaveAttribute('readonly');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a code from elsewhere fills an empty field, and leaves alone what was typed', () => {
  const { rerender } = render(form());
  rerender(form({ applied: 'LANTERN20' }));
  expect(field()).toHaveValue('LANTERN20');
  expect(document.body).toHaveFocus();
  type('other');
  rerender(form({ applied: 'SPRING' }));
  expect(field()).toHaveValue('other');
});

test('without anything that opens it, the field is emptied and has the focus after removing', () => {
  const onRemove = vi.fn();
  render(form({ applied: 'LANTERN20', onRemove }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onRemove).toHaveBeenCalledOnce();
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
});

test('a caller’s handler that prevents the default keeps the code', () => {
  const [onApply, onRemove] = [vi.fn(), vi.fn()];
  const prevent = (event: { preventDefault: () => void }) => event.preventDefault();
  render(
    within(
      <>
        <Promotion.Input aria-label="Code" aria-describedby="hint" onKeyDown={prevent} />
        <Promotion.Remove onClick={prevent}>Remove</Promotion.Remove>
        <Promotion.Submit>Apply</Promotion.Submit>
        <p id="hint">Twelve letters</p>
      </>,
      { onApply, onRemove, onSubmit: prevent },
    ),
  );
  type('lantern20');
  submit();
  fireEvent.keyDown(field(), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onApply).not.toHaveBeenCalled();
  expect(onRemove).not.toHaveBeenCalled();
  expect(field()).toHaveAccessibleDescription('Twelve letters');
});

test('a part outside of its root names what is missing', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Promotion.Input />)).toThrow(
    /^BX1015: Put it inside <Promotion.Root>. See .*codes.md#bx1015$/,
  );
  vi.mocked(console.error).mockRestore();
});
