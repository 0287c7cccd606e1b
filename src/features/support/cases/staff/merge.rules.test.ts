import { expect, test } from 'vitest'
import { findMergeFault } from '#features/support/cases/staff/merge.rules.ts'

const make = (id: string, personId: string | null = 'p', mergedInto: string | null = null) => ({ id, personId, mergedInto })

test.each([
  ['two of one customer', make('A'), make('B'), true],
  ['one and itself', make('A'), make('A'), false],
  ['of two customers', make('A'), make('B', 'q'), false],
  ['of visitors, whom nobody knows', make('A', null), make('B', null), false],
  ['one that is part of another', make('A', 'p', 'C'), make('B'), false],
  ['into one that is part of another', make('A'), make('B', 'p', 'C'), false],
])('%s become one: %#', (_, from, into, expected) => {
  expect(findMergeFault(from, into) === undefined).toBe(expected)
})
