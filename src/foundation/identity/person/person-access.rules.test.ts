import { describe, expect, test } from 'vitest'
import { planDisabling, planEnabling } from '#foundation/identity/person/person-access.rules.ts'
import type { PersonStatus } from '#foundation/identity/person/person.rules.ts'

const now = new Date('2026-11-17T10:00:00Z')
const verified = new Date('2026-01-01T10:00:00Z')
const person = {
  id: 'buyer',
  status: 'active' as PersonStatus,
  emailVerifiedAt: verified as Date | null,
  disabledAt: null as Date | null,
}
const change = { person, actorId: 'ada', activeAdmins: ['ada', 'bob'] }
const of = (about: Partial<typeof person>) => ({ ...change, person: { ...person, ...about } })
const refused = (reason: string) => ({ kind: 'refused', reason })

describe('disabling', () => {
  test.each([
    ['somebody', of({}), { kind: 'change', status: 'deactivated', disabledAt: now }],
    ['another admin', of({ id: 'bob' }), { kind: 'change', status: 'deactivated', disabledAt: now }],
    ['who has not confirmed yet', of({ status: 'pending' }), { kind: 'change', status: 'deactivated', disabledAt: now }],
    ['who was not here for long', of({ status: 'deactivated' }), { kind: 'change', status: 'deactivated', disabledAt: now }],
    ['who is disabled', of({ status: 'deactivated', disabledAt: verified }), { kind: 'none' }],
    ['oneself, and with it the last admin', { ...of({ id: 'ada' }), activeAdmins: ['ada'] }, refused('self')],
    ['by an admin who was disabled meanwhile', { ...change, activeAdmins: ['bob'] }, refused('not-admin')],
    ['who was deleted', of({ status: 'deleted' }), refused('gone')],
    ['who was denied', of({ status: 'denied' }), refused('gone')],
  ])('%s [T-103]', (_, facts, plan) => {
    expect(planDisabling(facts, now)).toEqual(plan)
  })
})

describe('enabling', () => {
  const disabled = { status: 'deactivated' as const, disabledAt: verified }
  test.each([
    ['who was disabled', of(disabled), { kind: 'change', status: 'active', disabledAt: null }],
    [
      'who has to confirm the address first',
      of({ ...disabled, emailVerifiedAt: null }),
      { kind: 'change', status: 'pending', disabledAt: null },
    ],
    ['who was not here for long', of({ status: 'deactivated' }), { kind: 'change', status: 'active', disabledAt: null }],
    ['who is active', of({}), { kind: 'none' }],
    ['oneself', of({ ...disabled, id: 'ada' }), refused('self')],
    ['who was deleted', of({ status: 'deleted' }), refused('gone')],
  ])('%s [T-103]', (_, facts, plan) => {
    expect(planEnabling(facts)).toEqual(plan)
  })
})
