import { presetTraits } from '#features/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { decideContact } from '#features/entitlements/contact.rules.ts'
import { decideHeaderItem, type HeaderQuestion } from '#features/entitlements/header.rules.ts'
import { decideMarketFilter } from '#features/entitlements/search-scope.rules.ts'
import type { HeldTool } from '#features/entitlements/tool-access.rules.ts'
import { decideTraining } from '#features/entitlements/training.rules.ts'

const restricted: HeaderQuestion = {
  linesOfBusiness: ['Distribution'],
  restrictedLines: ['Distribution'],
  restrictedItems: ['quick-cart'],
  hasSoldTo: false,
}

describe('the header', () => {
  test.each([
    ['hides a restricted item from a restricted line', 'quick-cart', restricted, false],
    ['hides the currency', 'currency', restricted, false],
    ['hides the account selector', 'sold-to', restricted, false],
    ['keeps what is not listed', 'saved-items', restricted, true],
    [
      'hides nothing from someone with a second line',
      'currency',
      { ...restricted, linesOfBusiness: ['Distribution', 'Service'] },
      true,
    ],
    ['hides nothing from another line', 'currency', { ...restricted, linesOfBusiness: ['Service'] }, true],
    ['hides nothing from someone without a line', 'quick-cart', { ...restricted, linesOfBusiness: [] }, true],
  ])('%s [6.11.1]', (_, item, question, allowed) => {
    expect(decideHeaderItem(item, question).allowed).toBe(allowed)
  })

  test.each([
    ['contact-link', false, true],
    ['contact-link', true, false],
    ['contact-dialog', true, true],
    ['contact-dialog', false, false],
  ])('%s with an account %s: %s [6.11.2]', (item, hasSoldTo, allowed) => {
    expect(decideHeaderItem(item, { ...restricted, linesOfBusiness: [], hasSoldTo }).allowed).toBe(allowed)
  })
})

describe('training', () => {
  const training: HeldTool = {
    id: 'training',
    name: 'Training',
    businessSegment: 'Commerce',
    status: 'Approved',
    lmsUserId: 'LMS-1',
  }
  test.each<readonly [string, readonly HeldTool[], string]>([
    ['approved and known to the learning system', [training], 'training.enrolled'],
    ['approved with a blank id', [{ ...training, lmsUserId: ' ' }], 'training.not-enrolled'],
    ['approved without an id', [{ ...training, lmsUserId: null }], 'training.not-enrolled'],
    ['pending, though an id is there', [{ ...training, status: 'Pending' }], 'training.pending'],
    ['another tool is approved', [{ ...training, id: 'other' }], 'training.not-offered'],
  ])('%s [6.9.1]', (_, tools, rule) => {
    expect(decideTraining(tools)).toMatchObject({ allowed: rule === 'training.enrolled', reasons: [{ rule }] })
  })
})

test.each([
  [null, true, 'contact.readable'],
  ['401', false, 'contact.no-access'],
  ['500', false, 'contact.failed'],
])('contact details that answer %s: %s [6.10.1]', (code, allowed, rule) => {
  expect(decideContact(code)).toMatchObject({ allowed, reasons: [{ rule }] })
})

test.each([
  ['sps', false, true, 'market.site-country'],
  ['sps', true, true, 'market.customer-data'],
  ['aerobt', true, false, 'market.not-here'],
] as const)('search in %s, signed in %s, is narrowed to a market: %s [6.12.1]', (tenant, isSignedIn, allowed, rule) => {
  expect(decideMarketFilter(presetTraits(tenant), isSignedIn)).toMatchObject({ allowed, reasons: [{ rule }] })
})
