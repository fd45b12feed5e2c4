import { expect, test } from 'vitest';
import { qrModules, qrSvg } from './qr';

/** As an independent encoder draws it. */
const HI = [
  '111111100111101111111',
  '100000100110101000001',
  '101110101101101011101',
  '101110101100101011101',
  '101110101001101011101',
  '100000101100101000001',
  '111111101010101111111',
  '000000001011100000000',
  '101111100000101111100',
  '011101010010100100001',
  '001100110101010011110',
  '111010000100000110100',
  '111010100001010010101',
  '000000001001111001001',
  '111111100010101100010',
  '100000101111111001001',
  '101110101000100100100',
  '101110101110100100100',
  '101110101001010011100',
  '100000100110000110100',
  '111111101011010011110',
];

test('a short text is the code that other encoders make of it', () => {
  expect(qrModules('hi')?.map((row) => row.map((on) => (on ? '1' : '0')).join(''))).toEqual(HI);
});

test('a seat’s link fits, also at a long address', () => {
  expect(qrModules('http://192.168.1.20:8080/s/abcdefghijklmnopqrstuv')).toHaveLength(33);
  expect(qrModules(`http://[fd00::1]:8080/s/${'x'.repeat(60)}`)).toHaveLength(37);
});

test('what is too long has no code, rather than a wrong one', () => {
  expect(qrModules('q'.repeat(213))).toHaveLength(57);
  expect(qrModules('q'.repeat(214))).toBeNull();
  expect(qrSvg('q'.repeat(214))).toBeNull();
});

test('the picture is dark on light with four modules of quiet around it', () => {
  const svg = qrSvg('hi') ?? '';
  expect(svg).toContain('viewBox="0 0 29 29"');
  expect(svg).toContain('<path fill="#fff" d="M0 0h29v29H0z"/>');
  expect(svg).toContain('M4 4h1v1h-1z');
  expect(svg).not.toMatch(/M[0-3] \d+h1v/);
});
