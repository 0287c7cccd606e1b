import { describe, expect, test } from 'vitest'
import { shopRootOf, writeResultHref, writeTarget } from '#features/tool-access/tool-way.rules.ts'

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

  test.each(['//evil.example/x', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', 'tool', ''])(
    'a target of %j leads nowhere [T-7]',
    (target) => {
      expect(hrefOf(target, '?a=1')).toBeUndefined()
    },
  )

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
