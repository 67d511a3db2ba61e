'use client';
import { maxPersonNameLength, profileSchema, type ProfileValues } from '../../domain/account';
import { usePictureUpload, useProfile } from '../../hooks';
import { useT } from '../../i18n';
import { ImageField, TextField } from '../kit/fields';
import { FormSection } from '../kit/form';
import { ScreenEmpty } from '../kit/page';
import { EditorScreen, ScreenState, type RecordProps } from '../kit/record';
import { withOrganizerRoot } from '../withOrganizerRoot';
import * as css from './account.css';

/** Props of `ProfileScreen`. @experimental */
export interface ProfileScreenProps {
  /** It is saved. */
  onSaved?: (() => void) | undefined;
}

function Profile({ onSaved }: ProfileScreenProps) {
  const t = useT();
  const { person, saved, save, reload, ...read } = useProfile();
  const title = t('organizer.account.profile.title');
  if (person === null) return <ScreenEmpty icon="lock" title={t('organizer.account.profile.signedOut')} />;
  return (
    <ScreenState
      loads={[read]}
      data={{ person, saved }}
      head={{ title }}
      loading={t('organizer.account.profile.loading')}
      failed={t('organizer.account.profile.notLoaded')}
    >
      {(found) => (
        <ProfileView
          saved={found.saved}
          save={save}
          reload={reload}
          onSaved={onSaved}
          email={found.person['primary-email']}
        />
      )}
    </ScreenState>
  );
}

interface ProfileViewProps extends RecordProps<ProfileValues> {
  email: string;
}

function ProfileView({ email, ...record }: ProfileViewProps) {
  const t = useT();
  const upload = usePictureUpload();
  return (
    <EditorScreen<ProfileValues>
      record={record}
      schema={profileSchema}
      title={t('organizer.account.profile.title')}
      lead={t('organizer.account.profile.lead')}
    >
      <FormSection title={t('organizer.account.profile.about')}>
        <ImageField<ProfileValues>
          name="photo"
          label={t('organizer.speakers.photo')}
          onUpload={upload}
          aspect={1}
          optional
        />
        <TextField<ProfileValues>
          name="firstName"
          label={t('account.firstName')}
          autoComplete="given-name"
          limit={maxPersonNameLength}
          required
        />
        <TextField<ProfileValues>
          name="lastName"
          label={t('account.lastName')}
          autoComplete="family-name"
          limit={maxPersonNameLength}
          required
        />
        <dl className={css.fact}>
          <dt>{t('account.email')}</dt>
          <dd>
            <bdi>{email}</bdi>
            <div className={css.quiet}>{t('organizer.account.profile.emailHint')}</div>
          </dd>
        </dl>
      </FormSection>
    </EditorScreen>
  );
}

/** The name and the photo of whoever is signed in. @experimental */
export const ProfileScreen = /* @__PURE__ */ withOrganizerRoot(Profile);
