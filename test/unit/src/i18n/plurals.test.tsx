import { render, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { I18nRoot, useLocale, useT } from '../../../../src/i18n';
import { eachRow } from '../../../eachRow';

function Count({ count }: { count: number }) {
  const t = useT();
  return <p>{`${t('order.count', { count })} ${useLocale()}`}</p>;
}

eachRow([
  ['ru', 2, '2 tickets ru'],
  ['ru', 5, '5 tickets ru'],
  ['zh-HK', 1, '1 ticket zh-HK'],
  ['de-AT', 2, '2 Tickets de-AT'],
])('counts in the language of the texts and formats in %s', async (locale, count, text) => {
  render(
    <I18nRoot locale={locale}>
      <Count count={count} />
    </I18nRoot>,
  );
  expect(await screen.findByText(text)).toBeInTheDocument();
});
