'use client';
import type { Ring, RingFeatures, RingWhitelabel } from '../../contract';
import {
  capacitySchema,
  featuresOfKind,
  ringFeatureSchema,
  ringLimits,
  ringProblem,
  whitelabelSchema,
  type CapacityValues,
  type RingFeatureValues,
  type WhitelabelValues,
} from '../../domain/rings';
import { listText } from '../../domain/text/listText';
import { useLocale, useT } from '../../i18n';
import { ChangeDialog, type ChangeDialogProps } from '../administration';
import { ColourField, NumberField, SwitchField, TextField } from '../kit/fields';

interface RingChange<Changes> extends Pick<
  ChangeDialogProps<CapacityValues>,
  'title' | 'text' | 'subject' | 'onDone' | 'onClose'
> {
  ring: Ring;
  run: (changes: Changes) => Promise<unknown>;
}

const reason = '';

/** How many fit in; the rest of the ring stays. */
export function CapacityDialog({ ring, ...props }: RingChange<CapacityValues>) {
  const t = useT();
  const figure = new Intl.NumberFormat(useLocale());
  return (
    <ChangeDialog
      {...props}
      values={{ capacity: ring.capacity, reason }}
      schema={capacitySchema}
      changeOf={({ capacity }) =>
        capacity === null ? t('organizer.dashboard.noLimit') : figure.format(capacity)
      }
    >
      <NumberField<CapacityValues>
        name="capacity"
        label={t('organizer.agenda.capacity')}
        hint={t('organizer.rings.capacityHint')}
      />
    </ChangeDialog>
  );
}

/** What people can do in it: only what is switched is sent. 002 §3. */
export function FeaturesDialog({ ring, run, ...props }: RingChange<Partial<RingFeatures>>) {
  const t = useT();
  const locale = useLocale();
  const offered = featuresOfKind(ring.kind);
  const switched = (values: RingFeatureValues) =>
    offered.filter((feature) => values[feature] !== ring.features[feature]);
  return (
    <ChangeDialog
      {...props}
      values={{ ...ring.features, reason }}
      schema={ringFeatureSchema}
      changeOf={(values) =>
        listText(
          locale,
          switched(values).map((feature) =>
            t('organizer.administration.change', {
              title: t(`organizer.rings.feature.${feature}`),
              change: t(values[feature] ? 'organizer.kit.form.on' : 'organizer.kit.form.off'),
            }),
          ),
        )
      }
      isChange={(values) => switched(values).length > 0}
      toErrorMessage={ringProblem('lastFeature')}
      run={(values) => run(Object.fromEntries(switched(values).map((feature) => [feature, values[feature]])))}
    >
      {offered.map((feature) => (
        <SwitchField<RingFeatureValues>
          key={feature}
          name={feature}
          label={t(`organizer.rings.feature.${feature}`)}
          alsoChecks={['screenShare', 'recording']}
        />
      ))}
    </ChangeDialog>
  );
}

/** How it looks under the organizer's own name. 002 §4. */
export function WhitelabelDialog({ ring, run, ...props }: RingChange<RingWhitelabel>) {
  const t = useT();
  return (
    <ChangeDialog
      {...props}
      values={{ ...ring.whitelabel, reason }}
      schema={whitelabelSchema}
      changeOf={({ enabled, title }) =>
        enabled
          ? t('organizer.administration.change', { title: t('organizer.kit.form.on'), change: title })
          : t('organizer.kit.form.off')
      }
      run={({ enabled, logoUrl, title, color }) => run({ enabled, logoUrl, title, color })}
    >
      <SwitchField<WhitelabelValues>
        name="enabled"
        label={t('organizer.rings.whitelabel.enabled')}
        alsoChecks={['title', 'logoUrl']}
      />
      <TextField<WhitelabelValues>
        name="title"
        label={t('organizer.website.title')}
        limit={ringLimits.title}
      />
      <TextField<WhitelabelValues>
        name="logoUrl"
        label={t('organizer.rings.whitelabel.logoUrl')}
        type="url"
        dir="ltr"
        spellCheck={false}
      />
      <ColourField<WhitelabelValues> name="color" label={t('organizer.tags.colour')} />
    </ChangeDialog>
  );
}
