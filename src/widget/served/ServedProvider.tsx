'use client';
import { useEffect, useRef, useState } from 'react';
import { systemClock } from '../../domain';
import { servedProps, takeOver, type PageValues } from '../../hooks/served';
import { BoxofficeProvider, type BoxofficeProviderProps } from '../BoxofficeProvider';

export interface ServedProviderProps extends Omit<
  BoxofficeProviderProps,
  'queryClient' | 'first' | 'readAt'
> {
  /**
   * What the page embeds: `readBootstrap()` in the browser, or what a framework hands down to its client components. Without it, it
   * is a `BoxofficeProvider` as any other. Read once.
   */
  values?: PageValues | undefined;
}

/**
 * The `BoxofficeProvider` of a page whose HTML came with the ticket list. It draws the same on the server and in the browser, and
 * keeps what was chosen before the scripts were there. Give it the same props on both sides.
 */
export function ServedProvider({ values, children, ...props }: ServedProviderProps) {
  const { clock = systemClock } = props;
  const place = useRef<HTMLDivElement>(null);
  const [served] = useState(() => values && { values, props: servedProps(values) });
  const [now] = useState(() => () => clock.now());
  useEffect(
    () => (served && place.current ? takeOver(place.current, served.props, served.values, now) : undefined),
    [served, now],
  );
  return (
    <BoxofficeProvider {...props} {...served?.props}>
      <div ref={place}>{children}</div>
    </BoxofficeProvider>
  );
}
