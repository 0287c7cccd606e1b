import { expect, test } from 'vitest'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'

test.each(['/us/en', '/us/en/secure/orders?page=2', '/de/de/news/caf%C3%A9'])('%s is a path of this site', (path) => {
  expect(toSameOriginPath(path, '/home')).toBe(path)
})

test.each([
  '//e.example',
  '/\\e.example',
  'https:e.example',
  'https://e.example/',
  '/%2f%2fe.example',
  '/%252f',
  '/%5ce.example',
  'javascript:alert(1)',
  '\t//e.example',
  '/\r\nLocation: //e.example',
  '/\t/e.example',
  '@e.example',
  'http://us@e.example',
  `/${'a'.repeat(8192)}`,
  '/..//e.example',
  '',
  undefined,
  ['/us/en'],
])('%j becomes the home page [T-1]', (value) => {
  expect(toSameOriginPath(value, '/home')).toBe('/home')
})

test('the address inside a return address is not looked at again [T-2]', () => {
  expect(toSameOriginPath('/us/en/tool?resource=//e.example', '/home')).toBe('/us/en/tool?resource=//e.example')
})
