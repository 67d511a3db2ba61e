import { expect, it } from 'vitest';
import { safeDescription } from '../../../../../src/domain/ticketTypes';

it.each([
  ['<p>Doors <b>open</b></p>', '<p>Doors <b>open</b></p>'],
  ['<p onclick="x()" style="color:red">Doors</p>', '<p>Doors</p>'],
  ['<img src=x onerror=x()>Doors<form><input></form>', 'Doors'],
  ['<script>x()</script>Doors<svg><a xlink:href="x"></a></svg>', 'Doors'],
  ['<a href="https://example.com/a" onclick="x()">Map</a>', '<a href="https://example.com/a">Map</a>'],
  ['<a href="javascript:x()">Map</a>', 'Map'],
  ['<a href="data:text/html,x">Map</a>', 'Map'],
  ['<a href="http://a.example/">Map</a>', '<a href="http://a.example/">Map</a>'],
  ['<a href="mailto:hello@a.example">Mail</a>', '<a href="mailto:hello@a.example">Mail</a>'],
  ['See http://a.example.', 'See <a href="http://a.example">http://a.example</a>.'],
  ['See https://example.com/a.', 'See <a href="https://example.com/a">https://example.com/a</a>.'],
])('A01: %s becomes %s', (html, safe) => expect(safeDescription(html)).toBe(safe));
