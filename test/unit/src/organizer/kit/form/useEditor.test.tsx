import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { array, number, object, string } from 'yup';
import { ApiError, authRedirect } from '../../../../../../src/client';
import { listOrders } from '../../../../../../src/contract';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { saveDraft, withDraft } from '../../../../../../src/organizer/kit/form/draft';
import { withoutNulls } from '../../../../../../src/organizer/kit/form/withoutNulls';
import {
  keeps,
  room,
  RoomEditor,
  type Room,
} from '../../../../../../stories/organizer/kit/form/editor.fixtures';

afterEach(cleanup);
const settled = () => act(() => new Promise((done) => setTimeout(done, 0)));

async function open(values: Partial<Room> = {}) {
  const save = vi.fn(keeps);
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      <RoomEditor save={save} saved={{ version: 3, values: { ...room.values, ...values } }} />
    </I18nRoot>,
  );
  await settled();
  return save;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const type = async (label: RegExp, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  await settled();
};
const leave = async (label: RegExp) => {
  fireEvent.blur(field(label));
  await settled();
};
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const isInvalid = (label: RegExp) => field(label).getAttribute('aria-invalid') === 'true';

describe('an error of a field', () => {
  it('does not appear while it is being filled, but when it is left', async () => {
    await open();
    fireEvent.focus(field(/^Name/));
    await leave(/^Name/);
    await type(/^Name/, '');
    expect(isInvalid(/^Name/)).toBe(false);
    await leave(/^Name/);
    expect(isInvalid(/^Name/)).toBe(true);
  });

  it('that stands there goes as soon as it is put right', async () => {
    await open();
    await type(/^Name/, '');
    await leave(/^Name/);
    expect(isInvalid(/^Name/)).toBe(true);
    await type(/^Name/, 'Hall');
    expect(isInvalid(/^Name/)).toBe(false);
  });

  it('appears on saving, wherever one is', async () => {
    const save = await open();
    await type(/^Name/, '');
    await press('Save');
    expect(isInvalid(/^Name/)).toBe(true);
    expect(save).not.toHaveBeenCalled();
  });
});

describe('signed out while something is typed (FAULTS F88)', () => {
  const signedOut = () => {
    const needsSignIn = { code: 4001, error: { 'error-code': 'AUTH_REQUIRED' } };
    const go = vi.fn();
    authRedirect({ accountId: '77', go })(
      new ApiError('refused', 401, needsSignIn, 'refused'),
      listOrders,
      {},
    );
    return go.mock.calls.length;
  };
  const confirmsLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('it stands there again after signing in, beside what somebody else changed meanwhile', async () => {
    await open();
    await type(/^Name/, 'Hall');
    expect(confirmsLeaving()).toBe(true);
    expect(signedOut()).toBe(1);
    expect(confirmsLeaving()).toBe(false);
    cleanup();
    const save = await open({ notes: 'Third floor.' });
    expect(field(/^Name/)).toHaveProperty('value', 'Hall');
    await press('Save');
    expect(save).toHaveBeenCalledWith({ ...room.values, name: 'Hall', notes: 'Third floor.' }, 3);
    cleanup();
    await open();
    expect(field(/^Name/)).toHaveProperty('value', room.values.name);
  });

  it('nothing is stored of a form nobody changed', async () => {
    await open();
    signedOut();
    expect(sessionStorage).toHaveLength(0);
  });

  it('no secret is stored, and no file', () => {
    saveDraft({ name: '' }, { name: 'a', password: 'p', secretKey: 's', logo: new Blob(['x']), seats: 3 });
    expect(Object.values(sessionStorage).join()).toMatch(/"values":{"name":"a","seats":3}/);
    expect(withDraft({ name: '', password: '', seats: 1 })).toEqual({ name: '', password: '', seats: 1 });
    expect(withDraft({ name: '' })).toEqual({ name: 'a', seats: 3 });
  });
});

describe('a backend’s null', () => {
  it('in an optional text does not keep the form from being saved', async () => {
    const save = await open({ notes: null as unknown as string });
    await type(/^Name/, 'Hall');
    await press('Save');
    expect(save).toHaveBeenCalledWith({ ...room.values, name: 'Hall', notes: '' }, 3);
  });

  it('where it can’t be helped is said in plain words', async () => {
    const save = await open({ open: null as unknown as boolean });
    await type(/^Name/, 'Hall');
    await press('Save');
    expect(save).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain('Field is required.');
    expect(document.body.textContent).not.toMatch(/must be a|final value|null/);
  });

  it('is an empty text wherever the schema takes no null', () => {
    const schema = object({
      text: string(),
      nothing: string().nullable(),
      count: number().nullable(),
      rows: array(object({ label: string() })),
      nested: object({ text: string() }),
    });
    const values = {
      text: null,
      nothing: null,
      count: null,
      rows: [{ label: null }],
      nested: { text: null },
      other: null,
    };
    expect(withoutNulls(values, schema)).toEqual({
      text: '',
      nothing: null,
      count: null,
      rows: [{ label: '' }],
      nested: { text: '' },
      other: null,
    });
  });
});
