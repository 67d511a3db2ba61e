'use client';
import { forwardRef, useMemo } from 'react';
import { formatRemaining, warnAt } from '../../domain';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { CountdownContext, useCountdownParts, type CountdownState } from './CountdownContext';
import { useWarningReport } from './useWarningReport';

/** Props of `Countdown.Root`. @public */
export interface CountdownRootProps extends HeadlessProps<'div', CountdownState> {
  /** Milliseconds left of the hold: what `useCountdown` of `boxoffice/hooks` answers. */
  remaining: number;
  /** Milliseconds the hold lasts in all, for `Indicator`. Default: 0, which leaves it empty. */
  total?: number | undefined;
  /** BCP 47; digits follow it. */
  locale: string;
  /** Called with the milliseconds left, once each time that less than two minutes are left. */
  onWarn?: ((remaining: number) => void) | undefined;
}

/**
 * Time left of a hold. Renders a `div`. `data-urgent` is there when less than two minutes are left, `data-expired` when none is; also on
 * `Timer`, `Time` and `Indicator`. 000 §2.7, §4 Countdown.
 *
 * @example
 * const remaining = useCountdown(hold, { onExpire, onJump });
 * <Countdown.Root remaining={remaining} total={hold.timeLimit * 60_000} locale="en">
 *   <Countdown.Timer aria-label="Time left">
 *     <Countdown.Time /> <Countdown.Indicator />
 *   </Countdown.Timer>
 *   <Countdown.Warning labels={labels} extension={extension} onExtend={extend}>
 *     <Countdown.Announcement className="visually-hidden" />
 *     <Countdown.Message /> <Countdown.Extend>More time</Countdown.Extend> <Countdown.Dismiss>Close</Countdown.Dismiss>
 *   </Countdown.Warning>
 * </Countdown.Root>
 */
export const Root = /* @__PURE__ */ forwardRef<HTMLDivElement, CountdownRootProps>(function Root(props, ref) {
  const { remaining, total = 0, locale, onWarn, ...rest } = props;
  useWarningReport(remaining, onWarn);
  const isUrgent = remaining < warnAt;
  const isExpired = remaining <= 0;
  const state = useMemo<CountdownState>(
    () => ({ urgent: isUrgent, expired: isExpired }),
    [isUrgent, isExpired],
  );
  const share = total > 0 ? Math.min(1, Math.max(0, remaining / total)) : 0;
  const context = useMemo(() => ({ state, remaining, share, locale }), [state, remaining, share, locale]);
  const root = useRenderElement('div', state, rest, { ref });
  return <CountdownContext.Provider value={context}>{root}</CountdownContext.Provider>;
});

/** Props of `Countdown.Timer`. @public */
export type CountdownTimerProps = HeadlessProps<'div', CountdownState>;
/** Props of `Countdown.Time`. @public */
export type CountdownTimeProps = Omit<HeadlessProps<'bdi', CountdownState>, 'children'>;
/** Props of `Countdown.Indicator`. @public */
export type CountdownIndicatorProps = HeadlessProps<'span', CountdownState>;

/** A timer, which screen readers read on request only: its ticking is never read aloud. Name it with `aria-label`. */
export const Timer = /* @__PURE__ */ forwardRef<HTMLDivElement, CountdownTimerProps>(
  function Timer(props, ref) {
    const { state } = useCountdownParts();
    return useRenderElement('div', state, props, { ref, defaults: { role: 'timer' } });
  },
);

/** Minutes and seconds, or hours as well: '14:32'. */
export const Time = /* @__PURE__ */ forwardRef<HTMLElement, CountdownTimeProps>(function Time(props, ref) {
  const { state, remaining, locale } = useCountdownParts();
  return useRenderElement('bdi', state, props, {
    ref,
    defaults: { children: formatRemaining(remaining, locale) },
  });
});

/** As wide as the share of the time that is left, within what it stands in. Only to be seen. */
export const Indicator = /* @__PURE__ */ forwardRef<HTMLSpanElement, CountdownIndicatorProps>(
  function Indicator(props, ref) {
    const { state, share } = useCountdownParts();
    return useRenderElement('span', state, props, {
      ref,
      defaults: {
        'aria-hidden': true,
        style: { display: 'block', inlineSize: `${(share * 100).toFixed(2)}%` },
      },
    });
  },
);
