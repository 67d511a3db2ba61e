import { colorsNamed } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { luminance as paintedLight, read } from '../../../../../src/domain/theme/colour';
import {
  communityAddress,
  manageAddress,
  resolvePostAppearance,
  type PostAppearanceSettings,
} from '../../../../../src/domain/confirmation';
import { contrast, luminance } from '../../../../../src/domain/confirmation/contrast';
import { isColour } from '../../../../../src/domain/theme/isColour';
import { eachRow } from '../../../../eachRow';

const none: PostAppearanceSettings = {
  textColor: '',
  textFontFamily: '',
  textBold: false,
  textItalic: false,
  linksColor: '',
  titleColor: '',
  titleFontFamily: '',
  titleBold: false,
  titleItalic: false,
  buttonTextColor: '',
  buttonBackgroundColor: '',
};

describe('the settings of the screen after registration', () => {
  it('change nothing when they are empty', () => {
    expect(resolvePostAppearance(none)).toEqual({ properties: {}, marks: '' });
  });

  it('become custom properties, each by itself', () => {
    const { properties, marks } = resolvePostAppearance({
      textColor: '#333',
      textFontFamily: 'Georgia, serif',
      textBold: true,
      textItalic: true,
      linksColor: 'rgb(10 80 60)',
      titleColor: 'hsl(320 60% 30%)',
      titleFontFamily: "'Trebuchet MS'",
      titleBold: true,
      titleItalic: true,
      buttonTextColor: '#fff',
      buttonBackgroundColor: '#7a1f5c',
    });
    expect(properties).toEqual({
      '--bx-post-text': '#333',
      '--bx-post-text-font': 'Georgia, serif',
      '--bx-post-links': 'rgb(10 80 60)',
      '--bx-post-title': 'hsl(320 60% 30%)',
      '--bx-post-title-font': "'Trebuchet MS'",
      '--bx-post-button': '#7a1f5c',
      '--bx-post-button-shift': '#000000',
      '--bx-post-button-text': '#fff',
    });
    expect(marks.split(' ').sort()).toEqual(
      [
        'button',
        'links',
        'text',
        'text-bold',
        'text-font',
        'text-italic',
        'title',
        'title-font',
        'title-italic',
      ].sort(),
    );
  });

  eachRow([
    'red; background: url(https://evil.example)',
    'url(https://evil.example)',
    'var(--secret)',
    'expression(alert(1))',
    '#12',
    '</style><script>',
  ])('leave out what is no colour: %s (FAULTS A05)', (hostile) => {
    const colours = {
      textColor: hostile,
      linksColor: hostile,
      titleColor: hostile,
      buttonBackgroundColor: hostile,
    };
    expect(resolvePostAppearance({ ...none, ...colours }).properties).toEqual({});
  });

  eachRow(['Arial; color: red', "'a' url(x)", 'a}', '"unclosed'])(
    'leave out what is no font: %s',
    (hostile) => {
      expect(
        resolvePostAppearance({ ...none, textFontFamily: hostile, titleFontFamily: hostile }).properties,
      ).toEqual({});
    },
  );

  it('keep titles strong until the organizer styles them', () => {
    expect(resolvePostAppearance(none).marks).toBe('');
    expect(resolvePostAppearance({ ...none, titleColor: '#333' }).marks).toContain('title-plain');
    expect(resolvePostAppearance({ ...none, titleColor: '#333', titleBold: true }).marks).not.toContain(
      'title-plain',
    );
  });

  eachRow([
    ['#ffee00', '#ffffff', '#000000'],
    ['#7a1f5c', '#000000', '#ffffff'],
    ['#7a1f5c', '', '#ffffff'],
    ['oklch(0.95 0.05 100)', 'not a colour', '#000000'],
    ['#ffffff', '#333333', '#333333'],
  ])('keep words on a button readable: %s and %j', (buttonBackgroundColor, buttonTextColor, textColour) => {
    const { properties } = resolvePostAppearance({ ...none, buttonBackgroundColor, buttonTextColor });
    expect(properties['--bx-post-button-text']).toBe(textColour);
  });

  eachRow([
    ['white', '#ffffff'],
    ['yellow', '#ffff00'],
    ['navy', '#000080'],
    [' RebeccaPurple ', '#663399'],
  ])('take the name %s as they take %s', (named, hex) => {
    const appearanceOf = (ground: string, textColour: string) =>
      resolvePostAppearance({ ...none, buttonBackgroundColor: ground, buttonTextColor: textColour })
        .properties;
    expect(appearanceOf(named, '')).toEqual({ ...appearanceOf(hex, ''), '--bx-post-button': named.trim() });
    expect(appearanceOf('#ffffff', named)['--bx-post-button-text']).toBe(
      appearanceOf('#ffffff', hex)['--bx-post-button-text']?.replace(hex, named.trim()),
    );
  });

  it('leave a button alone that shines through, or has words and no ground', () => {
    expect(resolvePostAppearance({ ...none, buttonBackgroundColor: '#7a1f5c80' }).properties).toEqual({});
    expect(resolvePostAppearance({ ...none, buttonTextColor: '#fff' }).properties).toEqual({});
  });
});

