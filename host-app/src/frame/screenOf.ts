import type { TicketWidgetProps } from 'boxoffice';

type Step = Parameters<NonNullable<TicketWidgetProps['onStepChange']>>[0];

/** Steps that show the same screen: only another screen begins at the top of the frame. `null`: it is not known yet. */
export function screenOf(step: Step): 'list' | 'form' | 'end' | 'swap' | 'confirmation' | null {
  switch (step) {
    case 'resuming':
      return null;
    case 'selecting':
    case 'holding':
      return 'list';
    case 'swapping':
    case 'swapRefused':
      return 'swap';
    case 'registering':
    case 'submitting':
    case 'authenticating':
    case 'redirecting':
    case 'awaitingPayment':
    case 'unknownOutcome':
      return 'form';
    case 'timedOut':
    case 'cancelled':
      return 'end';
    case 'confirmed':
      return 'confirmation';
  }
}
