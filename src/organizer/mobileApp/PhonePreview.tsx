'use client';
import { useDeferredValue, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { MobileAppSettings, MobileCard } from '../../contract';
import { safeUrl } from '../../domain';
import { inkOn } from '../../domain/theme/ink';
import { useT } from '../../i18n';
import { Heading } from '../../themed/kit/Heading';
import { Icon } from '../../themed/kit/Icon';
import { readColour } from '../kit/fields/colour';
import { useEditorControl } from '../kit/form/EditorContext';
import { OrganizerIcon } from '../kit/appearance';
import { PlainList } from '../kit/page/PlainList';
import { cardIcons } from './cardIcons';
import * as css from './phone.css';

export interface PhonePreviewProps {
  settings: Pick<MobileAppSettings, 'name' | 'shortDescription' | 'iconUrl' | 'primaryColor' | 'features'>;
  /** Hidden ones are left out. */
  cards: readonly MobileCard[];
}

/** The first screen of the app with what is in the form, which it follows as soon as there is time for it. */
export function LivePhone({ cards }: Pick<PhonePreviewProps, 'cards'>) {
  const control = useEditorControl<MobileAppSettings>();
  const settings = useDeferredValue(useWatch({ control }) as MobileAppSettings);
  return <PhonePreview settings={settings} cards={cards} />;
}

/** The first screen of the app on a phone. Nothing in it can be pressed. */
export function PhonePreview({ settings, cards }: PhonePreviewProps) {
  const t = useT();
  const { name, shortDescription, iconUrl, primaryColor, features } = settings;
  const colour = readColour(primaryColor) ?? '#000000';
  const visible = cards.filter(({ visible }) => visible);
  return (
    <section aria-label={t('organizer.kit.preview.title')} className={css.preview}>
      <Heading level={2} size="md">
        {t('organizer.kit.preview.title')}
      </Heading>
      <div className={css.phone}>
        <div className={css.top} style={{ background: colour, color: inkOn(colour) ?? undefined }}>
          <AppIcon key={iconUrl} name={name} address={iconUrl} />
          <div className={css.textBlock}>
            <p className={css.name} dir="auto">
              {name}
            </p>
            {shortDescription && (
              <p className={css.short} dir="auto">
                {shortDescription}
              </p>
            )}
          </div>
        </div>
        {visible.length === 0 ? (
          <p className={css.none}>{t('organizer.mobileApp.preview.noCards')}</p>
        ) : (
          <PlainList className={css.cards}>
            {visible.map(({ id, kind, title, text }) => (
              <li key={id} className={css.card}>
                <OrganizerIcon name={cardIcons[kind]} size="small" />
                <div className={css.textBlock}>
                  <p className={css.title} dir="auto">
                    {title}
                  </p>
                  {text && (
                    <p className={css.text} dir="auto">
                      {text}
                    </p>
                  )}
                </div>
                {kind !== 'text' && <Icon name="chevron-end" size="small" />}
              </li>
            ))}
          </PlainList>
        )}
        {features.length > 0 && (
          <PlainList className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{t(`organizer.mobileApp.feature.${feature}`)}</li>
            ))}
          </PlainList>
        )}
      </div>
    </section>
  );
}

/** The picture once it is there; the first letter of the name otherwise. */
function AppIcon({ name, address }: { name: string; address: string }) {
  const [isLoaded, setLoaded] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const source = safeUrl(address, { allow: ['https:'] });
  return (
    <span aria-hidden="true" className={css.icon}>
      {!isLoaded && String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2022).toLocaleUpperCase()}
      {source && !isBroken && (
        <img
          src={source}
          alt=""
          referrerPolicy="no-referrer"
          className={css.picture}
          onLoad={() => setLoaded(true)}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
