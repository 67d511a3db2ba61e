'use client';
import { useWatch } from 'react-hook-form';
import type { TicketTypeValues } from '../../domain/ticketTypes';
import { useEditorContext } from '../kit/form/EditorContext';

/** One value of the ticket type that is edited; whoever calls it is drawn again when that value changes, and nothing else is. */
export function useValue<Name extends keyof TicketTypeValues>(name: Name): TicketTypeValues[Name] {
  const { methods } = useEditorContext();
  return useWatch({ control: methods.control, name });
}

/** All of them. */
export function useValues(): TicketTypeValues {
  const { methods } = useEditorContext();
  return useWatch({ control: methods.control }) as TicketTypeValues;
}
