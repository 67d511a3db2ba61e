import { act } from 'preact/test-utils';
import { createElement, render, useEffect, useState, type ReactNode } from 'preact/compat';
import { afterEach, describe, expect, test, vi } from 'vitest';
import '../../../../host-app/preact/copyableKeys';
import '../../../../host-app/preact/effectsInTime';
import '../../../../host-app/preact/restoreFields';
import { startTransition } from '../../../../host-app/preact/startTransition';
import { eventually } from '../../../eventually';

const root = document.createElement('div');
const draw = (content: ReactNode) => {
  document.body.append(root);
  void act(() => {
    render(content, root);
  });
};
afterEach(() => {
  render(null, root);
  root.remove();
});

const field = (name = 'input') => {
  const found = root.querySelector<HTMLInputElement>(name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};
const type = (value: string) => {
  field().value = value;
  field().dispatchEvent(new InputEvent('input', { bubbles: true }));
};

describe('a field says what its component says (FAULTS F135)', () => {
  test('a box without a handler stays as it is', async () => {
    draw(createElement('input', { type: 'checkbox', checked: false, 'aria-disabled': true }));
    field().click();
    await Promise.resolve();
    expect(field().checked).toBe(false);
  });

  test('of radio buttons the same one stays chosen', async () => {
    const radio = (value: string) =>
      createElement('input', { type: 'radio', name: 'size', value, checked: value === 'small' });
    draw(createElement('p', null, radio('small'), radio('large')));
    field('[value=large]').click();
    await Promise.resolve();
    expect(field('[value=small]').checked).toBe(true);
    expect(field('[value=large]').checked).toBe(false);
  });

  test('what is typed and not taken is gone, and what is taken stays', async () => {
    function Digits() {
      const [value, setValue] = useState('1');
      const onChange = () => {
        if (/^\d*$/.test(field().value)) setValue(field().value);
      };
      return createElement('input', { value, onChange });
    }
    draw(createElement(Digits, null));
    type('1x');
    await Promise.resolve();
    expect(field().value).toBe('1');
    type('12');
    await Promise.resolve();
    expect(field().value).toBe('12');
  });

  test('a field that belongs to nobody is left alone', async () => {
    draw(createElement('input', { defaultValue: 'a' }));
    type('b');
    await Promise.resolve();
    expect(field().value).toBe('b');
  });
});

test('a press of a key can be copied', () => {
  const onKeyDown = vi.fn();
  draw(createElement('input', { onKeyDown: (event: object) => onKeyDown({ ...event }) as undefined }));
  const pressed = new KeyboardEvent('keydown', { key: 'Enter', shiftKey: true, cancelable: true });
  field().dispatchEvent(pressed);
  const copy = onKeyDown.mock.calls[0]?.[0] as KeyboardEvent;
  expect(copy).toMatchObject({ key: 'Enter', shiftKey: true, type: 'keydown' });
  expect(copy.currentTarget).toBe(field());
  copy.preventDefault();
  expect(pressed.defaultPrevented).toBe(true);
});

test('effects follow in the same task', async () => {
  const effect = vi.fn();
  function Counted() {
    useEffect(effect);
    return null;
  }
  document.body.append(root);
  render(createElement(Counted, null), root);
  expect(effect).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(effect).toHaveBeenCalledOnce();
});

test('a transition is drawn in a task of its own, after what is being done', async () => {
  const run = vi.fn();
  startTransition(run);
  await Promise.resolve();
  expect(run).not.toHaveBeenCalled();
  await eventually(() => expect(run).toHaveBeenCalledOnce());
});
