import { expect, test } from 'vitest'
import { describeRule, type RuleLanguage } from '#features/company/purchase-policy/rules/rule-words.rules.ts'
import { en } from '#features/company/purchase-policy/texts/en.ts'
import { fillText } from '#kernel/texts.ts'
import { createFormats } from '#ui/format.ts'

const NAMES: Readonly<Record<string, string>> = { a: 'Ada', b: 'Björn', v: 'Valentina' }
const language: RuleLanguage = {
  say: (key, values) => fillText(en[key], values),
  money: createFormats({ country: 'us', language: 'en' }).money,
  nameOf: (id) => NAMES[id] ?? '?',
  roleOf: (role) => en[`role.${role}`],
}
const one = (...approvers: string[]) => ({ need: 'any' as const, approvers })

test.each([
  [
    { amountOver: { minor: '2500000', currency: 'EUR' }, costCentres: ['CC-200'] },
    [one('b'), one('v')],
    'Amount over €25,000.00 and cost centre CC-200: Björn, then Valentina',
  ],
  [{ roles: ['requester' as const, 'buyer' as const] }, [one('a', 'b')], 'Ordered by Requester or Buyer: one of Ada, Björn'],
  [{ isNewShipTo: true }, [{ need: 'all' as const, approvers: ['a', 'b'] }], 'New delivery address: all of Ada, Björn'],
  [{ categories: ['valves'] }, [one('a')], 'Category valves: Ada'],
  [{}, [one('a')], 'Every order: Ada'],
])('%j of %j reads: %s', (when, tiers, expected) => {
  expect(describeRule({ when, tiers }, language)).toBe(expected)
})
