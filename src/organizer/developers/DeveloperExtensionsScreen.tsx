'use client';
import { useDevelopers } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { ExtensionsView, type DeveloperAppsLink } from './ExtensionsView';

/** Props of `DeveloperExtensionsScreen`. @experimental */
export interface DeveloperExtensionsScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
  /** Where the account's apps are registered; without it there is no link. */
  apps?: DeveloperAppsLink | undefined;
}

/** The pages of apps in the organizer’s tools. 002 §7 developer extensions. */
export function DeveloperExtensions({ accountId, apps: link, ...props }: DeveloperExtensionsScreenProps) {
  const [view, onViewChange] = useTableView(props);
  const { apps, extensions, calls } = useDevelopers(accountId);
  const isThere = apps.data !== undefined && extensions.data !== undefined;
  return (
    <ExtensionsView
      {...readingOf(apps, extensions)}
      extensions={isThere ? extensions.data.extensions : null}
      apps={apps.data?.apps ?? []}
      link={link}
      calls={calls}
      view={view}
      onViewChange={onViewChange}
    />
  );
}
