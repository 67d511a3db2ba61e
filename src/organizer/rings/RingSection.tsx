'use client';
import type { Ring } from '../../contract';
import { ringFeatures } from '../../domain/rings';
import type { RingCalls } from '../../hooks';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { Tag } from '../../themed/kit/Tag';
import { ActionList, ReasonChange, type SupportAction } from '../administration';
import { ringProblem } from '../../domain/rings';
import { CapacityDialog, FeaturesDialog, WhitelabelDialog } from './ringDialogs';
import { RingDialog } from './RingDialog';
import * as css from './rings.css';

interface RingSectionProps {
  ring: Ring;
  calls: RingCalls;
}

/** One ring: what it is, what can be done in it, who sees it, and the ways to change that. */
export function RingSection({ ring, calls }: RingSectionProps) {
  const t = useT();
  const locale = useLocale();
  const { id, name, kind, available, capacity, description, features, whitelabel, modified } = ring;
  const subject = t('organizer.rings.subject', { name });
  const on = ringFeatures.filter((feature) => features[feature]);
  const availability = available ? 'unavailable' : 'available';
  const actions: SupportAction[] = [
    {
      id: 'edit',
      title: t('organizer.rings.edit.title'),
      text: t('organizer.rings.edit.text'),
      label: t('organizer.agenda.description'),
      value: description === '' ? t('organizer.administration.none') : <span dir="auto">{description}</span>,
      dialog: (change) => (
        <RingDialog
          {...change}
          ring={ring}
          subject={subject}
          run={(draft) => calls.replace(id, draft, modified)}
        />
      ),
    },
    {
      id: 'capacity',
      title: t('organizer.rings.capacity.title'),
      text: t('organizer.rings.capacity.text'),
      label: t('organizer.agenda.capacity'),
      value:
        capacity === null ? t('organizer.dashboard.noLimit') : new Intl.NumberFormat(locale).format(capacity),
      dialog: (change) => (
        <CapacityDialog
          {...change}
          ring={ring}
          subject={subject}
          run={(changes) => calls.change(id, { capacity: changes.capacity })}
        />
      ),
    },
    {
      id: 'features',
      title: t('organizer.rings.features.title'),
      text: t('organizer.rings.features.text'),
      label: t('organizer.mobileApp.features'),
      value:
        on.length > 0
          ? listText(
              locale,
              on.map((feature) => t(`organizer.rings.feature.${feature}`)),
            )
          : t('organizer.administration.none'),
      dialog: (change) => (
        <FeaturesDialog
          {...change}
          ring={ring}
          subject={subject}
          run={(next) => calls.setFeatures(id, next)}
        />
      ),
    },
    {
      id: 'whitelabel',
      title: t('organizer.rings.whitelabel.title'),
      text: t('organizer.rings.whitelabel.text'),
      label: t('organizer.rings.whitelabel.label'),
      value: whitelabel.enabled ? <bdi>{whitelabel.title}</bdi> : t('organizer.kit.form.off'),
      dialog: (change) => (
        <WhitelabelDialog
          {...change}
          ring={ring}
          subject={subject}
          run={(next) => calls.setWhitelabel(id, next)}
        />
      ),
    },
    {
      id: 'available',
      title: t(`organizer.rings.${availability}.title`),
      text: t(`organizer.rings.${availability}.text`),
      dialog: (change) => (
        <ReasonChange
          {...change}
          subject={subject}
          tone={available ? 'danger' : 'primary'}
          toErrorMessage={ringProblem('noFeature')}
          run={() => calls.setAvailable(id, !available)}
        />
      ),
    },
  ];
  return (
    <ActionList
      title={name}
      text={
        <span className={css.facts}>
          <Tag>{t(`organizer.rings.kind.${kind}`)}</Tag>
          <Tag tone={available ? 'positive' : 'neutral'}>
            {t(available ? 'organizer.rings.isAvailable' : 'organizer.rings.isNotAvailable')}
          </Tag>
        </span>
      }
      actions={actions}
    />
  );
}
