'use client';
import { useState } from 'react';
import type { WidgetConfig } from '../../contract';
import { useProfileImport, type BuyerReuse } from '../../hooks';
import { EarlierDetails } from '../../themed/registration/help/EarlierDetails';
import { LinkedinImport } from '../../themed/registration/help/LinkedinImport';
import { ProfileHelp } from '../../themed/registration/help/ProfileHelp';
import type { FillIn } from '../../headless/form/useFillIn';

export interface BuyerHelpProps {
  widget: Pick<WidgetConfig, 'allowLinkedinAutofill'>;
  reuse: Pick<BuyerReuse, 'record' | 'forget'>;
  /** Where the authorization pages are; `/auth/{service}` on this origin when absent. */
  authUrl: string | undefined;
  /** 000 §8 Auth. */
  onSignInError: (code: number) => void;
  fill: FillIn;
}

/** What fills the form without typing: earlier details, and a profile from LinkedIn. 000 §1, §2.9. */
export function BuyerHelp({ widget, reuse, fill, ...linkedin }: BuyerHelpProps) {
  // What is forgotten meanwhile says so in its place.
  const [wasKnown] = useState(reuse.record !== null);
  if (!wasKnown && !widget.allowLinkedinAutofill) return null;
  return (
    <ProfileHelp>
      {wasKnown && <EarlierDetails record={reuse.record} onUse={fill} onForget={reuse.forget} />}
      {widget.allowLinkedinAutofill && <Linkedin fill={fill} {...linkedin} />}
    </ProfileHelp>
  );
}

function Linkedin({ fill, authUrl, onSignInError }: Omit<BuyerHelpProps, 'widget' | 'reuse'>) {
  const [filled, setFilled] = useState(0);
  const { state, start, cancel } = useProfileImport('linkedin', {
    pages: authUrl,
    onPerson: (person) => setFilled(fill(person)),
    onSignInError,
  });
  return <LinkedinImport state={state} filled={filled} onStart={start} onCancel={cancel} />;
}
