import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { object, string } from 'yup';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TextField } from '../../../../../../src/organizer/kit/fields';
import { EditorScreen, type RecordProps } from '../../../../../../src/organizer/kit/record';

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
