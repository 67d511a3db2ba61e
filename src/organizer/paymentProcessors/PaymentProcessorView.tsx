'use client';
import { useT } from '../../i18n';
import { LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { Notice } from '../../themed/kit/Notice';
import { useLeaveGuard } from '../kit/form';
import { PageHeader } from '../kit/page';
import { KeysPart } from './KeysPart';
import { PaymentProcessorForm, type PaymentProcessorViewProps } from './PaymentProcessorForm';
import { ProcessorStateTag } from './ProcessorStateTag';
import * as css from './paymentProcessors.css';

/** What a payment processor is used for, and the keys it works with. 002 §3, §7 Payments. @experimental */
export function PaymentProcessorView(props: PaymentProcessorViewProps) {
  const { processor, available, calls, pages, onCreated, onClose } = props;
  const t = useT();
  const guard = useLeaveGuard();
  const leave = async () => {
    if (await guard.mayLeave()) onClose();
  };
  return (
    <>
      <PageHeader
        title={processor ? <bdi>{processor.name}</bdi> : t('organizer.paymentProcessors.new')}
        status={processor && <ProcessorStateTag processor={processor} />}
        actions={
          <LinkButton icon={<Icon name="arrow-start" size="small" />} onClick={() => void leave()}>
            {t('organizer.paymentProcessors.all')}
          </LinkButton>
        }
      />
      <div className={css.parts}>
        {processor?.testMode && <Notice tone="info" title={t('organizer.paymentProcessors.testText')} />}
        <PaymentProcessorForm
          processor={processor}
          available={available}
          calls={calls}
          onCreated={onCreated}
        />
        {processor && (
          <KeysPart
            key={processor.id}
            processor={processor}
            pages={pages}
            service={
              available.find(({ gateway }) => gateway === processor.gateway)?.name ?? processor.gateway
            }
            setKeys={calls.setKeys}
          />
        )}
      </div>
    </>
  );
}
