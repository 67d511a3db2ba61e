export { createDoorIndex, type DoorIndex } from './doorIndex';
export { doorCounts, type DoorCount } from './doorCounts';
export { localOutcome } from './localOutcome';
export { scanCode } from './scanCode';
export { addScan, dropScans, nextBatch, openQueue, storedQueue, type ScanQueue } from './scanQueue';
