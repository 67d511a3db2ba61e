import { saveProblem, type SaveFailure, type SaveProblem } from '../forms';

/** It went out, or what it is about is over. */
const notNow = 4091;

/** Why a save of an email campaign was refused: it can go out while somebody writes. 002 §7 Email builder. */
export const emailSaveProblem = (failure: SaveFailure): SaveProblem =>
  failure.code === notNow ? { message: { key: 'organizer.emails.failed.sent' } } : saveProblem(failure);

/** 002 §9 Email send error display: milliseconds that a failure to send is shown. */
export const sendErrorFor = 5_000;
