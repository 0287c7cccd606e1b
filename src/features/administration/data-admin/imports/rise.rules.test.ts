import { expect, test } from 'vitest'
import { isOutlier, measureRise } from '#features/administration/data-admin/imports/rise.rules.ts'

const FIELDS = { amount: { type: 'amount' }, creditLimit: { type: 'amount' }, quantity: { type: 'whole-number' } }

test.each([
  ['a price that rises', { amount: '3.84' }, { amount: '38.40' }, 900],
  ['a price that falls', { amount: '612.40' }, { amount: '597.52' }, -2.4],
  ['a price that is taken to nothing', { amount: '10' }, { amount: '0' }, -100],
  ['the amount that changes most', { amount: '10', creditLimit: '100' }, { amount: '11', creditLimit: '25' }, -75],
  ['half is further than almost double', { amount: '10', creditLimit: '100' }, { amount: '19', creditLimit: '50' }, -50],
  ['the same amount in other digits', { amount: '10.0' }, { amount: '10.00' }, null],
  ['nothing before', { amount: '0' }, { amount: '10' }, null],
  ['a new line', null, { amount: '10' }, null],
  ['a line that goes', { amount: '10' }, null, null],
  ['no amount', { amount: 'ten' }, { amount: '10' }, null],
  ['an amount that is taken away', { amount: '10' }, { amount: null }, null],
  ['a number that is no amount', { quantity: '1' }, { quantity: '9' }, null],
])('%s', (_, before, after, rise) => {
  expect(measureRise(FIELDS, before, after)).toBe(rise)
})

test.each([
  [100, false],
  [100.1, true],
  [900, true],
  [-50, false],
  [-50.1, true],
  [-100, true],
  [null, false],
])('%s percent is an outlier: %s', (rise, expected) => {
  expect(isOutlier(rise)).toBe(expected)
})
