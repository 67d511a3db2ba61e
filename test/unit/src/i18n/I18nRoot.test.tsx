import { act, render, screen } from '@testing-library/react';
import { useContext, type ReactNode } from 'react';
import { I18nContext } from 'react-i18next';
import { expect, it } from 'vitest';
import { I18nRoot, loadCatalogue, useAreTextsWhole, useT, type MessageKey } from '../../../../src/i18n';
import { firstTextsOf } from '../../../../src/i18n/firstTextsOf';
import { settle } from '../../../settle';

const first = firstTextsOf(await loadCatalogue('en'));

/** In the first texts, and not. */
const listed: MessageKey = 'tickets.column.quantity';
const unlisted: MessageKey = 'confirmation.checking';

const Text = ({ of }: { of: MessageKey }) => <p>{useT()(of)}</p>;
const Whole = () => <output>{useAreTextsWhole() ? 'whole' : 'first'}</output>;
/** Null outside of a provider, whatever its type says. */
const Instance = () => <p>{(useContext(I18nContext) as object | null) ? 'i18next' : 'plain'}</p>;

const root = (children: ReactNode, locale = 'en') => (
  <I18nRoot locale={locale} first={first}>
    {children}
  </I18nRoot>
);

it('F125: leaves the whole catalogue and i18next to what needs more than the first texts', async () => {
  // Both are there already: what is shown then is decided here, and not by how long they take.
  await Promise.all([import('../../../../src/i18n/createI18n'), import('../../../../src/i18n/loadTexts')]);
  const list = (hasMore: boolean) =>
    root(
      <>
        <Text of={listed} />
        {hasMore && <Whole />}
        <Instance />
      </>,
    );
  const { rerender } = render(list(false));
  await act(() => settle());
  expect(screen.getByText('plain')).toBeInTheDocument();
  rerender(list(true));
  expect(screen.getByRole('status')).toHaveTextContent('first');
  expect(await screen.findByText('i18next')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('whole');
});

it('F125: loads the rest at once when a text is drawn that is not among the first ones', async () => {
  const { [unlisted]: text } = await loadCatalogue('en');
  render(root(<Text of={unlisted} />));
  expect(await screen.findByText(text ?? '')).toBeInTheDocument();
});

it('F125: loads another language at once, and the first one when it is chosen again, though nothing needs more than the first texts', async () => {
  const { [listed]: text } = await loadCatalogue('de');
  const { rerender } = render(root(<Text of={listed} />));
  rerender(root(<Text of={listed} />, 'de'));
  expect(await screen.findByText(text ?? '')).toBeInTheDocument();
  rerender(root(<Text of={listed} />));
  expect(await screen.findByText(first[listed] ?? '')).toBeInTheDocument();
});
