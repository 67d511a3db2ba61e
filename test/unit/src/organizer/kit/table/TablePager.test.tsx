import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { I18nRoot } from '../../../../../../src/i18n';
import en from '../../../../../../src/i18n/locales/en.json';
import organizer from '../../../../../../src/i18n/locales/organizer/en.json';
import { TablePager } from '../../../../../../src/organizer/kit/table';
import { afterEachRow, eachRow } from '../../../../../eachRow';

afterEachRow(cleanup);

const catalogue = { ...en, ...organizer };
const pagerOf = (total: number) => {
  const onPageChange = vi.fn<(page: number) => void>();
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <TablePager page={3} size={25} total={total} onPageChange={onPageChange} />
    </I18nRoot>,
  );
  return onPageChange;
};

eachRow<[string, number | null]>([
  ['120', 120],
  [' 9 ', 9],
  ['9999', 400],
  ['0', 1],
  ['3', null],
  ['x', null],
  ['-2', null],
  ['', null],
])('%o typed leads to page %o of 400', async (typed, page) => {
  const onPageChange = pagerOf(10_000);
  const field = await screen.findByRole('textbox', { name: 'Page' });
  expect(screen.getByText('of 400')).toBeDefined();
  fireEvent.change(field, { target: { value: typed } });
  fireEvent.submit(field);
  expect(onPageChange.mock.calls).toEqual(page === null ? [] : [[page]]);
});

eachRow<[number, boolean]>([
  [125, false],
  [126, true],
])('of %d rows a page can be gone to by its number: %s', async (total, can) => {
  pagerOf(total);
  await screen.findByRole('button', { name: 'Next' });
  expect(screen.queryByRole('textbox') !== null).toBe(can);
});

/** A list that goes where it is sent. */
function Paged() {
  const [page, setPage] = useState(3);
  return <TablePager page={page} size={25} total={10_000} onPageChange={setPage} />;
}

it('has the focus in its field still when the page has come', async () => {
  render(
    <I18nRoot locale="en" catalogue={catalogue}>
      <Paged />
    </I18nRoot>,
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page' });
  field.focus();
  fireEvent.change(field, { target: { value: '9999' } });
  fireEvent.submit(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('400');
});
