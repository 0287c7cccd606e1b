import { expect, test } from 'vitest'
import {
  answerDue,
  CASE_STATUSES,
  findMissingField,
  keepOwnFields,
  mayTakeStep,
  planStep,
  readCaseSelector,
  writeCaseId,
  type CaseParty,
  type CaseStatus,
  type CaseStep,
} from '#features/support/cases/case.rules.ts'
import { readCopies } from '#features/support/cases/copies.rules.ts'
import { readGiven } from '#features/support/cases/create/use-case-form.client.ts'

const STEPS: readonly [CaseStep, CaseStatus, CaseParty, CaseStatus | undefined][] = [
  ['answer', 'New', 'customer', 'New'],
  ['answer', 'Waiting for you', 'customer', 'In progress'],
  ['answer', 'Solved', 'customer', 'Reopened'],
  ['answer', 'Closed', 'customer', undefined],
  ['answer', 'New', 'staff', 'Waiting for you'],
  ['work', 'New', 'staff', 'In progress'],
  ['solve', 'In progress', 'staff', 'Solved'],
  ['answer', 'Closed', 'staff', undefined],
  ['solve', 'New', 'customer', undefined],
  ['work', 'New', 'customer', undefined],
  ['close', 'Solved', 'customer', 'Closed'],
  ['close', 'New', 'staff', 'Closed'],
  ['close', 'Closed', 'customer', undefined],
  ['reopen', 'Closed', 'customer', 'Reopened'],
  ['reopen', 'New', 'customer', undefined],
  ['rate', 'Closed', 'customer', 'Closed'],
  ['rate', 'New', 'customer', undefined],
  ['rate', 'Closed', 'staff', undefined],
]
test.each(STEPS)('%s in %s by %s leads to %s', (step, status, by, expected) => expect(planStep(step, status, by)).toBe(expected))

test('the states of a case are these six [1.0.15]', () =>
  expect(CASE_STATUSES).toEqual(['New', 'In progress', 'Waiting for you', 'Solved', 'Closed', 'Reopened']))

test.each([
  ['CASE-AB12', 'AB12'],
  ['CASE-C-1001', 'C-1001'],
  ['CASE--1', undefined],
  ['CASE-', undefined],
  ['CASE-../x', undefined],
  ['case-AB12', undefined],
  [`CASE-${'A'.repeat(21)}`, undefined],
])('the selector %s names the case %s [2.2.9] [T-68]', (selector, expected) => expect(readCaseSelector(selector)).toBe(expected))

test('ids are letters and digits, without those that look alike', () => {
  expect(writeCaseId(Uint8Array.from({ length: 16 }, (_, at) => at * 16))).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
})

test('a kind keeps its own fields and says which one it cannot do without', () => {
  expect(keepOwnFields('order', { orderNumber: ' 42 ', productSku: 'x', concern: '' })).toEqual({ orderNumber: '42' })
  expect(findMissingField('order', { concern: 'late' })).toBe('orderNumber')
  expect(findMissingField('order', { orderNumber: '42' })).toBeUndefined()
  expect(findMissingField('question', {})).toBeUndefined()
})

test.each([
  ['', []],
  ['A@b.example; c@d.example,\nc@d.example', ['a@b.example', 'c@d.example']],
  ['a@b.example\r\nBcc: eve@evil.example', undefined],
  ['nobody', undefined],
  [Array.from({ length: 11 }, (_, at) => `p${at}@b.example`).join(), undefined],
])('%j are the people in copy [T-87]', (given, expected) => expect(readCopies(given)).toEqual(expected))

test('an urgent case is answered within two hours', () =>
  expect(answerDue('urgent', new Date('2026-11-16T10:00:00Z'))).toEqual(new Date('2026-11-16T12:00:00Z')))

test('an address may bring a kind and its fields along, and nothing else', () => {
  expect(readGiven('?kind=order&orderNumber=42&productSku=x')).toMatchObject({ kind: 'order', orderNumber: '42', productSku: '' })
  expect(readGiven('?kind=constructor')).toMatchObject({ kind: 'question' })
})

test.each([
  ['answer', false, true],
  ['close', false, false],
  ['reopen', false, false],
  ['rate', false, false],
  ['close', true, true],
] as const)('%s by somebody whose own case it is: %s leads to %s', (step, isOwn, expected) => {
  expect(mayTakeStep(step, { isAgent: false, isOwn })).toBe(expected)
  expect(mayTakeStep(step, { isAgent: true, isOwn: false })).toBe(true)
})
