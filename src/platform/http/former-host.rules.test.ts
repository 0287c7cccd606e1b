import { expect, test } from 'vitest'
import { decideAtFormerHost, writePresentAddress, type FormerHostCall } from '#platform/http/former-host.rules.ts'

const visit: FormerHostCall = { method: 'GET', access: 'everyone', allowsForeignOrigin: false }

test.each<[string, Partial<FormerHostCall>, ReturnType<typeof decideAtFormerHost>]>([
  ['a page leads to the present host', {}, 'moved'],
  ['so does a look without the body', { method: 'HEAD' }, 'moved'],
  ['and a page for people who are signed in', { access: 'signed-in' }, 'moved'],
  ['a form of an open page is refused', { method: 'POST' }, 'refused'],
  ['a call of an open page is refused', { method: 'PATCH', access: 'signed-in' }, 'refused'],
  ['a procurement system sends its order', { method: 'POST', allowsForeignOrigin: true }, 'served'],
  ['a program with a key reads', { access: 'key' }, 'served'],
  ['a program with a key sends', { method: 'POST', access: 'key', allowsForeignOrigin: true }, 'served'],
  ['the steps of signing in lead on where a browser takes them', { allowsForeignOrigin: true }, 'moved'],
])('at a former host, %s', (_, changes, outcome) => {
  expect(decideAtFormerHost({ ...visit, ...changes })).toBe(outcome)
})

test.each([
  ['/us/en/products?sort=name&page=2', 'https://www.marine.example/us/en/products?sort=name&page=2'],
  ['//evil.example/a', 'https://www.marine.example//evil.example/a'],
  ['/de/de/m\u00fcller', 'https://www.marine.example/de/de/m%C3%BCller'],
  ['/a\r\nset-cookie: x', 'https://www.marine.example/a%0D%0Aset-cookie:%20x'],
])('path and query %j come along', (url, address) => {
  expect(writePresentAddress('https://www.marine.example', url)).toBe(address)
})
