import type {
  AvailablePaymentProcessor,
  PaymentProcessor,
  PaymentProcessorDraft,
  ProcessorGateway,
} from '../../contract';

/** A payment processor as its form has it. */
export interface ProcessorValues {
  name: string;
  /** '' while none is chosen. */
  gateway: ProcessorGateway | '';
  /** ISO 4217. */
  currencies: string[];
  active: boolean;
}

/** What a gateway gave the organizer; held only until it is sent. */
export interface KeyValues {
  publicKey: string;
  secretKey: string;
}

/** Where a processor stands: without credentials it takes no money, and by those of the test mode none moves. */
export type ProcessorState = 'needsKeys' | 'test' | 'on' | 'off';

export const newProcessor: ProcessorValues = { name: '', gateway: '', currencies: [], active: false };
export const noKeys: KeyValues = { publicKey: '', secretKey: '' };

export const processorValues = ({
  name,
  gateway,
  currencies,
  active,
}: PaymentProcessor): ProcessorValues => ({
  name,
  gateway,
  currencies,
  active,
});

/** The currencies a gateway takes; none while it is not chosen. */
export const currenciesOf = (
  available: readonly AvailablePaymentProcessor[],
  gateway: ProcessorValues['gateway'],
): readonly string[] => available.find((each) => each.gateway === gateway)?.currencies ?? [];

/** As it is saved: currencies that its gateway does not take are left out. `null` without a gateway. */
export function processorDraft(
  values: ProcessorValues,
  available: readonly AvailablePaymentProcessor[],
): PaymentProcessorDraft | null {
  const { gateway, name, active } = values;
  if (gateway === '') return null;
  const offered = currenciesOf(available, gateway);
  return {
    gateway,
    active,
    name: name.trim(),
    currencies: values.currencies.filter((code) => offered.includes(code)),
  };
}

export function processorState({
  active,
  credentialsSet,
  testMode,
}: Pick<PaymentProcessor, 'active' | 'credentialsSet' | 'testMode'>): ProcessorState {
  if (credentialsSet === null) return 'needsKeys';
  if (!active) return 'off';
  return testMode ? 'test' : 'on';
}
