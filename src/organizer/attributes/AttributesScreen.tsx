'use client';
import { useAttributes } from '../../hooks';
import { readingOf } from '../kit/record';
import { AttributesView } from './AttributesView';

/** Props of `AttributesScreen`. @experimental */
export interface AttributesScreenProps {
  /** The organizer’s account. */
  accountId: string;
}

/** What an account knows of people: made, renamed, given choices, deleted. 002 §7 Attributes. */
export function Attributes({ accountId }: AttributesScreenProps) {
  const { attributes, isError, isFetching, refetch, ...calls } = useAttributes(accountId);
  return (
    <AttributesView
      {...readingOf({ isError, isFetching, refetch })}
      attributes={attributes ?? null}
      calls={calls}
      remove={calls.remove}
    />
  );
}
