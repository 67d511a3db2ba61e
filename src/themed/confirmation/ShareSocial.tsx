'use client';
import type { SocialNetworkName } from '../../contract';
import { maxSocialMessageLength } from '../../domain/sharing/message';
import { ShareSocial as Headless, useShareSocial } from '../../headless/sharing';
import { useLocale, useT } from '../../i18n';
import { Button } from '../kit/Button';
import { ButtonLink } from '../kit/ButtonLink';
import { Field } from '../kit/Field';
import { Notice } from '../kit/Notice';
import { TextArea } from '../kit/TextInput';
import { VisuallyHidden } from '../kit/VisuallyHidden';
import * as css from './Share.css';

export interface ShareSocialProps {
  networks: readonly SocialNetworkName[];
  /** The organizer's words; the person may change them. */
  message: string;
  /** What is shared; checked (`sharedAddress`). */
  url: string;
  /**
   * Opens a network's page in a window of its own, and reports the share. Called in the handler of the press. False when the browser
   * blocked the window: a link is offered instead.
   */
  onShare: (network: SocialNetworkName, address: string) => boolean;
}

/** Some words and the event's address, for each network that is on. 001 §2.5, §5; FAULTS F53, F69. */
export function ShareSocial({ networks, message, url, onShare }: ShareSocialProps) {
  const t = useT();
  return (
    <Headless.Root
      className={css.panel}
      defaultMessage={message}
      url={url}
      onShare={onShare}
      labels={{ tooLong: t('sharing.tooLong', { max: maxSocialMessageLength }) }}
    >
      <Message />
      <Headless.Error render={<VisuallyHidden />} />
      <div role="group" aria-label={t('sharing.networks')} className={css.networks}>
        {networks.map((network) => (
          <Headless.Network key={network} network={network} render={<Button />}>
            {t(`sharing.network.${network}`)}
            <VisuallyHidden> {t('sharing.newWindow')}</VisuallyHidden>
          </Headless.Network>
        ))}
      </div>
      <div role="status">
        <Blocked />
      </div>
    </Headless.Root>
  );
}

function Message() {
  const t = useT();
  const locale = useLocale();
  const { state, left } = useShareSocial();
  return (
    <Field
      label={t('sharing.message')}
      hint={t('sharing.hint')}
      error={state.invalid ? t('sharing.tooLong', { max: maxSocialMessageLength }) : undefined}
      counter={{
        used: maxSocialMessageLength - left,
        max: maxSocialMessageLength,
        text: t('sharing.left', { left: new Intl.NumberFormat(locale).format(left) }),
      }}
    >
      {(control) => <Headless.Message {...control} render={<TextArea />} />}
    </Field>
  );
}

function Blocked() {
  const t = useT();
  const { blocked } = useShareSocial().state;
  if (blocked === null) return null;
  const network = t(`sharing.network.${blocked}`);
  return (
    <Notice
      tone="warning"
      title={t('sharing.blocked', { network })}
      action={
        <Headless.Blocked
          render={({ href = '', children }) => (
            <ButtonLink href={href} newTab>
              {children}
            </ButtonLink>
          )}
        >
          {t('sharing.blockedOpen', { network })}
          <VisuallyHidden> {t('registration.newTab')}</VisuallyHidden>
        </Headless.Blocked>
      }
    />
  );
}
