import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { RichTextField } from '../../../../../../src/organizer/kit/fields';
import { OneForm } from '../../../../../../stories/organizer/kit/fields/fields.fixtures';

test('who writes before the editor has come goes on in the editor', async () => {
  render(
    <I18nRoot locale="en" catalogue={{ ...en, ...organizer }}>
      <OneForm values={{ message: '<p>Dear all</p>' }}>
        <RichTextField name="message" label="Message" />
      </OneForm>
    </I18nRoot>,
  );
  const plain = screen.getByRole('textbox', { name: 'Message' });
  plain.focus();
  fireEvent.change(plain, { target: { value: '<p>Dear all, hello</p>' } });

  await screen.findByRole('toolbar', { name: 'Formatting: Message' });
  const text = screen.getByRole('textbox', { name: 'Message' });
  expect(text).not.toBe(plain);
  expect(text).toHaveTextContent('Dear all, hello');
  await waitFor(() => expect(text).toHaveFocus());
});
