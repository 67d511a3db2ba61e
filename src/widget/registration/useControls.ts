'use client';
import { useImperativeHandle, type Ref } from 'react';
import type { OrderFlow } from '../../hooks';

/** What a host may ask of a widget with tickets in hand. @public */
export interface TicketWidgetControls {
  /** Gives held tickets back and opens the selection again. A payment under way is left alone. */
  release: () => void;
}

export function useControls(
  ref: Ref<TicketWidgetControls> | undefined,
  { release }: Pick<OrderFlow, 'release'>,
) {
  useImperativeHandle(ref, () => ({ release }), [release]);
}
