import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { chooseReturnPath } from '#foundation/identity/sign-in/return-path.rules.ts'

const origin = 'https://sps.example'
const choose = (resource: unknown, tenant: 'sps' | 'hbtbt' = 'sps') =>
  chooseReturnPath({
    traits: presetTraits(tenant),
    resource,
    origin,
    homePath: '/us/en',
    postLoginHomePath: `/us/en/secure/${tenant}-home`,
  })

describe('after signing in', () => {
  test.each([
    ['the page one came from', '/de/de/products?page=2', '/de/de/products?page=2'],
    ['the same, written with our origin', `${origin}/de/de/products?page=2`, '/de/de/products?page=2'],
    ['the home page one came from', '/us/en', '/us/en'],
    ['the post-login home when there was no page', undefined, '/us/en/secure/sps-home'],
    ['the post-login home when there was only a slash', '/', '/us/en/secure/sps-home'],
    ['the post-login home instead of signing out again', '/system/sling/logout.html', '/us/en/secure/sps-home'],
    ['the post-login home instead of another sign-in page', '/us/en/sign-in/abc', '/us/en/secure/sps-home'],
  ])('one sees %s', (_, resource, expected) => expect(choose(resource)).toBe(expected))

  test.each([
    ['/us/en', '/us/en/secure/my-account'],
    ['/de/de/', '/de/de/secure/my-account'],
    ['/pl/pl.html?x=1', '/pl/pl/secure/my-account'],
    ['/us/en/products', '/us/en/products'],
  ])('on hbtbt %s leads to %s [2.1.11]', (resource, expected) => expect(choose(resource, 'hbtbt')).toBe(expected))

  test.each([
    '//e.example',
    '/\\e.example',
    'https:e.example',
    'https://e.example/us/en',
    `${origin}.e.example/us/en`,
    `${origin}@e.example/us/en`,
    `${origin}//e.example`,
    `${origin}/\\e.example`,
    '/%2f%2fe.example',
    '/%252f',
    'javascript:alert(1)',
    '\t//e.example',
    '/\r\nSet-Cookie: a=b',
    '@e.example',
    `/${'a'.repeat(8192)}`,
    ['/us/en'],
  ])('%j leads home [T-1]', (resource) => expect(choose(resource)).toBe('/us/en'))

  test('an address inside an address is not followed [T-2]', () => {
    expect(choose('/us/en/tools?resource=//e.example')).toBe('/us/en/tools?resource=//e.example')
    expect(choose(`${origin}${origin}//e.example`)).toBe('/us/en')
  })
})
