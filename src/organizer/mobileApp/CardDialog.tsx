'use client';
import { useWatch } from 'react-hook-form';
import type { MobileCard } from '../../contract';
import {
  mobileAppLimits,
  cardKinds,
  cardSchema,
  cardValues,
  newCard,
  type CardValues,
} from '../../domain/mobileApp';
import { useT } from '../../i18n';
import { LongTextField, SelectField, SwitchField, TextField } from '../kit/fields';
import { useEditorControl } from '../kit/form/EditorContext';
import { ActionDialog } from '../kit/form';
import type { CardCalls } from './calls';

export interface CardDialogProps {
  /** `null` for a new one, which comes behind all others. */
  card: MobileCard | null;
  calls: Pick<CardCalls, 'add' | 'change'>;
  /** It is saved. */
  onDone: () => void;
  /** It is left as it was. */
  onClose: () => void;
}

/** What a card says and opens. 002 §7 Mobile app, cards. */
export function CardDialog({ card, calls, onDone, onClose }: CardDialogProps) {
  const t = useT();
  const kindNames = {
    text: t('organizer.mobileApp.card.kind.text'),
    link: t('organizer.mobileApp.card.kind.link'),
    agenda: t('organizer.mobileApp.feature.agenda'),
    map: t('organizer.mobileApp.feature.map'),
    partners: t('organizer.mobileApp.feature.partners'),
  };
  return (
    <ActionDialog<CardValues>
      title={
        card ? t('organizer.mobileApp.cards.edit', { title: card.title }) : t('organizer.mobileApp.cards.add')
      }
      action={t('organizer.kit.form.save')}
      failedTitle={card ? undefined : 'organizer.kit.form.failed.notAdded'}
      values={card ? cardValues(card) : newCard}
      schema={cardSchema}
      run={(values) => (card ? calls.change(card, values) : calls.add(values))}
      onDone={onDone}
      onClose={onClose}
    >
      <TextField<CardValues>
        name="title"
        label={t('organizer.mobileApp.card.title')}
        limit={mobileAppLimits.cardTitle}
        required
      />
      <LongTextField<CardValues>
        name="text"
        label={t('organizer.mobileApp.card.words')}
        limit={mobileAppLimits.cardText}
        optional
      />
      <SelectField<CardValues>
        name="kind"
        label={t('organizer.mobileApp.card.kind')}
        options={cardKinds.map((value) => ({ value, label: kindNames[value] }))}
      />
      <Address />
      <SwitchField<CardValues> name="visible" label={t('organizer.mobileApp.card.visible')} />
    </ActionDialog>
  );
}

/** Only a link has one. */
function Address() {
  const t = useT();
  const control = useEditorControl<CardValues>();
  const kind = useWatch({ control, name: 'kind' });
  return (
    kind === 'link' && (
      <TextField<CardValues>
        name="url"
        label={t('organizer.mobileApp.card.url')}
        type="url"
        dir="ltr"
        spellCheck={false}
        required
      />
    )
  );
}
