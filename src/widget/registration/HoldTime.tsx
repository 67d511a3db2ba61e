'use client';
import { BoxofficeError, type ErrorListener } from '../../diagnostics';
import type { WidgetBootstrap } from '../../contract';
import type { OrderState, WidgetEventListener } from '../../domain';
import { isRunningOut, useWarningReport } from '../../headless/registration';
import { useCountdown, type OrderFlow } from '../../hooks';
import { Countdown } from '../../themed/registration/Countdown';
import { TimeWarning } from '../../themed/registration/TimeWarning';

/** So little is left of a hold. @public */
export interface CountdownWarning {
  secondsLeft: number;
  eventName: string;
}

export interface HoldTimeProps {
  state: Extract<OrderState, { hold: unknown }>;
  order: Pick<OrderFlow, 'expire' | 'extend' | 'reread'>;
  bootstrap: Pick<WidgetBootstrap, 'ticketsWidgetModel' | 'event'>;
  onEvent: WidgetEventListener;
  /** The host's, where the countdown is shown. It may throw. */
  onWarning?: ((warning: CountdownWarning) => void) | undefined;
  onError?: ErrorListener | undefined;
}

/**
 * How long the tickets are held: ends the form when the time is over, also where the organizer shows no countdown. The only part
 * of the form that renders each second. 000 §4 Countdown.
 */
export function HoldTime({ state, order, bootstrap, onEvent, onWarning, onError }: HoldTimeProps) {
  const { hold } = state;
  const isVisible = bootstrap.ticketsWidgetModel.displayCountdown;
  const remaining = useCountdown(hold, { onExpire: order.expire, onJump: order.reread });
  const due = isRunningOut(remaining);
  const eventName = bootstrap.event.name;
  useWarningReport(remaining, (left) => {
    onEvent({ type: 'countdownWarning', remaining: left });
    if (isVisible) attempt(() => onWarning?.({ secondsLeft: Math.ceil(left / 1_000), eventName }), onError);
  });
  const extension = state.at === 'registering' ? state.extension : undefined;
  const isOffered = state.at === 'registering' && (hold.extensionsLeft ?? 0) > 0;
  return (
    <>
      {isVisible && <Countdown remaining={remaining} total={hold.timeLimit * 60_000} />}
      <TimeWarning
        due={due}
        eventName={eventName}
        isVisible={isVisible}
        extension={extension}
        minutes={hold.timeLimit}
        onExtend={isOffered ? order.extend : undefined}
      />
    </>
  );
}

/** What the host does with it can't harm the order (FAULTS F59). */
function attempt(onReport: () => void, onError: HoldTimeProps['onError']) {
  try {
    onReport();
  } catch (cause) {
    onError?.(new BoxofficeError('BX2005', cause));
  }
}
