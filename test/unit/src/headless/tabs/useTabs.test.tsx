import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useTabs } from '../../../../../src/headless/tabs/useTabs';

type Id = 'one' | 'two' | 'three';
const all = [{ id: 'one' }, { id: 'two' }, { id: 'three' }] as const;

interface Props {
  tabs?: Parameters<typeof useTabs<Id>>[0]['tabs'];
  current?: Id;
  onCurrentChange?: (id: Id) => void;
  dir?: 'rtl';
}

function Tabs({ tabs = all, current: given, onCurrentChange, dir }: Props) {
  const { current, isMade, choose, listProps, panelsRef } = useTabs<Id>({
    tabs,
    current: given,
    onCurrentChange,
  });
  return (
    <div ref={panelsRef}>
      <div {...listProps} role="tablist" tabIndex={-1} style={{ direction: dir }}>
        {tabs.map(({ id }) => (
          <button key={id} role="tab" aria-selected={id === current} onClick={() => choose(id)}>
            {id}
          </button>
        ))}
      </div>
      {tabs.map(
        ({ id }) =>
          isMade(id) && (
            <div key={id} role="tabpanel" data-tab={id} aria-label={id} hidden={id !== current}>
              <p data-testid={id} />
            </div>
          ),
      )}
    </div>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const made = () => screen.getAllByRole('tabpanel', { hidden: true }).map(({ dataset }) => dataset['tab']);
const press = (key: string, keys: { ctrlKey?: boolean } = {}) =>
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key, ...keys });

it('has the first to begin with, and makes a panel when it is first chosen', () => {
  render(<Tabs />);
  expect(chosen()).toBe('one');
  expect(made()).toEqual(['one']);
  fireEvent.click(screen.getByRole('tab', { name: 'three' }));
  expect(chosen()).toBe('three');
  expect(made()).toEqual(['one', 'three']);
  expect(screen.getByRole('tabpanel')).toHaveAccessibleName('three');
});

it('makes what is part of a form at once', () => {
  render(<Tabs tabs={[{ id: 'one' }, { id: 'two', isEager: true }]} />);
  expect(made()).toEqual(['one', 'two']);
});

it('is chosen by keys, round and round, with the focus', () => {
  render(<Tabs />);
  press('ArrowLeft');
  expect(chosen()).toBe('three');
  expect(screen.getByRole('tab', { name: 'three' })).toHaveFocus();
  press('ArrowRight');
  expect(chosen()).toBe('one');
  press('End');
  expect(chosen()).toBe('three');
  press('Home');
  expect(chosen()).toBe('one');
});

it('leaves the keys of the browser to it', () => {
  render(<Tabs />);
  expect(press('ArrowRight', { ctrlKey: true })).toBe(true);
  expect(press('a')).toBe(true);
  expect(chosen()).toBe('one');
});

it('goes on to the left where texts run from right to left', () => {
  render(<Tabs dir="rtl" />);
  press('ArrowLeft');
  expect(chosen()).toBe('two');
});

it('is chosen by whoever holds it', () => {
  const onCurrentChange = vi.fn();
  const { rerender } = render(<Tabs current="one" onCurrentChange={onCurrentChange} />);
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(onCurrentChange).toHaveBeenCalledExactlyOnceWith('two');
  expect(chosen()).toBe('one');
  rerender(<Tabs current="two" onCurrentChange={onCurrentChange} />);
  expect(chosen()).toBe('two');
});

it('has the first again when the chosen one is gone', () => {
  const { rerender } = render(<Tabs />);
  fireEvent.click(screen.getByRole('tab', { name: 'three' }));
  rerender(<Tabs tabs={[{ id: 'one' }, { id: 'two' }]} />);
  expect(chosen()).toBe('one');
});

it('shows what is found in a hidden panel', () => {
  render(<Tabs />);
  fireEvent.click(screen.getByRole('tab', { name: 'two' }));
  act(() => {
    screen.getByTestId('one').dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(chosen()).toBe('one');
});
