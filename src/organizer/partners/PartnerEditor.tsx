'use client';
import { useMemo } from 'react';
import type { EventPartner } from '../../contract';
import {
  maxPartnerNameLength,
  newPartner,
  partnerDraft,
  partnerLevels,
  partnerSchema,
  partnerValues,
  type PartnerValues,
} from '../../domain/partners';
import type { Saved, PartnerCalls } from '../../hooks';
import { modifiedAt, momentOf } from '../../hooks/organizer/resource/useRecord';
import { useT } from '../../i18n';
import { Button, LinkButton } from '../../themed/kit/Button';
import { Icon } from '../../themed/kit/Icon';
import { ImageField, LongTextField, SelectField, SwitchField, TextField } from '../kit/fields';
import { optionsOf } from '../kit/fields/options';
import { FormSection, useLeaveGuard } from '../kit/form';
import { ScreenNotFound } from '../kit/page';
import { EditorScreen, type RecordProps } from '../kit/record';
import * as css from './partners.css';

interface PartnerEditorProps {
  /** Absent for a new one. */
  id: string | undefined;
  /** All of the event's. */
  partners: readonly EventPartner[];
  calls: Pick<PartnerCalls, 'read' | 'save'>;
  /** A new one was made. */
  onCreated: () => void;
  /** Back to the list. */
  onClose: () => void;
}

const toSaved = (partner: EventPartner): Saved<PartnerValues> => ({
  values: partnerValues(partner),
  version: momentOf(partner),
});

const fresh: Saved<PartnerValues> = { values: newPartner, version: 0 };

/** One partner of an event, or a new one. 002 §2 partner settings, §7 Partners. */
export function PartnerEditor(props: PartnerEditorProps) {
  const { id, partners, onClose } = props;
  const t = useT();
  const partner = partners.find((each) => each.id === id);
  if (id !== undefined && !partner)
    return <ScreenNotFound action={<Button onClick={onClose}>{t('organizer.partners.all')}</Button>} />;
  return (
    <div className={css.alone}>
      <PartnerForm {...props} partner={partner} />
    </div>
  );
}

function PartnerForm(props: PartnerEditorProps & { partner: EventPartner | undefined }) {
  const { id, partner, partners, calls, onCreated, onClose } = props;
  const t = useT();
  const guard = useLeaveGuard();
  const saved = useMemo(() => (partner ? toSaved(partner) : fresh), [partner]);
  const schema = useMemo(
    () => partnerSchema(partners.filter((each) => each.id !== id).map(({ name }) => name)),
    [partners, id],
  );
  const record: RecordProps<PartnerValues> = {
    saved,
    save: async (values, version) =>
      toSaved(await calls.save(partnerDraft(values, id), id === undefined ? undefined : modifiedAt(version))),
    reload: id === undefined ? undefined : async () => toSaved(await calls.read(id)),
    onSaved: id === undefined ? onCreated : undefined,
  };
  const leave = async () => {
    if (await guard.mayLeave()) onClose();
  };
  return (
    <EditorScreen
      record={record}
      schema={schema}
      title={partner?.name ?? t('organizer.partners.new')}
      actions={
        <LinkButton icon={<Icon name="arrow-start" size="small" />} onClick={() => void leave()}>
          {t('organizer.partners.all')}
        </LinkButton>
      }
    >
      <AboutSection />
      <ContactSection />
    </EditorScreen>
  );
}

function AboutSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.partners.who')}>
      <TextField<PartnerValues>
        name="name"
        label={t('organizer.partners.name')}
        limit={maxPartnerNameLength}
        required
        span={8}
      />
      <SelectField<PartnerValues>
        name="level"
        label={t('organizer.partners.level')}
        options={optionsOf(partnerLevels, (level) => t(`organizer.partners.level.${level}`))}
        span={4}
      />
      <LongTextField<PartnerValues> name="description" label={t('organizer.partners.description')} optional />
      <TextField<PartnerValues>
        name="website"
        label={t('organizer.partners.website')}
        hint={t('organizer.partners.addressHint')}
        type="url"
        dir="ltr"
        spellCheck={false}
        optional
      />
      <ImageField<PartnerValues>
        name="logo"
        label={t('organizer.partners.logo')}
        hint={t('organizer.partners.addressHint')}
        optional
      />
      <SwitchField<PartnerValues>
        name="published"
        label={t('organizer.partners.published')}
        hint={t('organizer.partners.publishedHint')}
      />
    </FormSection>
  );
}

function ContactSection() {
  const t = useT();
  return (
    <FormSection title={t('organizer.partners.exhibits')}>
      <TextField<PartnerValues>
        name="contactName"
        label={t('organizer.partners.contactName')}
        optional
        span={6}
      />
      <TextField<PartnerValues>
        name="contactEmail"
        label={t('organizer.partners.contactEmail')}
        type="email"
        inputMode="email"
        dir="ltr"
        optional
        span={6}
      />
      <TextField<PartnerValues> name="booth" label={t('organizer.partners.booth')} optional span={6} />
    </FormSection>
  );
}