describe('the light of a colour', () => {
  eachRow([
    ['#fff', 1],
    ['#000000', 0],
    ['#808080', 0.2159],
    ['rgb(255 0 0)', 0.2126],
    ['rgb(0%, 100%, 0%)', 0.7152],
    ['hsl(0 100% 50%)', 0.2126],
    ['hsl(120deg, 100%, 50%)', 0.7152],
    ['hsl(0.5turn 100% 50%)', 0.7874],
    ['oklch(0.62796 0.25768 29.234)', 0.2126],
    ['oklch(100% 0 none)', 1],
  ])('%s is %d', (colour, light) => {
    expect(luminance(colour)).toBeCloseTo(light, 3);
  });

  it('of each name is that of its colour', () => {
    const wrong = Object.keys(colorsNamed).filter(
      (name) => !isColour(name) || !(Math.abs((luminance(name) ?? NaN) - paintedLight(read(name))) < 1e-3),
    );
    expect(wrong).toEqual([]);
  });

  eachRow(['#ffffff80', '#fff8', 'rgb(0 0 0 / 0.5)', 'hsl(0 0% 0% / 50%)'])('is not told of %s', (colour) => {
    expect(luminance(colour)).toBeNull();
  });

  it('tells black from white as far as can be', () => {
    expect(contrast(0, 1)).toBe(21);
  });
});

describe('the addresses a confirmation leads to', () => {
  const buyer = { token: 'or_1', email: 'amara+1@tidewater.studio' };

  it('join the community with token and email', () => {
    expect(communityAddress('https://community.example/2026?a=1', buyer)).toBe(
      'https://community.example/2026?a=1&token=or_1&email=amara%2B1%40tidewater.studio',
    );
    expect(communityAddress('https://community.example/{token}/?for={email}', buyer)).toBe(
      'https://community.example/or_1/?for=amara%2B1%40tidewater.studio',
    );
  });

  it('tell nobody in a preview', () => {
    expect(communityAddress('https://community.example/?for={email}')).toBe(
      'https://community.example/?for=',
    );
  });

  eachRow(['javascript:alert(1)', '//community.example', undefined])('are none for %s', (address) => {
    expect(communityAddress(address, buyer)).toBeNull();
    expect(manageAddress(address)).toBeNull();
  });

  it('manage the order, or one of its tickets', () => {
    expect(manageAddress('https://northlight.example/registration')).toBe(
      'https://northlight.example/registration',
    );
    expect(manageAddress('https://northlight.example/registration?x=1', 'NL26 1')).toBe(
      'https://northlight.example/registration?x=1&ticketId=NL26+1',
    );
  });
});
