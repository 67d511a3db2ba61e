import type { WidgetConfig } from '../../contract';
import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationValues } from '../../domain';

export type RegistrationMethods = UseFormReturn<RegistrationValues>;
/** What of the widget’s settings is about agreeing. @public */
export type ConsentSettings = Pick<
  WidgetConfig,
  | 'communityEnabled'
  | 'autoJoinCommunity'
  | 'joinCommunityOnRegistration'
  | 'legalText'
  | 'additionalTerms'
  | 'additionalTermsMandatory'
>;
