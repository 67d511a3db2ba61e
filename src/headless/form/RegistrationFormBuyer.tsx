'use client';
import { forwardRef, type ForwardedRef } from 'react';
import type { AttendeeSection } from '../../domain';
import { useRenderElement, type HeadlessProps } from '../useRenderElement';
import { useFormParts } from './RegistrationFormRoot';
import { useBuyerLink } from './useBuyerLink';

/** What the box of a buyer who comes themselves is in. @public */
export interface RegistrationBuyerState {
  /** The first attendee follows the buyer. */
  linked: boolean;
}
/** Props of `RegistrationForm.BuyerIsAttendee`. @public */
export interface RegistrationFormBuyerIsAttendeeProps extends HeadlessProps<'input', RegistrationBuyerState> {
  /** The attendee’s own name or address was changed, so nothing follows any more: say it in a status. */
  onUnlink?: (() => void) | undefined;
}

/**
 * A box for a buyer who is the first attendee: while it is ticked, the attendee’s name and address follow the buyer’s. Unticked, what was
 * there before comes back. Draws nothing before the questions are there.
 */
export const BuyerIsAttendee = /* @__PURE__ */ forwardRef<
  HTMLInputElement,
  RegistrationFormBuyerIsAttendeeProps
>(function BuyerIsAttendee(props, ref) {
  const [first] = useFormParts().sections;
  return first ? <LinkBox key={first.key} {...props} attendee={first} inputRef={ref} /> : null;
});

interface LinkBoxProps extends RegistrationFormBuyerIsAttendeeProps {
  attendee: AttendeeSection;
  inputRef: ForwardedRef<HTMLInputElement>;
}

function LinkBox({ attendee, inputRef, onUnlink, ...props }: LinkBoxProps) {
  const { locale } = useFormParts();
  const { isLinked, link, unlink } = useBuyerLink(attendee, locale, onUnlink);
  return useRenderElement('input', { linked: isLinked }, props, {
    ref: inputRef,
    defaults: { type: 'checkbox' },
    handlers: {
      checked: isLinked,
      onChange: (event) => {
        if (event.isDefaultPrevented()) return;
        if (event.target.checked) link();
        else unlink();
      },
    },
  });
}
