import { useLocale } from 'boxoffice';
import { useWidgetBootstrap } from 'boxoffice/hooks';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { usePageTitle } from '../page/usePageTitle';
import { text } from '../texts';
import css from './InvoicePreview.module.css';

/** `/:accountId/events/:eventId/invoicePreview`: what an invoice will look like, before it is ordered (000 §7). */
export function InvoicePreview() {
  const { accountId, eventId = '' } = useParams();
  const locale = useLocale();
  const { data } = useWidgetBootstrap(eventId);
  const title = text('invoicePreview.title');
  usePageTitle(data ? `${title} · ${data.event.name}` : title);
  if (!data) return <main className={css['page']} aria-busy />;
  const { event, invoiceData } = data;
  const isVisible = invoiceData?.accountId === accountId && invoiceData?.previewPbi;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: event['time-zone-id'] });
  return (
    <main className={css['page']}>
      <h1 className={css['title']}>{title}</h1>
      <p className={css['note']}>{text(isVisible ? 'invoicePreview.note' : 'invoicePreview.none')}</p>
      {isVisible && (
        <dl className={css['sheet']}>
          <Fact name={text('invoicePreview.from')}>
            <strong>{invoiceData.registeredCompany}</strong>
            <span className={css['lines']}>{invoiceData.address}</span>
            {invoiceData.sellerTaxId && (
              <span>
                {text('invoicePreview.taxId')} <bdi dir="ltr">{invoiceData.sellerTaxId}</bdi>
              </span>
            )}
          </Fact>
          <Fact name={text('invoicePreview.to')}>{text('invoicePreview.you')}</Fact>
          <Fact name={text('invoicePreview.for')}>
            <strong>{event.name}</strong>
            <span>{date.formatRange(new Date(event['start-date']), new Date(event['end-date']))}</span>
          </Fact>
          <Fact name={text('invoicePreview.number')}>{text('invoicePreview.later')}</Fact>
          <Fact name={text('invoicePreview.amount')}>{text('invoicePreview.later')}</Fact>
        </dl>
      )}
    </main>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css['fact']}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
