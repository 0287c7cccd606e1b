import { expect, test } from 'vitest'
import { findDraftFaults, toDraft, toRightsBody, type RightsDraft } from './rights-draft.rules.ts'

const draft: RightsDraft = { role: 'buyer', accounts: ['M1~1'], limit: '', currency: 'EUR', costCentres: '' }

test.each([
  ['', 'EUR', null],
  ['500', 'EUR', '50000'],
  ['1,500', 'USD', '150000'],
  ['1,500.50', 'USD', '150050'],
  ['1.500,50', 'EUR', '150050'],
  ['1 500,5', 'EUR', '150050'],
  ['0', 'EUR', '0'],
  ['1500', 'JPY', '1500'],
] as const)('the limit %j in %s is %s', (limit, currency, minor) => {
  const { orderLimit } = toRightsBody({ ...draft, limit, currency })
  expect(orderLimit).toEqual(minor === null ? null : { minor, currency })
  expect(findDraftFaults({ ...draft, limit, currency })).toEqual([])
})

test.each(['-1', 'many', '1.234', '12.5 EUR'])('%j is no limit', (limit) => {
  expect(findDraftFaults({ ...draft, limit })).toEqual(['limit'])
})

test('cost centres are listed with commas, spaces or lines between them, each once', () => {
  expect(toRightsBody({ ...draft, costCentres: 'CC-100, CC-200\nCC-100' }).costCentres).toEqual(['CC-100', 'CC-200'])
  expect(findDraftFaults({ ...draft, costCentres: 'CC 100!' })).toEqual(['costCentres'])
})

test('a form begins with what somebody has', () => {
  const rights = {
    role: 'buyer',
    accounts: ['M1~1'],
    orderLimit: { minor: '150050', currency: 'EUR' },
    costCentres: ['A', 'B'],
  } as const
  expect(toDraft(rights, 'USD')).toEqual({ ...draft, limit: '1500.50', costCentres: 'A, B' })
  expect(toDraft({ ...rights, orderLimit: null }, 'USD')).toMatchObject({ limit: '', currency: 'USD' })
})
