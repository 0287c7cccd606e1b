import { expect, test } from 'vitest'
import { findDecisionFault, isLate, readRequestId, writeRequestId } from '#foundation/requests/access-request.rules.ts'
import { checkRequester } from '#foundation/requests/request-admin.rules.ts'
import { createRequestKinds, type RequestKind } from '#foundation/requests/request-kind.service.ts'

const waiting = { status: 'Waiting', personId: 'ada', askedBy: 'ada' } as const

test.each([
  ['somebody else decides what waits', waiting, 'admin', undefined],
  ['nobody decides their own [T-57]', waiting, 'ada', 'own'],
  ['nor what they asked for while they acted for a customer [T-88]', { ...waiting, askedBy: 'admin' }, 'admin', 'own'],
  ['the customer cannot decide what an employee asked for them [T-88]', { ...waiting, askedBy: 'asm' }, 'ada', 'own'],
  ['what is approved stays', { ...waiting, status: 'Approved' }, 'admin', 'decided'],
  ['what is denied stays', { ...waiting, status: 'Denied' }, 'admin', 'decided'],
  ['what was taken back stays', { ...waiting, status: 'Withdrawn' }, 'admin', 'decided'],
  ['one’s own stays one’s own when it is decided', { ...waiting, status: 'Approved' }, 'ada', 'own'],
] as const)('%s', (_, request, decider, fault) => {
  expect(findDecisionFault(request, decider)).toBe(fault)
})

test.each([
  ['REQ-20017', 20_017],
  ['REQ-1', 1],
  ['REQ-0', undefined],
  ['REQ-01', undefined],
  ['req-1', undefined],
  ['REQ-99999999999', undefined],
  ['REQ-1 or true', undefined],
  ['constructor', undefined],
])('%s is the number %s', (id, number) => {
  expect(readRequestId(id)).toBe(number)
  if (number !== undefined) expect(writeRequestId(number)).toBe(id)
})

const NOON = new Date('2026-11-16T12:00:00Z')
test.each([
  ['2026-11-15T12:00:00Z', 'Waiting', false],
  ['2026-11-15T11:59:59Z', 'Waiting', true],
  ['2026-11-01T12:00:00Z', 'Approved', false],
] as const)('asked at %s and %s: late is %s', (requestedAt, status, late) => {
  expect(isLate({ status, askedAt: new Date(requestedAt) }, NOON)).toBe(late)
})

test('what is known of the person speaks for or against a request', () => {
  const rulesOf = (...args: Parameters<typeof checkRequester>) =>
    checkRequester(...args).map(({ allowed, reasons }) => [reasons[0]?.rule, allowed])
  expect(rulesOf({ email: 'a@b.example', isProven: true, company: 'Northline', account: '4711', denials: 0 })).toEqual([
    ['request.address-proven', true],
    ['request.company', true],
    ['request.account', true],
  ])
  expect(rulesOf({ email: 'a@b.example', isProven: false, company: null, account: null, denials: 2 })).toEqual([
    ['request.address-unproven', false],
    ['request.no-company', false],
    ['request.no-account', false],
    ['request.denied-before', false],
  ])
})

test('two features cannot bring the same kind of request', () => {
  const requestKinds = [{ kind: 'badge' }] as unknown as RequestKind[]
  expect(() =>
    createRequestKinds([
      { name: 'gates', requestKinds },
      { name: 'doors', requestKinds },
    ]),
  ).toThrow('The features gates and doors both bring the kind of request badge: rename one of them.')
})
