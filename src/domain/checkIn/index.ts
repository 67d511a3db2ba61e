export {
  isContradicted,
  openAdmissions,
  storedAdmissions,
  withAdmission,
  withAnswers,
  withOvertaken,
  withoutAdmission,
  type DoorAdmission,
  type DoorAdmissions,
} from './admissions';
export { cameraProblem, type CameraProblem } from './cameraProblem';
export { createDoorIndex } from './doorIndex';
export { doorCounts, type DoorCount } from './doorCounts';
export { localOutcome } from './localOutcome';
export { createScanFilter } from './repeatedScans';
export { scanCode } from './scanCode';
export { addScan, dropScans, nextBatch, openQueue, storedQueue, type ScanQueue } from './scanQueue';
export { checkInProblem } from './problem';
export { checkInLimits, checkInSchema, checkInUpdate, checkInValues, type CheckInValues } from './values';
