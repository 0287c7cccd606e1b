import { describe, expect, test } from 'vitest'
import {
  chooseFrameSource,
  frameOrigin,
  readDealer,
  readFilterTag,
} from '#features/storefront/dealers/locator/frame-source.rules.ts'

const OWN = { locatorBaseUrl: '/us/en/dealers/locator/', locatorDefaultUrl: '/us/en/dealers/locator?f=1' }
const OUTSIDE = { locatorBaseUrl: 'https://find.example/d/', locatorDefaultUrl: 'https://find.example/all' }

const sourceFor = (query: string, config = OWN): string => chooseFrameSource(config, readFilterTag(new URLSearchParams(query)))

describe('the source of the frame', () => {
  test.each(['sales', 'spares', 'cold-chain', '24h', 'constructor', 'a'.repeat(60)])(
    'of the tag %s is {base}{tag}?f=1 [2.20.2]',
    (tag) => {
      expect(sourceFor(`filterTag=${tag}`)).toBe(`/us/en/dealers/locator/${tag}?f=1`)
      expect(sourceFor(`filterTag=${tag}`, OUTSIDE)).toBe(`https://find.example/d/${tag}?f=1`)
    },
  )

  test.each(['', 'other=sales', 'filtertag=sales'])('without a tag is the configured one: %j [2.20.3]', (query) => {
    expect(sourceFor(query)).toBe(OWN.locatorDefaultUrl)
    expect(sourceFor(query, OUTSIDE)).toBe(OUTSIDE.locatorDefaultUrl)
  })

  test.each([
    '@evil',
    '@evil.example',
    '../',
    '..',
    '.evil.com',
    '%2e%2e',
    '%252e%252e%252f',
    'sales/..',
    'sales/../../admin',
    'sales?x=1',
    'sales#',
    'sales%00',
    'sales%0d%0aSet-Cookie:a=b',
    'sales%0a',
    ' sales',
    'sales ',
    'Sales',
    'SALES',
    'ſales',
    'sales,service',
    '//evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '"><script>',
    'a'.repeat(61),
    'cold_chain',
    '__proto__',
    '',
    'sales&filterTag=@evil',
    'a'.repeat(10_000),
  ])('a hostile tag is no tag: %j [T-36]', (value) => {
    for (const config of [OWN, OUTSIDE]) expect(sourceFor(`filterTag=${value}`, config)).toBe(config.locatorDefaultUrl)
  })
})

test.each([
  ['/us/en/dealers/locator?f=1', "'self'"],
  ['https://find.example/d/sales?f=1', 'https://find.example'],
  ['https://find.example:8443/', 'https://find.example:8443'],
])('a page with the frame %s may frame %s [T-36]', (source, origin) => {
  expect(frameOrigin(source)).toBe(origin)
})

test.each([
  ['?dealer=lyon-2', '/us/en/dealers/locator?f=1&dealer=lyon-2'],
  ['?dealer=%26x%3D1', '/us/en/dealers/locator?f=1'],
  ['?dealer=../x', '/us/en/dealers/locator?f=1'],
  ['?dealer=lyon-2&filterTag=sales', '/us/en/dealers/locator/sales?f=1'],
])('%s shows %s in the frame [T-36]', (address, expected) => {
  const query = new URLSearchParams(address)
  const config = { locatorBaseUrl: '/us/en/dealers/locator/', locatorDefaultUrl: '/us/en/dealers/locator?f=1' }
  expect(chooseFrameSource(config, readFilterTag(query), readDealer(query))).toBe(expected)
  const foreign = { ...config, locatorDefaultUrl: 'https://maps.example/all' }
  expect(chooseFrameSource(foreign, undefined, readDealer(query))).toBe('https://maps.example/all')
})
