'use client';
import { useCallback } from 'react';
import type { AvailablePaymentProcessor, PaymentProcessor } from '../../contract';
import { safeUrl, type TableView } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { PageHeader, ScreenEmpty, ScreenFailed } from '../kit/page';
import { DataTable, FilterBar } from '../kit/table';
import { useProcessorColumns } from './processorColumns';

export interface ProcessorsViewProps {
  /** The processors of this page; `null` before the first answer. */
  processors: readonly PaymentProcessor[] | null;
  /** How many match, on all pages. */
  total: number;
  /** What is shown of the list. */
  view: TableView;
  /** Another view was asked for. */
  onViewChange: (view: TableView) => void;
  /** Rows a page. */
  size: number;
  /** The gateways the account can set up: what can be filtered by. */
  available: readonly AvailablePaymentProcessor[];
  /** The call failed; processors that are there stay. */
  hasFailed?: boolean | undefined;
  /** A call is on its way. */
  isUpdating?: boolean | undefined;
  /** They want it tried again. */
  onRetry: () => void;
  /** A processor is opened. */
  onOpen: (id: number) => void;
  /** Another one is to be set up. */
  onNew: () => void;
  /** Where payouts are seen and settled, https. An address that is not safe is not linked. */
  payoutUrl?: string | undefined;
}

const idOf = ({ id }: PaymentProcessor) => String(id);

/** The payment processors of an account, in every state of the list; knows nothing of where they come from. @experimental */
export function ProcessorsView(props: ProcessorsViewProps) {
  const { processors, total, view, onViewChange, size, available, hasFailed, isUpdating } = props;
  const { onRetry, onOpen, onNew, payoutUrl } = props;
  const t = useT();
  const columns = useProcessorColumns(available);
  const nameOf = useCallback(({ name }: PaymentProcessor) => t('organizer.processors.row', { name }), [t]);
  const open = useCallback(({ id }: PaymentProcessor) => onOpen(id), [onOpen]);
  const currencies = [...new Set(available.flatMap((each) => each.currencies))].sort();
  const payouts = safeUrl(payoutUrl, { allow: ['https:'] });
  const add = (
    <Button variant="primary" icon={<Icon name="plus" />} onClick={onNew}>
      {t('organizer.processors.new')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('organizer.processors.name')}
        lead={t('organizer.processors.lead')}
        actions={
          <>
            {payouts !== null && (
              <ButtonLink href={payouts} newTab icon={<Icon name="external" />}>
                {t('organizer.processors.payouts')}
                <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
              </ButtonLink>
            )}
            {add}
          </>
        }
      />
      <FilterBar
        {...{ view, onViewChange, columns }}
        filters={[
          {
            ...{ id: 'gateway', label: t('organizer.processors.column.gateway') },
            any: t('organizer.processors.anyGateway'),
            options: available.map(({ gateway, name }) => ({ value: gateway, label: name })),
          },
          {
            ...{ id: 'currency', label: t('organizer.processors.currency') },
            any: t('organizer.processors.anyCurrency'),
            options: currencies.map((code) => ({ value: code, label: code })),
          },
          {
            ...{ id: 'active', label: t('organizer.processors.column.state') },
            any: t('organizer.processors.anyState'),
            options: [
              { value: 'true', label: t('organizer.processors.state.on') },
              { value: 'false', label: t('organizer.processors.state.off') },
            ],
          },
        ]}
      />
      {(processors ?? !hasFailed) && (
        <DataTable
          caption={t('organizer.processors.name')}
          rows={processors}
          rowId={idOf}
          rowName={nameOf}
          {...{ columns, view, onViewChange, isUpdating }}
          paging={{ size, total }}
          onOpen={open}
          empty={
            <ScreenEmpty
              icon="card"
              title={t('organizer.processors.empty')}
              text={t('organizer.processors.emptyText')}
            />
          }
        />
      )}
      {hasFailed && (
        <ScreenFailed title={t('organizer.processors.notLoaded')} onRetry={onRetry} isRetrying={isUpdating} />
      )}
    </>
  );
}
