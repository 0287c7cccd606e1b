import { describe, expect, test } from 'vitest'
import { decideHeaderItem, type HeaderRequest } from '#features/site/navigation/header/header-item.rules.ts'

const restricted: HeaderRequest = {
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
