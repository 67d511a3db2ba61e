export * from './hotLead';
export {
  leadCampaign,
  leadFilterOf,
  leadName,
  leadSheet,
  leadStatuses,
  type HotLeadFilter,
  type LeadFileTexts,
} from './list';
