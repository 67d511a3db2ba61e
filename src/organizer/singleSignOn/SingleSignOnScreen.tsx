'use client';
import { useState } from 'react';
import { ssoPageSize, ssoSearch } from '../../domain/singleSignOn';
import { useSsoConfigs } from '../../hooks';
import { readingOf } from '../kit/record';
import { useTableView, type ViewProps } from '../kit/table';
import { SsoListView } from './SsoListView';
import { SsoProviderScreen } from './SsoProviderScreen';

/** Props of `SingleSignOnScreen`. @experimental */
export interface SingleSignOnScreenProps extends ViewProps {
  /** The organizer’s account. */
  accountId: string;
  /** Id of the provider that is edited, `new` for another, `null` for the list. Held here when absent. */
  provider?: string | null | undefined;
  /** A provider is opened, `new` for another, or closed with `null`. */
  onProviderChange?: ((id: string | null) => void) | undefined;
}

/** Stands for a provider that is about to be made. */
const newProvider = 'new';

/** The identity providers of an account: found, set up, tried, turned on and off. 002 §7 Single sign-on. */
export function SingleSignOn(props: SingleSignOnScreenProps) {
  const { accountId } = props;
  const [view, onViewChange] = useTableView(props);
  const [own, setOwn] = useState<string | null>(null);
  const opened = props.provider === undefined ? own : props.provider;
  const open = (id: string | null) => {
    setOwn(id);
    props.onProviderChange?.(id);
  };
  const list = useSsoConfigs(accountId, ssoSearch(view));
  if (opened !== null)
    return (
      <SsoProviderScreen
        key={opened}
        accountId={accountId}
        id={opened === newProvider ? undefined : opened}
        onCreated={open}
        onClose={() => open(null)}
      />
    );
  return (
    <SsoListView
      {...readingOf(list)}
      view={view}
      onViewChange={onViewChange}
      configs={list.data?.items ?? null}
      total={list.data?.total ?? 0}
      size={ssoPageSize}
      onOpen={open}
      onNew={() => open(newProvider)}
    />
  );
}
