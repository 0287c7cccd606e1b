import { describe, expect, test } from 'vitest'
import { addParameter, countStepsBack, extendCrumb, isContactAddress } from '#features/site/content/links/link-address.rules.ts'

describe('a parameter', () => {
  test.each([
    ['/us/en/contact-us', '/us/en/contact-us?selector-type=orders'],
    ['/us/en/contact-us?a=1', '/us/en/contact-us?a=1&selector-type=orders'],
    ['/us/en/contact-us#form', '/us/en/contact-us?selector-type=orders#form'],
    ['/us/en/contact-us?a=1#form?x', '/us/en/contact-us?a=1&selector-type=orders#form?x'],
    ['/us/en/contact-us?selector-type=old&a=1', '/us/en/contact-us?a=1&selector-type=orders'],
    ['/us/en?', '/us/en?selector-type=orders'],
    ['https://shop.example/a', 'https://shop.example/a?selector-type=orders'],
  ])('of %s is the last before the hash [2.21.4]', (href, expected) => {
    expect(addParameter(href, 'selector-type', 'orders')).toBe(expected)
    expect(addParameter(expected, 'selector-type', 'orders'), 'a second click changes nothing').toBe(expected)
  })

  test.each(['a&b=c', '#x', '//e.example', ' ', '订单', '"><script>'])('%j stays one value [T-38]', (value) => {
    const url = new URL(addParameter('/us/en#top', 'selector-type', value), 'http://here.example')
    expect([...url.searchParams]).toEqual([['selector-type', value]])
    expect([url.origin, url.pathname, url.hash]).toEqual(['http://here.example', '/us/en', '#top'])
  })

  test.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'mailto:a@b.example', 'tel:+15550143', 'http://['])(
    'is not for %j',
    (href) => {
      expect(addParameter(href, 'resource', '/us/en')).toBe(href)
    },
  )

  test('says where to come back to [2.3.26]', () => {
    expect(addParameter('/system/sling/login.html?appId=portico-sps', 'resource', '/us/en/products')).toBe(
      '/system/sling/login.html?appId=portico-sps&resource=%2Fus%2Fen%2Fproducts',
    )
  })
})

describe('the previous breadcrumb', () => {
  const CASES = '/us/en/support/cases/case-detail'
  test.each([
    [CASES, '', CASES],
    [CASES, '?ContractID=4711-A', `${CASES}.CASE-4711-A`],
    [`${CASES}.html`, '?ContractID=4711', `${CASES}.CASE-4711.html`],
    [`${CASES}?tab=2#top`, '?ContractID=4711', `${CASES}.CASE-4711?tab=2#top`],
  ])('%s with %j leads to the case: %s [2.21.1]', (href, search, expected) => {
    expect(extendCrumb(href, search)).toBe(expected)
  })

  test.each([
    [CASES, '?ProposalReview', `${CASES}?tabchange=true`],
    [CASES, '?ProposalReview=true', `${CASES}?tabchange=true`],
    [`${CASES}?tab=2`, '?ProposalReview=1', `${CASES}?tab=2&tabchange=true`],
    [CASES, '?ContractID=9&ProposalReview=1', `${CASES}.CASE-9?tabchange=true`],
  ])('%s with %j opens the other tab: %s [2.21.2]', (href, search, expected) => {
    expect(extendCrumb(href, search)).toBe(expected)
  })

  test.each([
    '../../secure',
    '1/../../x',
    '..%2fx',
    'a.html',
    '1?resource=//e.example',
    '1#x',
    '<img>',
    '1\r\nx',
    '',
    'a'.repeat(65),
    '１２',
  ])('takes nothing from a contract called %j [T-68]', (contractId) => {
    expect(extendCrumb(CASES, `?${new URLSearchParams({ ContractID: contractId })}`)).toBe(CASES)
  })

  test.each(['https://e.example/a', '//e.example/a', 'javascript:alert(1)', '#top'])('%s is left alone', (href) => {
    expect(extendCrumb(href, '?ContractID=1&ProposalReview=1')).toBe(href)
  })
})

test.each([
  ['/us/en/contact-us', true],
  ['/de/de/contact-us.html?a=1#b', true],
  ['http://aerobt.example/us/en/contact-us', true],
  ['https://e.example/contact-us', false],
  ['//e.example/contact-us', false],
  ['/us/en/contact-us/more', false],
  ['/us/en/contact-users', false],
  ['javascript:x/contact-us', false],
  ['http://[', false],
])('%s is a contact page of this site: %s [2.3.25]', (href, expected) => {
  expect(isContactAddress(href, 'http://aerobt.example/us/en')).toBe(expected)
})

describe('a back link', () => {
  const own = { referrer: '', origin: 'http://a.example', historyLength: 9 }
  const [home, news] = ['http://a.example/us/en', 'http://a.example/us/en/news']
  test.each([
    ['one page', [home, news], 1, 1],
    ['over places of this page', [home, news, `${news}#a`, `${news}#b`], 3, 3],
    ['nowhere from the first page', [news], 0, 0],
    ['nowhere when all before are places of this page', [news, `${news}#a`], 1, 0],
    ['past an entry that is kept secret', [home, null, news], 2, 2],
    ['nowhere from an entry that is kept secret', [home, null], 1, 0],
    ['by the entry that is open, not by later ones', [home, news, home], 1, 1],
  ])('goes back %s [2.21.3]', (_, addresses, at, steps) => {
    expect(countStepsBack({ ...own, addresses, at })).toBe(steps)
  })

  test.each([
    ['http://a.example/us/en', 2, 1],
    ['http://a.example/us/en', 1, 0],
    ['http://a.example.evil.example/', 2, 0],
    ['https://search.example/', 5, 0],
    ['', 5, 0],
  ])('without a history it can read, from %j with %i entries: %i steps [2.21.3]', (referrer, historyLength, steps) => {
    expect(countStepsBack({ ...own, referrer, historyLength })).toBe(steps)
  })
})
