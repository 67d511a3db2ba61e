'use client';
import { useQuery } from '@tanstack/react-query';
import {
  getOrder,
  getRegistrationForm,
  getTicketsData,
  getTicketTypes,
  searchTickets,
  type Currency,
  type FormModel,
  type RegistrationFormSettings,
  type TicketFilter,
  type TicketTypeList,
} from '../../../contract';
import { swapTypeOf, type SwapType } from '../../../domain/orders';
import { useEnvironment } from '../../environment';
import { endpointQuery } from '../../query';
import { isUnknown, useRead } from '../resource/useRead';

/** One whole order; nothing is read while `orderId` is `null`. Never throws; read `isError` and `isUnknown`. 002 §7. @experimental */
export function useOrganizerOrder(eventId: string, orderId: string | null) {
  const query = useRead(
    getOrder,
    { params: { eventId, orderId: orderId ?? '' } },
    { enabled: orderId !== null && orderId !== '' },
  );
  return { ...query, isUnknown: isUnknown(query.error) };
}

export interface SoldTicketsFilter extends Omit<TicketFilter, 'ids'> {
  /** Counted from 1. */
  page?: number;
  /** Rows a page. */
  size?: number;
}

/** The event's sold tickets, as they were sold unless `sort` names a field. Never throws; read `error`. 002 §7. @experimental */
export const useSoldTickets = (eventId: string, filter: SoldTicketsFilter = {}) =>
  useRead(searchTickets, { params: { eventId }, query: { ...filter } }, { isPage: true });

const formOf = ({ questions }: RegistrationFormSettings): FormModel => ({ entities: questions });

/** The form that attendees answered, as it is now; nothing is read while `enabled` is false. Never throws; read `isError`. @experimental */
export const useTicketForm = (eventId: string, { enabled }: { enabled: boolean }) =>
  useRead(getRegistrationForm, { params: { eventId } }, { select: formOf, enabled });

/** Names of the event's ticket types by their ids, in their order; empty until they are known. @experimental */
export function useTicketTypeNames(eventId: string): readonly { id: string; name: string }[] {
  const { client } = useEnvironment();
  const { data } = useQuery({
    ...endpointQuery(client, getTicketTypes, { params: { eventId } }),
    select: ({ ticketTypes }) => ticketTypes.map(({ id, name }) => ({ id, name })),
  });
  return data ?? none;
}

const none: readonly { id: string; name: string }[] = [];

const swapTypesOf = ({ ticketTypes }: TicketTypeList): SwapType[] => ticketTypes.map(swapTypeOf);

/** What tickets can be swapped for, with prices; nothing is read while `enabled` is false. Never throws; read `isError`. @experimental */
export const useSwapTypes = (eventId: string, { enabled }: { enabled: boolean }) =>
  useRead(getTicketTypes, { params: { eventId } }, { select: swapTypesOf, enabled });

/** What the event's tickets are sold in; absent until it is known. @experimental */
export function useSaleCurrency(eventId: string): Currency | undefined {
  const { client } = useEnvironment();
  return useQuery(endpointQuery(client, getTicketsData, { params: { eventId } })).data?.currency;
}
