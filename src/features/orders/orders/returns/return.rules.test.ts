import { describe, expect, test } from 'vitest'
import {
  countReturnable,
  findAnswerFault,
  findReturnFault,
  hasLabel,
  isSerial,
  labelName,
  mayReturnMoveTo,
  mayWithdraw,
  RETURN_STATES,
  splitSerials,
  type ReturnedLine,
  type ReturnState,
} from '#features/orders/orders/returns/return.rules.ts'

const SENT = [
  { position: 1, shipped: 3 },
  { position: 2, shipped: 0 },
]
const known = (state: ReturnState, ...lines: readonly ReturnedLine[]) => ({ state, lines })
const line = (position: number, quantity: number, ...serials: readonly string[]) => ({ position, quantity, serials })

test.each([
  ['nothing was asked for', [], 3],
  ['some was asked for', [known('Requested', line(1, 2))], 1],
  ['some came back', [known('Credited', line(1, 1)), known('Closed', line(1, 1)), known('Received', line(1, 1))], 0],
  ['it was refused', [known('Refused', line(1, 3))], 3],
  ['it was withdrawn', [known('Withdrawn', line(1, 3))], 3],
  ['a correction took a shipment back', [known('Approved', line(1, 4))], 0],
] as const)('what can go back of a line: %s', (_, returns, expected) => {
  const counted = countReturnable(SENT, returns)
  expect([counted.get(1), counted.get(2)]).toEqual([expected, 0])
})

describe('asking', () => {
  const before = [known('Approved', line(1, 1, 'SN-1')), known('Withdrawn', line(1, 1, 'SN-7'))]
  test.each([
    ['what is left', [line(1, 2)], undefined],
    ['with a serial number for each', [line(1, 2, 'SN-2', 'SN-3')], undefined],
    ['one of a withdrawn return', [line(1, 1, 'SN-7')], undefined],
    ['more than is left', [line(1, 3)], 'not_returnable'],
    ['what was not sent', [line(2, 1)], 'not_returnable'],
    ['an unknown line', [line(9, 1)], 'not_returnable'],
    ['a line twice', [line(1, 1), line(1, 1)], 'not_returnable'],
    ['none of a line', [line(1, 0)], 'not_returnable'],
    ['fewer serial numbers than pieces', [line(1, 2, 'SN-2')], 'serial_count'],
    ['more serial numbers than pieces', [line(1, 1, 'SN-2', 'SN-3')], 'serial_count'],
    ['no serial number', [line(1, 1, '<b>')], 'serial_invalid'],
    ['one serial number twice', [line(1, 2, 'SN-2', 'sn-2')], 'serial_twice'],
    ['one that goes back already', [line(1, 1, 'sn-1')], 'serial_twice'],
  ] as const)('%s', (_, requested, fault) => {
    expect(findReturnFault(requested, SENT, before)?.fault).toBe(fault)
  })

  test('returns of before have no serial numbers', () => {
    expect(findReturnFault([line(1, 1, 'SN-1')], SENT, [known('Approved', { position: 1, quantity: 1 })])).toBeUndefined()
  })
})

test.each([
  ['SN-1', true],
  ['0012/34.A', true],
  ['序列 7', true],
  ['A', true],
  ['', false],
  ['-1', false],
  ['SN-', false],
  ['a\nb', false],
  ['=1+1', false],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
])('serial number %j: %s', (serial, expected) => {
  expect(isSerial(serial)).toBe(expected)
})

test('serial numbers are read one a line or with commas', () => {
  expect(splitSerials(' SN-1\r\nSN-2, SN-3;;\n')).toEqual(['SN-1', 'SN-2', 'SN-3'])
})

test('a decision is taken once; what was approved is received, then credited or closed', () => {
  const moves = RETURN_STATES.flatMap((from) =>
    RETURN_STATES.filter((to) => mayReturnMoveTo(from, to)).map((to) => `${from} ${to}`),
  )
  expect(moves).toEqual(['Requested Approved', 'Requested Refused', 'Approved Received', 'Received Credited', 'Received Closed'])
})

test.each([
  ['Approved', '', 'Dock 3', undefined],
  ['Approved', 'Please', '', 'returnAddress'],
  ['Refused', 'Too old', '', undefined],
  ['Refused', '', 'Dock 3', 'answer'],
  ['Received', '', '', undefined],
] as const)('%s, answer %j, address %j: %s is missing', (state, answer, returnAddress, missing) => {
  expect(findAnswerFault({ state, answer, returnAddress })).toBe(missing)
})

test('a label is for approved returns with an address', () => {
  const labelled = RETURN_STATES.filter((state) => hasLabel({ state, returnAddress: 'Dock 3' }))
  expect(labelled).toEqual(['Approved'])
  expect(hasLabel({ state: 'Approved', returnAddress: '' })).toBe(false)
  expect(labelName('R40 0/1-2')).toBe('Return_R40_0_1-2.pdf')
})

test('one withdraws one’s own until it is answered', () => {
  expect(RETURN_STATES.filter((state) => mayWithdraw({ state, requestedBy: 'ann' }, 'ann'))).toEqual(['Requested'])
  expect(mayWithdraw({ state: 'Requested', requestedBy: 'ben' }, 'ann')).toBe(false)
  expect(mayWithdraw({ state: 'Requested', requestedBy: null }, 'ann')).toBe(false)
})
