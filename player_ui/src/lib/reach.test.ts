import { expect, test } from 'vitest';
import { linkFor } from './reach';

const ROOTS = ['http://192.168.1.20:8080/', 'http://10.0.0.5:8080/'];

test('a link that leaves this machine does not lead to localhost', () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '127.3.2.1', '[::1]:8080', 'night.localhost']) {
    expect(linkFor('h/tok', `http://${host}/`, ROOTS, ''), host).toBe('http://192.168.1.20:8080/h/tok');
  }
});

test('where there are several addresses, it is the one that was chosen, as long as there is one', () => {
  const base = 'http://localhost:8080/';
  expect(linkFor('s/tok', base, ROOTS, '10.0.0.5:8080')).toBe('http://10.0.0.5:8080/s/tok');
  expect(linkFor('s/tok', base, ROOTS, '10.9.9.9:8080')).toBe('http://192.168.1.20:8080/s/tok');
});

test('a path prefix stays', () => {
  const proxy = ['https://home.example/night/'];
  expect(linkFor('g/tok', 'http://localhost:8080/', proxy, '')).toBe('https://home.example/night/g/tok');
  expect(linkFor('g/tok', 'https://pi.local/night/', ROOTS, '')).toBe('https://pi.local/night/g/tok');
});

test('a page that was opened by a name or an address that others reach keeps it', () => {
  for (const host of ['192.168.1.7:8080', 'laptop:8080', 'localhost.example.org', '[fe80::1]']) {
    expect(linkFor('h/tok', `http://${host}/`, ROOTS, ''), host).toBe(`http://${host}/h/tok`);
  }
});

test('without a network there is no such link', () => {
  expect(linkFor('h/tok', 'http://localhost:8080/', [], '')).toBeNull();
});
