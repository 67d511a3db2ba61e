import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TextField } from '../../../../../../src/organizer/kit/fields';
import { EditorScreen, type RecordProps } from '../../../../../../src/organizer/kit/record';
import type { EditorScreenProps } from '../../../../../../src/organizer/kit/record/EditorScreen';

afterEach(cleanup);

interface Names {
  name: string;
}

const catalogue = { ...en, ...organizer };
const schema = object({ name: string().default('') });

const renderScreen = (record: RecordProps<Names>, isWide = false) =>
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <EditorScreen<Names>
        record={record}
        schema={schema}
        title="Names"
        lead="What it is called."
        actions={<button type="button">Reset</button>}
        {...(isWide
          ? { preview: ({ saved }) => <p>Wide preview of {saved.values.name}</p> }
          : { aside: ({ saved }) => <p>Preview of {saved.values.name}</p> })}
      >
        <TextField<Names> name="name" label="Name" />
      </EditorScreen>
    </I18nRoot>,
  );

const saved = { values: { name: 'Ada' }, version: 1 };

test.each([false, true])('a record has a head, a form and what stands beside it (wide: %s)', (isWide) => {
  renderScreen({ saved, save: vi.fn() }, isWide);
  expect(screen.getByRole('heading', { name: 'Names' })).toBeDefined();
  expect(screen.getByText('What it is called.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reset' })).toBeDefined();
  expect(screen.getByRole('form', { name: 'Names' })).toBeDefined();
  expect(screen.getByText(isWide ? 'Wide preview of Ada' : 'Preview of Ada')).toBeDefined();
});

test('it is saved on the version it was read in, and the host is told', async () => {
  const save = vi.fn<RecordProps<Names>['save']>((values) => Promise.resolve({ values, version: 2 }));
  const onSaved = vi.fn();
  renderScreen({ saved, save, onSaved });
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Grace' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ values: { name: 'Grace' }, version: 2 }));
  expect(save).toHaveBeenCalledWith({ name: 'Grace' }, 1);
});

const renderWith = (props: Partial<EditorScreenProps<Names>>) =>
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <EditorScreen<Names> record={{ saved, save: vi.fn() }} schema={schema} title="Names" {...props}>
        <TextField<Names> name="name" label="Name" />
      </EditorScreen>
    </I18nRoot>,
  );

test('a record is called as it was saved, and has no unsaved changes before something is typed', () => {
  renderWith({ title: (editor) => editor.saved.values.name, status: 'Draft' });
  expect(screen.getByRole('heading', { name: 'Ada' })).toBeDefined();
  expect(screen.getByRole('form', { name: 'Ada' })).toBeDefined();
  expect(screen.getByText('Draft')).toBeDefined();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('the head may say something else than the form is called', () => {
  renderWith({ heading: <i>Ada Lovelace</i> });
  expect(screen.getByRole('heading', { name: 'Ada Lovelace' })).toBeDefined();
  expect(screen.getByRole('form', { name: 'Names' })).toBeDefined();
});

test('a part of a screen has no head', () => {
  renderWith({ isPart: true });
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('form', { name: 'Names' })).toBeDefined();
});

describe('a question before it is saved', () => {
  const begin = () => {
    const save = vi.fn<RecordProps<Names>['save']>((values) => Promise.resolve({ values, version: 2 }));
    renderWith({
      record: { saved, save },
      saveQuestion: ({ methods }) =>
        methods.getValues('name') === '' ? { title: 'Save without a name?', action: 'Save it' } : undefined,
    });
    return save;
  };
  const type = (name: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  test.each([
    ['Save it', 1],
    ['Cancel', 0],
  ])('"%s" saves it %i times', async (answer, times) => {
    const save = begin();
    type('');
    fireEvent.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(times));
  });

  test('nothing is asked where there is no question', async () => {
    const save = begin();
    type('Grace');
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
