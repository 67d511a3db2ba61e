'use client';
import { useCallback } from 'react';
import type { AvailablePaymentProcessor, PaymentProcessor } from '../../contract';
import { safeUrl } from '../../domain';
import { useT } from '../../i18n';
import { Button } from '../../themed/kit/Button';
import { ButtonLink } from '../../themed/kit/ButtonLink';
import { Icon } from '../../themed/kit/Icon';
import { VisuallyHidden } from '../../themed/kit/VisuallyHidden';
import { ListScreen, type PagedListProps } from '../kit/list';
import { useProcessorColumns } from './processorColumns';

export interface PaymentProcessorsViewProps extends PagedListProps {
  /** The processors of this page; `null` before the first answer. */
  processors: readonly PaymentProcessor[] | null;
  /** The gateways the account can set up: what can be filtered by. */
  available: readonly AvailablePaymentProcessor[];
  /** A processor is opened. */
  onOpen: (id: number) => void;
  /** Another one is to be set up. */
  onNew: () => void;
  /** Where payouts are seen and settled, https. An address that is not safe is not linked. */
  payoutUrl?: string | undefined;
}

const idOf = ({ id }: PaymentProcessor) => String(id);

/** The payment processors of an account, in every state of the list; knows nothing of where they come from. @experimental */
export function PaymentProcessorsView(props: PaymentProcessorsViewProps) {
  const { processors, available, onOpen, onNew, payoutUrl } = props;
  const t = useT();
  const columns = useProcessorColumns(available);
  const nameOf = useCallback(
    ({ name }: PaymentProcessor) => t('organizer.paymentProcessors.row', { name }),
    [t],
  );
  const open = useCallback(({ id }: PaymentProcessor) => onOpen(id), [onOpen]);
  const currencies = [...new Set(available.flatMap((each) => each.currencies))].sort();
  const payouts = safeUrl(payoutUrl, { allow: ['https:'] });
  return (
    <ListScreen
      list={props}
      title={t('organizer.paymentProcessors.name')}
      head={{
        lead: t('organizer.paymentProcessors.lead'),
        actions: (
          <>
            {payouts !== null && (
              <ButtonLink href={payouts} newTab icon={<Icon name="external" />}>
                {t('organizer.paymentProcessors.payouts')}
                <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
              </ButtonLink>
            )}
            <Button variant="primary" icon={<Icon name="plus" />} onClick={onNew}>
              {t('organizer.paymentProcessors.new')}
            </Button>
          </>
        ),
      }}
      filter={{
        filters: [
          {
            id: 'gateway',
            label: t('organizer.paymentProcessors.column.gateway'),
            any: t('organizer.paymentProcessors.anyGateway'),
            options: available.map(({ gateway, name }) => ({ value: gateway, label: name })),
          },
          {
            id: 'currency',
            label: t('organizer.paymentProcessors.currency'),
            any: t('organizer.paymentProcessors.anyCurrency'),
            options: currencies.map((code) => ({ value: code, label: code })),
          },
          {
            id: 'active',
            label: t('organizer.paymentProcessors.column.state'),
            any: t('organizer.paymentProcessors.anyState'),
            options: [
              { value: 'true', label: t('organizer.paymentProcessors.state.on') },
              { value: 'false', label: t('organizer.paymentProcessors.state.off') },
            ],
          },
        ],
      }}
      rows={processors}
      rowId={idOf}
      rowName={nameOf}
      columns={columns}
      onOpen={open}
      empty={{
        icon: 'card',
        title: t('organizer.paymentProcessors.empty'),
        text: t('organizer.paymentProcessors.emptyText'),
      }}
      failed={t('organizer.paymentProcessors.notLoaded')}
    />
  );
}
