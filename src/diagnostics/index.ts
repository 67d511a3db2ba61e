export { BoxofficeError, type ErrorCode, type ErrorListener } from './BoxofficeError';
export { missingPeer, withPeer } from './missingPeer';
export { mistake } from './mistake';
export { warn } from './warn';
export { warnOfAnotherCopy } from './warnOfAnotherCopy';
export { warnOfMissingStyles } from './warnOfMissingStyles';
