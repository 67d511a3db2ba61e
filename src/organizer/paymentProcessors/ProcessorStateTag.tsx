'use client';
import type { PaymentProcessor } from '../../contract';
import { processorState, type ProcessorState } from '../../domain/paymentProcessors';
import { useT } from '../../i18n';
import { Tag, type TagProps } from '../../themed/kit/Tag';

const tones: Record<ProcessorState, TagProps['tone']> = {
  needsKeys: 'warning',
  test: 'neutral',
  on: 'positive',
  off: 'neutral',
};

/** Whether a processor takes money, in colour and in a word. */
export function ProcessorStateTag({ processor }: { processor: PaymentProcessor }) {
  const t = useT();
  const state = processorState(processor);
  return <Tag tone={tones[state]}>{t(`organizer.paymentProcessors.state.${state}`)}</Tag>;
}
