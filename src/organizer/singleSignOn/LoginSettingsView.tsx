'use client';
import type { MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { SsoConfig } from '../../contract';
import { loginProblem, loginSchema, offeredMethods, type LoginValues } from '../../domain/singleSignOn';
import { useT } from '../../i18n';
import { MultiSelectField, SelectField, SwitchField } from '../kit/fields';
import { namedOptions, optionsOf } from '../kit/fields/options';
import { FormSection } from '../kit/form';
import { useEditorControl } from '../kit/form/EditorContext';
import { RoutedLink } from '../kit/page/RoutedLink';
import { EditorScreen, type RecordProps } from '../kit/record';
import { methodKeys } from './ssoKeys';
import * as css from './singleSignOn.css';

/** Where the account's identity providers are set up. @experimental */
export interface SingleSignOnLink {
  href: string;
  /** Called with a plain click; prevent the event's default to route without a page load. */
  onNavigate?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

interface LoginSettingsViewProps extends RecordProps<LoginValues> {
  /** The identity providers that are on. */
  providers: readonly SsoConfig[];
  singleSignOn: SingleSignOnLink | undefined;
}

/** How people get into an event's pages; knows nothing of where that comes from. */
export function LoginSettingsView({ providers, singleSignOn, ...record }: LoginSettingsViewProps) {
  const t = useT();
  return (
    <EditorScreen<LoginValues>
      record={record}
      schema={loginSchema}
      toErrorMessage={loginProblem}
      title={t('organizer.singleSignOn.login.title')}
      lead={t('organizer.singleSignOn.login.lead')}
    >
      <FormSection title={t('organizer.singleSignOn.login.methods')}>
        <MultiSelectField<LoginValues>
          name="methods"
          label={t('organizer.singleSignOn.login.offered')}
          alsoChecks={['ssoConfigId']}
          options={optionsOf(offeredMethods(record.saved.values.methods), (method) => t(methodKeys[method]))}
        />
        <Provider providers={providers} />
        {singleSignOn && (
          <p className={css.note}>
            <RoutedLink {...singleSignOn}>{t('organizer.singleSignOn.login.manage')}</RoutedLink>
          </p>
        )}
      </FormSection>
      <FormSection title={t('organizer.singleSignOn.login.access')}>
        <SwitchField<LoginValues>
          name="restrictLoginForNonTicketHolders"
          label={t('organizer.singleSignOn.login.restrict')}
          hint={t('organizer.singleSignOn.login.restrictHint')}
        />
      </FormSection>
    </EditorScreen>
  );
}

/** Which provider single sign-on leads to. */
function Provider({ providers }: Pick<LoginSettingsViewProps, 'providers'>) {
  const t = useT();
  const methods = useWatch({ control: useEditorControl<LoginValues>(), name: 'methods' });
  if (!methods.includes('SSO')) return null;
  return (
    <SelectField<LoginValues>
      name="ssoConfigId"
      label={t('organizer.singleSignOn.login.provider')}
      hint={providers.length === 0 ? t('organizer.singleSignOn.login.noProvider') : undefined}
      options={namedOptions(providers)}
      required
    />
  );
}
