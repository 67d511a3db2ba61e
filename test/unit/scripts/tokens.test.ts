import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../../scripts/tokens/generated';
import { makeTokens, type Token } from '../../../scripts/tokens/tokens';
import { names } from '../../../src/theme/names';

const measure = (...units: string[]) => ({
  type: 'object',
  required: ['value', 'unit'],
  additionalProperties: false,
  properties: { value: { type: 'number' }, unit: { enum: units } },
});
const share = { type: 'number', minimum: 0, maximum: 1 };
const color = {
  type: 'object',
  required: ['colorSpace', 'components'],
  additionalProperties: false,
  properties: {
    colorSpace: { const: 'srgb' },
    components: { type: 'array', minItems: 3, maxItems: 3, items: share },
    alpha: share,
    hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
  },
};
const shadow = {
  type: 'object',
  required: ['color', 'offsetX', 'offsetY', 'blur', 'spread'],
  additionalProperties: false,
  properties: {
    color,
    ...Object.fromEntries(
      ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => [name, measure('px', 'rem')]),
    ),
  },
};
/** What a value is, by type. Design Tokens Format Module 2025.10, §8 and §9. */
const valueOf: Record<string, object> = {
  color,
  dimension: measure('px', 'rem'),
  duration: measure('ms', 's'),
  number: { type: 'number' },
  fontWeight: { type: 'number', minimum: 1, maximum: 1000 },
  fontFamily: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  cubicBezier: { type: 'array', minItems: 4, maxItems: 4, items: { type: 'number' } },
  shadow: { type: 'array', minItems: 1, items: shadow },
};

const schema = {
  definitions: {
    token: {
      type: 'object',
      required: ['$type', '$value', '$description', '$extensions'],
      additionalProperties: false,
      properties: {
        $type: true,
        $value: true,
        $description: { type: 'string', minLength: 1 },
        $extensions: true,
      },
      oneOf: Object.entries(valueOf).map(([type, value]) => ({
        properties: {
          $type: { const: type },
          $value: value,
          $extensions: {
            type: 'object',
            required: ['boxoffice.variable'],
            additionalProperties: false,
            properties: {
              'boxoffice.variable': { type: 'string', pattern: '^--bx-[a-z0-9-]+$' },
              'boxoffice.modes': { type: 'object', minProperties: 1, additionalProperties: value },
            },
          },
        },
      })),
    },
    group: {
      type: 'object',
      properties: { $description: { type: 'string', minLength: 1 } },
      patternProperties: { '^[^${}.][^{}.]*$': { $ref: '#/definitions/tokenOrGroup' } },
      additionalProperties: false,
    },
    tokenOrGroup: {
      if: { required: ['$value'] },
      then: { $ref: '#/definitions/token' },
      else: { $ref: '#/definitions/group' },
    },
  },
  type: 'object',
  properties: { $schema: { type: 'string' }, $description: { type: 'string' } },
  patternProperties: { '^[^${}.][^{}.]*$': { $ref: '#/definitions/tokenOrGroup' } },
  additionalProperties: false,
};

const isToken = (value: unknown): value is Token =>
  typeof value === 'object' && value !== null && '$value' in value;
const tokensIn = (value: unknown): Token[] => {
  if (isToken(value)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tokensIn) : [];
};
const tokens = makeTokens();
const variableOf = ({ $extensions }: Token) => $extensions['boxoffice.variable'];
const at = (variable: string) => {
  const token = tokensIn(tokens).find((candidate) => variableOf(candidate) === variable);
  if (!token) throw new Error(`No token ${variable}`);
  return token;
};

describe('tokens', () => {
  it('are written by `npm run tokens`, with the tables of docs/theming.md', async () => {
    for (const { path, text } of await generatedFiles()) expect(readFileSync(path, 'utf8')).toBe(text);
  });

  it('keep to the Design Tokens format', () => {
    const accepts = new Ajv({ allErrors: true, strictTypes: false }).compile(schema);
    accepts(tokens);
    expect(accepts.errors ?? []).toEqual([]);
  });

  it('have every custom property of the contract, once', () => {
    const inContract = Object.values(names).flatMap((group) =>
      typeof group === 'string' ? [group] : Object.values<string>(group),
    );
    expect(tokensIn(tokens).map(variableOf).sort()).toEqual(inContract.map((name) => `--${name}`).sort());
  });

  it('say what differs by preset, in the dark, when compact and for readers who ask', () => {
    expect(at('--bx-surface')).toMatchObject({
      $value: { hex: '#ffffff' },
      $extensions: {
        'boxoffice.modes': { festival: { hex: '#fff8ec' }, 'ink dark': expect.anything() as unknown },
      },
    });
    expect(at('--bx-radius-panel')).toMatchObject({
      $value: { value: 12, unit: 'px' },
      $extensions: { 'boxoffice.modes': { festival: { value: 20 }, summit: { value: 3 } } },
    });
    expect(at('--bx-control').$extensions['boxoffice.modes']).toEqual({
      compact: { value: 2.25, unit: 'rem' },
    });
    expect(at('--bx-fast').$extensions['boxoffice.modes']).toEqual({
      'reduced motion': { value: 0, unit: 'ms' },
    });
  });

  it('have the hover opacities of 000 §9', () => {
    const shares = Object.values(names.hover).map((name) => at(`--${name}`).$value);
    expect(shares.sort()).toEqual([0.1, 0.15, 0.2, 0.8, 0.85]);
  });

  it('open the order summary in the 400 ms of 000 §9', () => {
    expect(at(`--${names.motion.slow}`).$value).toEqual({ value: 400, unit: 'ms' });
  });
});
