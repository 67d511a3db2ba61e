'use client';
import { useDevelopers } from '../../hooks';
import { readingOf } from '../kit/record';
import { DeveloperAppsView } from './DeveloperAppsView';

/** Props of `DeveloperAppsScreen`. @experimental */
export interface DeveloperAppsScreenProps {
  /** The organizer’s account. */
  accountId: string;
}

/** The apps that may use an account’s data. 002 §7 developer apps. */
export function DeveloperApps({ accountId }: DeveloperAppsScreenProps) {
  const { apps, extensions, calls } = useDevelopers(accountId);
  const isThere = apps.data !== undefined && extensions.data !== undefined;
  return (
    <DeveloperAppsView
      {...readingOf(apps, extensions)}
      apps={isThere ? apps.data.apps : null}
      extensions={extensions.data?.extensions ?? []}
      calls={calls}
    />
  );
}
