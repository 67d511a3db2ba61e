export { ExportJobs } from './ExportJobs';
