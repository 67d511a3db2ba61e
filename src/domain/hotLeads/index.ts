export * from './hotLead';
export {
  leadCampaign,
  leadFields,
  leadFilterOf,
  leadName,
  leadSheet,
  leadStatuses,
  type HotLeadFilter,
  type LeadField,
  type LeadFileTexts,
} from './list';
