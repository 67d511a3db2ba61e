import { act, fireEvent, render, screen } from '@testing-library/react';
import { object, type ObjectSchema } from 'yup';
import { expect, it } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TextField } from '../../../../../../src/organizer/kit/fields';
import { EditorForm, useEditor } from '../../../../../../src/organizer/kit/form';

interface Room {
  name: string;
}

function Refused() {
  const editor = useEditor<Room>({
    saved: { version: 1, values: { name: '' } },
    schema: object({}) as unknown as ObjectSchema<Room>,
    save: () => Promise.reject(new Error('500')),
  });
  return (
    <EditorForm editor={editor} title="Room">
      <TextField name="name" label="Name" />
    </EditorForm>
  );
}

/** FAULTS F84: whoever saves hears of a refusal where they are, however long the form is. */
it('takes the focus when a save is refused', async () => {
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      <Refused />
    </I18nRoot>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Hall' } });
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await Promise.resolve();
  });
  const alert = await screen.findByRole('alert');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(alert);
});
