import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { LinkDialog } from '../../../../../../src/organizer/kit/fields/LinkDialog';
import { RichTextEditor } from '../../../../../../src/organizer/kit/fields/RichTextEditor';
import { eventually } from '../../../../../eventually';

const catalogue = { ...en, ...organizer };

it.each([
  ['http://a.example/', 'http://a.example/'],
  ['https://a.example/', 'https://a.example/'],
  ['mailto:hello@a.example', 'mailto:hello@a.example'],
  ['javascript:alert(1)', null],
  ['ftp://a.example/', null],
])('who writes beside a link to %s keeps one to %j', async (address, expected) => {
  const onValueChange = vi.fn<(html: string) => void>();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <RichTextEditor
        control={{ id: 'message' }}
        label="Message"
        value={`<p><a href="${address}">Map</a> of the</p>`}
        onValueChange={onValueChange}
        onLeave={vi.fn()}
        placeholders={[]}
        headings={false}
        takesFocus={false}
      />
    </I18nRoot>,
  );
  const paragraph = screen.getByRole('textbox').querySelector('p');
  // As a browser writes what is typed: the editor looks at what stands there then.
  paragraph?.append(' harbour');
  await eventually(() => expect(onValueChange).toHaveBeenCalled());
  const written = new DOMParser().parseFromString(onValueChange.mock.lastCall?.[0] ?? '', 'text/html').body;
  expect(written.textContent).toBe('Map of the harbour');
  expect(written.querySelector('a')?.getAttribute('href') ?? null).toBe(expected);
});

it.each([
  ['http://a.example', 'http://a.example/'],
  ['a.example', 'https://a.example/'],
  ['amara@a.example', 'mailto:amara@a.example'],
  ['javascript:alert(1)', null],
  ['ftp://a.example', null],
])('a link set to %s leads to %j', (typed, address) => {
  const onDone = vi.fn<(address: string) => void>();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <LinkDialog address="" onDone={onDone} onClose={vi.fn()} />
    </I18nRoot>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'URL or email address' }), {
    target: { value: typed },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Apply link' }));
  expect(onDone.mock.lastCall?.[0] ?? null).toBe(address);
});
