import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { object, string, type ObjectSchema } from 'yup';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TextField } from '../../../../../../src/organizer/kit/fields';
import { EditorForm, useEditor } from '../../../../../../src/organizer/kit/form';

afterEach(cleanup);

interface Days {
  start: string;
  end: string;
}

const schema: ObjectSchema<Days> = object({
  start: string().default(''),
  end: string()
    .default('')
    .required('Missing.')
    .test('after', 'End it later.', (end, { parent }) => end > (parent as Days).start),
});

function Form({ values }: { values: Days }) {
  const editor = useEditor<Days>({ saved: { values, version: 1 }, schema, save: vi.fn() });
  return (
    <EditorForm editor={editor} title="Days">
      <TextField<Days> name="start" label="Start" alsoChecks={['end']} />
      <TextField<Days> name="end" label="End" required />
    </EditorForm>
  );
}

const draw = (values: Days) =>
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      <Form values={values} />
    </I18nRoot>,
  );
const settled = () => act(() => new Promise((done) => setTimeout(done, 0)));
const fill = async (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await settled();
};
const leave = async (label: string) => {
  fireEvent.blur(screen.getByLabelText(label));
  await settled();
};

test('what another field found wrong goes as soon as it is mended, before the field is left', async () => {
  draw({ start: '1', end: '5' });
  await fill('Start', '7');
  await leave('Start');
  expect(screen.getByText('End it later.')).toBeTruthy();
  await fill('End', '8');
  expect(screen.queryByText('End it later.')).toBeNull();
});

test('what is missing goes as soon as the field is filled by something beside it, as by a calendar', async () => {
  draw({ start: '', end: '5' });
  await fill('End', '');
  await fill('Start', '1');
  await leave('End');
  expect(screen.getByText('Missing.')).toBeTruthy();
  await fill('End', '8');
  expect(screen.queryByText('Missing.')).toBeNull();
});

test('a field that nobody came to is not missed because of another', async () => {
  draw({ start: '', end: '' });
  await fill('Start', '1');
  await leave('Start');
  expect(screen.queryByText('Missing.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await settled();
  expect(screen.getByText('Missing.')).toBeTruthy();
});
