'use client';
import type { ReactNode } from 'react';
import { isUnknown } from '../../../hooks/organizer/resource/useRead';
import { joinLoads, type Load } from '../../../hooks/organizer/resource/load';
import { PageHeader, type PageHeaderProps } from '../page/PageHeader';
import { ScreenFailed, ScreenLoading, ScreenNotFound } from '../page/ScreenStates';

/** `Data` once all of it is there. */
type Loaded<Data> = { [Name in keyof Data]: Exclude<Data[Name], undefined> };

export interface ScreenStateProps<Data extends object> {
  /** The reads it waits for. Those that failed are what is tried again. */
  loads: readonly Load[];
  /** What comes of them: drawn as soon as no member is `undefined`, also when a later read fails. */
  data: Data;
  /** There is no such thing, or no such event, whatever `data` has. A failed read of `loads` says so by itself. */
  isUnknown?: boolean | undefined;
  /** The head of the screen until there is content, which brings its own. Absent for a part of a screen. */
  head?: PageHeaderProps | undefined;
  /** Read aloud: "Loading orders". */
  loading: string;
  /** "We could not load the orders". */
  failed: string;
  children: (data: Loaded<Data>) => ReactNode;
}

/** A screen, or a part of one, from the first read to its content: a skeleton, the way to try again, or not found. */
export function ScreenState<Data extends object>(props: ScreenStateProps<Data>) {
  const { loads, data, head, loading, failed, children } = props;
  const { isError, isFetching, error, refetch } = joinLoads(loads);
  if (!props.isUnknown && isLoaded(data)) return children(data);
  return (
    <>
      {head && <PageHeader {...head} />}
      {props.isUnknown || isUnknown(error) ? (
        <ScreenNotFound />
      ) : isError ? (
        <ScreenFailed title={failed} isRetrying={isFetching} onRetry={refetch} />
      ) : (
        <ScreenLoading label={loading} />
      )}
    </>
  );
}

const isLoaded = <Data extends object>(data: Data): data is Data & Loaded<Data> =>
  Object.values(data).every((member) => member !== undefined);
