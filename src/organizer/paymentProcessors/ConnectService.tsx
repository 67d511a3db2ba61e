'use client';
import { useState } from 'react';
import type { ProcessorGateway, PaymentProcessor, ProcessorCredentials } from '../../contract';
import { messageOf } from '../../domain';
import { problemOf } from '../../hooks';
import { useAuthWindow } from '../../hooks/account/useAuthWindow';
import { useT, type MessageKey } from '../../i18n';
import { AuthWindowNotice } from '../../themed/account/AuthWindowNotice';
import { Button } from '../../themed/kit/Button';
import { Notice } from '../../themed/kit/Notice';
import * as css from './paymentProcessors.css';

export interface KeysPartProps {
  processor: PaymentProcessor;
  /** The gateway’s own name. */
  service: string;
  pages?: string | undefined;
  /** Rejects with the client’s ApiError. */
  setKeys: (credentials: ProcessorCredentials) => Promise<PaymentProcessor>;
}

/** Gateways with an authorization page of their own. 000 §2. */
const connectable = ['stripe', 'paypal'] as const;
type Connectable = (typeof connectable)[number];

const isConnectable = (gateway: ProcessorGateway): gateway is Connectable =>
  connectable.some((each) => each === gateway);

type Step = { at: 'idle' | 'saving' | 'connected' } | { at: 'failed'; why: string };

/** Opens the service’s own page, which hands over the keys. They go to the server and nowhere else. */
export function ConnectService({ processor, service, pages, setKeys }: KeysPartProps) {
  const t = useT();
  const { state, open, cancel } = useAuthWindow(pages);
  const [step, setStep] = useState<Step>({ at: 'idle' });
  const { id, gateway } = processor;
  if (!isConnectable(gateway)) return null;
  const connect = async () => {
    setStep({ at: 'idle' });
    const outcome = await open(gateway);
    if (outcome?.at === 'refused')
      setStep({ at: 'failed', why: t('organizer.account.refused', { service }) });
    if (outcome?.at !== 'answered') return;
    setStep({ at: 'saving' });
    try {
      await setKeys({ id, publicKey: outcome.answer.key, secretKey: outcome.answer.secret });
      setStep({ at: 'connected' });
    } catch (error) {
      setStep({ at: 'failed', why: messageOf<MessageKey>(problemOf(error).message, t) });
    }
  };
  return (
    <div className={css.connect}>
      <p className={css.note}>{t('organizer.paymentProcessors.connectText', { service })}</p>
      <Button busy={state.at === 'waiting' || step.at === 'saving'} onClick={() => void connect()}>
        {t('organizer.paymentProcessors.connect', { service })}
      </Button>
      <div role="status">
        <AuthWindowNotice state={state} onCancel={cancel} />
        {step.at === 'connected' && (
          <Notice tone="positive" title={t('organizer.paymentProcessors.connected', { service })} />
        )}
      </div>
      {step.at === 'failed' && (
        <Notice tone="danger" live="assertive" title={t('organizer.account.failed', { service })}>
          {step.why}
        </Notice>
      )}
    </div>
  );
}
