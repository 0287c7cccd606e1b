import { describe, expect, test } from 'vitest'
import { readPagePath, shopRootOf, writeResultHref, writeTarget } from '#features/access/tool-access/tool-way.rules.ts'

const SHOP = '/shop/sps/en/parts'
const hrefOf = (target: string, search: string, root = '/shop/sps') => writeTarget(target, search, root)

describe('the way into a tool', () => {
  test.each([
    ['without a query', '/us/en/tool', '', '/us/en/tool'],
    ['with the page’s query [2.13.3]', '/us/en/tool', '?a=1&b=x%20y', '/us/en/tool?a=1&b=x+y'],
    ['with the target’s own query first [2.13.3]', '/us/en/tool?z=0', '?a=1', '/us/en/tool?z=0&a=1'],
    [
      'with values that look like addresses [T-7]',
      '/us/en/tool',
      '?a=//evil.example/%0d%0a@e',
      '/us/en/tool?a=%2F%2Fevil.example%2F%0D%0A%40e',
    ],
    ['to a tool on another host that staff entered [T-7]', 'https://tools.example.com/app', '', 'https://tools.example.com/app'],
    ['to its first page', 'https://tools.example.com', '?a=1', 'https://tools.example.com/?a=1'],
    [
      'to another host, with a query that names a third [T-7]',
      'https://tools.example.com/app?z=0',
      '?a=@evil.example&b=%2f%2fevil.example&c=%0d%0aLocation:x&d=%252e%252e%252f',
      'https://tools.example.com/app?z=0&a=%40evil.example&b=%2F%2Fevil.example&c=%0D%0ALocation%3Ax&d=%252e%252e%252f',
    ],
    [
      'to a page of another host that is named like the shop',
      'https://tools.example.com/shop/sps',
      '?sku=A1',
      'https://tools.example.com/shop/sps?sku=A1',
    ],
    ['to a shop of another tenant', '/shop/hps/en/parts', '?sku=A1', '/shop/hps/en/parts?sku=A1'],
  ])('%s', (_, target, search, href) => {
    expect(hrefOf(target, search)).toEqual({ href, isShopEntry: false })
  })

  test.each([
    ['takes the first value as a segment, encoded twice [2.13.4]', '?sku=A1/2 3&x=9', `${SHOP}/A1%252F2%25203`],
    ['stays where it is without one [2.13.4]', '', SHOP],
    ['stays where it is with an empty one [2.13.4]', '?sku=', SHOP],
    ['cannot be climbed out of [T-7]', '?sku=../../../x', `${SHOP}/..%252F..%252F..%252Fx`],
    [
      'cannot be climbed out of by a value that is encoded already [T-7]',
      '?sku=%252e%252e%252f',
      `${SHOP}/%25252e%25252e%25252f`,
    ],
    ['takes line breaks as text [T-7]', '?sku=a%0d%0aSet-Cookie', `${SHOP}/a%250D%250ASet-Cookie`],
    ['takes an @ as text [T-7]', '?sku=@e', `${SHOP}/%2540e`],
    ['takes half a character as text', '?sku=\ud800', `${SHOP}/%25EF%25BF%25BD`],
  ])('the tenant’s shop %s', (_, search, href) => {
    expect(hrefOf(SHOP, search)).toEqual({ href, isShopEntry: true })
  })

  test('a query that says where to go is handed on as it is [2.13.4]', () => {
    expect(hrefOf(SHOP, '?resource=/x')).toEqual({ href: `${SHOP}?resource=%2Fx`, isShopEntry: false })
  })

  test.each([
    '//evil.example/x',
    'http://tools.example.com/app',
    'https:/tools.example.com',
    'https://name@evil.example/app',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'tool',
    '',
  ])('a target of %j leads nowhere [T-7]', (target) => {
    expect(hrefOf(target, '?a=1')).toBeUndefined()
  })

  test('the tenant’s shop is known by its quick cart', () => {
    expect(shopRootOf('/shop/hps/en/quickCart')).toBe('/shop/hps')
  })
})

test.each([
  ['approved', '/us/en/secure/tools/access/pending?applicationId=approved'],
  ['a&b=c#d', '/us/en/secure/tools/access/pending?applicationId=a%26b%3Dc%23d'],
  [undefined, '/us/en/secure/tools/access/pending'],
])('a result page hears of %s [2.13.6]', (toolId, href) => {
  expect(writeResultHref('/us/en/secure/tools/access/pending', toolId)).toBe(href)
})

test.each([
  ['https://sps.example/us/en/secure/tools/workbench', '/secure/tools/workbench'],
  ['https://sps.example/us/en/secure/tools/workbench.html?a=1', '/secure/tools/workbench'],
  ['https://other.example/us/en/secure/tools/workbench', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('a call from %s comes from %s [7.3.6]', (referer, page) => {
  expect(readPagePath(referer, 'sps.example')).toBe(page)
})
