'use client';
import { useEffect, useId, useState } from 'react';
import { systemClock } from '../../domain';
import { choicesIn, servedProps, takeOver, type PageValues } from '../../hooks/served';
import { BoxofficeProvider, type BoxofficeProviderProps } from '../BoxofficeProvider';

/** Props of `ServedProvider`. @public */
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
 * @public
 */
export function ServedProvider({ values, children, ...props }: ServedProviderProps) {
  const { clock = systemClock } = props;
  const id = useId();
  const [served] = useState(() => values && servedProps(values));
  // The server's element is found by its id, while it is as the buyer left it.
  const [choices] = useState(() => choicesAt(id));
  const [takeOverOnce] = useState(() => () => {
    const container = document.getElementById(id);
    if (values && served && container)
      return takeOver({ container, choices, served, values, now: () => clock.now() });
  });
  useEffect(takeOverOnce, [takeOverOnce]);
  return (
    <BoxofficeProvider {...props} {...served}>
      <div id={id}>{children}</div>
    </BoxofficeProvider>
  );
}

function choicesAt(id: string) {
  const container = typeof document === 'undefined' ? null : document.getElementById(id);
  return container ? choicesIn(container) : [];
}
