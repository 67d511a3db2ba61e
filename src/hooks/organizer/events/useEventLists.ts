'use client';
import { listEventLists, type EventList } from '../../../contract';
import { useRead } from '../resource/useRead';

/** 002 §9: lists of people that are read at once. */
const listCount = 500;

const query = { count: listCount };
const listsOf = ({ lists }: { lists: EventList[] }) => lists;

/** The lists of people of an event, by name. Never throws; read `isError`. 002 §7 Events. @experimental */
export const useEventLists = (params: { accountId: string; eventId: string }) =>
  useRead(listEventLists, { params, query }, { select: listsOf });
