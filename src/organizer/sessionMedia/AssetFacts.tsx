'use client';
import type { SessionAsset } from '../../contract';
import { useT } from '../../i18n';
import { contextKeys, typeKeys } from './mediaKeys';
import * as css from './sessionMedia.css';
import { useMediaText } from './useMediaText';

interface AssetFactsProps {
  asset: SessionAsset;
  /** Of the event, IANA. */
  timeZone: string;
}

/** What is known of an asset. 002 §3 Session asset and Media asset. */
export function AssetFacts({ asset, timeZone }: AssetFactsProps) {
  const t = useT();
  const text = useMediaText(timeZone);
  const facts = [
    [t('organizer.agenda.kind'), t(typeKeys[asset.assetType].label)],
    [t('organizer.sessionMedia.context'), t(contextKeys[asset.assetContextType])],
    [t('organizer.sessionMedia.duration'), text.duration(asset.duration)],
    [t('organizer.sessionMedia.size'), text.size(asset.assetSize)],
    [t('organizer.sessionMedia.added'), text.moment(asset.creatingDate)],
    ...(asset.state === 'SCHEDULED'
      ? [[t('organizer.sessionMedia.shownFrom'), text.moment(asset.startTime)]]
      : []),
    [t('organizer.sessionMedia.requestType'), t(`organizer.sessionMedia.requestType.${asset.requestType}`)],
    [t('organizer.paymentProcessors.column.gateway'), asset.providerType],
    [t('organizer.sessionMedia.providerId'), asset.metadata.providerAssetId],
  ];
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.quiet}>{name}</dt>
          <dd className={css.factValue}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
