export { BoxofficeError, type ErrorCode, type ErrorListener } from './BoxofficeError';
export { missingPeer } from './missingPeer';
export { warn } from './warn';
export { warnOfAnotherCopy } from './warnOfAnotherCopy';
