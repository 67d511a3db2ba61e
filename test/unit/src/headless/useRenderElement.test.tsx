import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, forwardRef, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useRenderElement, type HeadlessProps } from '../../../../src/headless/useRenderElement';
import { describeConformance } from '../../../helpers/describeConformance';

type Props = HeadlessProps<'button', { pending: boolean; at: string | null }> & {
  onPress?: (calls: string) => void;
};

/** Presses are reported after the caller's own handlers, unless one of those prevents it. */
const Sample = forwardRef<HTMLButtonElement, Props & { at?: string | null }>(function Sample(props, ref) {
  const { onPress, at = null, ...rest } = props;
  const ownRef = useRef<HTMLButtonElement>(null);
  const state = { pending: true, at };
  return useRenderElement('button', state, rest, {
    ref,
    ownRef,
    defaults: { type: 'button', style: { color: 'red', margin: '1px' } },
    handlers: {
      onClick: (event) => {
        if (!event.isDefaultPrevented()) onPress?.(ownRef.current?.localName ?? '');
      },
    },
  });
});

describeConformance('a part', {
  tag: 'button',
  data: { 'data-pending': '', 'data-at': null },
  draw: (given) => <Sample {...given} />,
});

test('handlers are called in turn: the caller’s, that of the element, the part’s', () => {
  const calls: string[] = [];
  const call = (name: string) => () => void calls.push(name);
  render(
    <Sample
      onClick={call('caller')}
      render={createElement('em', { onClick: call('element') })}
      onPress={call('part')}
    >
      Press
    </Sample>,
  );
  fireEvent.click(screen.getByText('Press'));
  expect(calls).toEqual(['caller', 'element', 'part']);
});

test('a caller that prevents the default has the part do nothing', () => {
  const onPress = vi.fn();
  render(<Sample onClick={(event) => event.preventDefault()} onPress={onPress} />);
  fireEvent.click(screen.getByRole('button'));
  expect(onPress).not.toHaveBeenCalled();
});

test('attributes of the caller replace the part’s, and styles are merged', () => {
  render(<Sample type="reset" style={{ color: 'blue' }} render={<button style={{ padding: '2px' }} />} />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('type', 'reset');
  expect(button).toHaveStyle({ color: 'rgb(0, 0, 255)', margin: '1px', padding: '2px' });
});

test('an attribute of the caller’s that is undefined leaves the part’s', () => {
  render(<Sample type={undefined} style={undefined} />);
  const button = screen.getByRole('button');
  expect(button).toHaveAttribute('type', 'button');
  expect(button).toHaveStyle({ margin: '1px' });
});

test('the element’s own ref and children stay, and the part has its own ref', () => {
  const [ref, onPress] = [vi.fn(), vi.fn()];
  render(
    <Sample onPress={onPress} render={createElement('p', { ref }, 'Theirs')}>
      Own
    </Sample>,
  );
  expect(ref).toHaveBeenLastCalledWith(screen.getByText('Theirs'));
  fireEvent.click(screen.getByText('Theirs'));
  expect(onPress).toHaveBeenCalledWith('p');
});

test('state is data: words as they are', () => {
  render(<Sample at="end" className={({ at, pending }) => `${at} ${pending}`} />);
  expect(screen.getByRole('button')).toHaveAttribute('data-at', 'end');
  expect(screen.getByRole('button')).toHaveClass('end', 'true');
});
