import { expect, test } from 'vitest'
import { pageHref } from '#foundation/blocks/page-model.rules.ts'

const LOCALE = { country: 'us', language: 'en' } as const

test.each([
  ['/', '/us/en'],
  ['/products-dynamic/1.5', '/us/en/products-dynamic/1%2E5'],
  ['/support/knowledge/article-detail.ka_10001', '/us/en/support/knowledge/article-detail.ka_10001'],
  ['/support/cases/case-detail.CASE-AB12', '/us/en/support/cases/case-detail.CASE-AB12'],
  ['/secure/orders/details.orderNum-4711', '/us/en/secure/orders/details.orderNum-4711'],
  ['/products-dynamic/a.ka_/x', '/us/en/products-dynamic/a%2Eka_/x'],
])('%s is written as %s [2.2.8, 2.2.9]', (path, expected) => expect(pageHref(LOCALE, path)).toBe(expected))
