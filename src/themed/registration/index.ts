export { Countdown, type CountdownProps } from './Countdown';
export { OfflineNotice } from './OfflineNotice';
export { OutcomeUnknown, type OutcomeUnknownProps } from './OutcomeUnknown';
export { RegistrationForm, type RegistrationFormProps } from './RegistrationForm';
export { RegistrationLayout, type RegistrationLayoutProps } from './RegistrationLayout';
export { RegistrationSkeleton } from './RegistrationSkeleton';
export { StatePanel, type StatePanelProps } from './StatePanel';
export { TimedOut, type TimedOutProps } from './TimedOut';
export { TimeWarning, type TimeWarningProps } from './TimeWarning';
