import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../../../src/contract';
import { holdError, orderError } from '../../../../../src/domain';
import { inEnglish } from '../english';
import { eachRow } from '../../../../eachRow';

const codes = Object.keys(errorCodes).map(Number);
const said = 'ada@example.com';

const ofCode: Record<number, string> = {
  4012: 'You have selected a session that has reached capacity. Please select a different session.',
  4050: `You can only register using a unique email address per registration. Please update the following: ${said}`,
  4051: `There is already an assigned registration linked to ${said}`,
  4060: said,
  5000: "We couldn't process your request. No worries you haven't been charged!",
};
/** A gateway's answer is nothing to show. */
const ofOrderCode: Record<number, string> = { ...ofCode, 4061: 'Could not complete your payment' };
const captcha =
  "We weren't able to pass the reCAPTCHA check, so you're unable to register at this time. Please try again. If the issue persists, please contact the organizer";

describe('holdError, 000 §8', () => {
  eachRow([...codes, 0, 9999])('%s', (code) => {
    const problem = holdError({ code, message: said });
    const text =
      code === 4021 ? captcha : (ofCode[code] ?? 'Your order could not be processed, please try again.');
    expect(inEnglish(problem.message)).toBe(text);
    expect(problem.showFor).toBe(code === 4021 ? 10_000 : 5_000);
    expect(problem.offersSupport ?? false).toBe(code === 4021);
    expect(problem.event).toBe(code === 4012 ? 'sessionReachedCapacity' : undefined);
  });
});

describe('orderError, 000 §8', () => {
  eachRow([...codes, 0, 9999])('%s', (code) => {
    const problem = orderError({ code, message: said });
    expect(inEnglish(problem.message)).toBe(
      ofOrderCode[code] ?? 'There was an error processing your request',
    );
    expect(problem.showFor).toBe(20_000);
    expect(problem.code).toBe(code || undefined);
    expect(problem.event).toBe(code === 4012 ? 'sessionReachedCapacity' : undefined);
  });

  eachRow(codes)("%s: the gateway's own words override", (code) => {
    expect(inEnglish(orderError({ code, message: said, responseError: 'Do not honor' }).message)).toBe(
      'Do not honor',
    );
    expect(inEnglish(orderError({ code, processorError: 'Declined' }).message)).toBe('Declined');
    expect(inEnglish(orderError({ code, responseError: '', processorError: 'Declined' }).message)).toBe(
      'Declined',
    );
  });
});

test('career day has a sentence of its own', () => {
  const text =
    'To proceed, please return to the ticket selection page and select only one of the ticket options available';
  expect(inEnglish(orderError({ code: 4050, message: said }, { careerDay: true }).message)).toBe(text);
  expect(inEnglish(holdError({ code: 4050, message: said }, { careerDay: true }).message)).toBe(text);
});

test('4060 without words falls back', () => {
  expect(inEnglish(orderError({ code: 4060 }).message)).toBe('There was an error processing your request');
  expect(inEnglish(holdError({ code: 4060, message: '' }).message)).toBe(
    'Your order could not be processed, please try again.',
  );
});

describe('refusals of too much, FAULTS F76', () => {
  const wait = (retryAfter?: number) => ({ code: 0, status: 429, retryAfter });

  eachRow([holdError, orderError])('%o says how long to wait when the backend does', (errorOf) => {
    expect(inEnglish(errorOf(wait(1)).message)).toBe(
      'There are too many requests right now. Please wait 1 second, then try again.',
    );
    expect(inEnglish(errorOf(wait(29_001)).message)).toBe(
      'There are too many requests right now. Please wait 30 seconds, then try again.',
    );
    expect(inEnglish(errorOf(wait()).message)).toBe(
      'There are too many requests right now. Please wait a moment, then try again.',
    );
  });

  eachRow([-1, 0, 1e12])('a wait of %d ms is no nonsense', (retryAfter) => {
    expect(Number(orderError(wait(retryAfter)).message.values?.['count'])).toSatisfy(
      (count: number) => count >= 1 && count <= 3_600,
    );
  });

  test('what is too large says so', () => {
    expect(inEnglish(orderError({ code: 0, status: 413 }).message)).toBe(
      'Your answers are too large to send. Shorten long answers or choose smaller files, then try again.',
    );
  });

  test('a code of the catalogue says more than a status', () => {
    expect(inEnglish(orderError({ ...wait(1_000), code: 5000 }).message)).toBe(ofCode[5000]);
  });
});
