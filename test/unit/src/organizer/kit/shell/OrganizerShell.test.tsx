import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { OrganizerShell } from '../../../../../../src/organizer/kit/shell';
import { afterEachRow, eachRow } from '../../../../../eachRow';

afterEachRow(cleanup);

const catalogue = { ...en, ...organizer };
const href = '/organizer/events/1001/orders';

eachRow([
  ['the pointer', (link: HTMLElement) => fireEvent.pointerEnter(link)],
  ['the focus', (link: HTMLElement) => fireEvent.focus(link)],
] as const)('an entry that %s comes to is named to the host before it is opened', (_, come) => {
  const onIntent = vi.fn<(href: string) => void>();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <OrganizerShell items={[{ href, label: 'Orders', icon: 'receipt' }]} onIntent={onIntent}>
        <h1>Tickets</h1>
      </OrganizerShell>
    </I18nRoot>,
  );
  expect(onIntent).not.toHaveBeenCalled();
  come(screen.getByRole('link', { name: 'Orders' }));
  expect(onIntent).toHaveBeenCalledWith(href);
});
