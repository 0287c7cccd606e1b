import { expect, test } from 'vitest'
import { matchExternal } from '#foundation/identity/person/external-identity.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import type { ClaimedPerson } from '#foundation/identity/sign-in/claims.rules.ts'

const ada = { id: 'ada', email: 'ada@corp.example' } as Person
const bob = { id: 'bob', email: 'bob@corp.example' } as Person
const claimed = { email: 'ada@corp.example' } as ClaimedPerson
const unverified = { fault: 'unverified', claim: 'email_verified' } as const

test.each([
  ['is known by issuer and subject', { linked: ada, claimed, byEmail: undefined }, { kind: 'known', person: ada }],
  [
    'stays the same person when the address is now somebody else’s',
    { linked: ada, claimed, byEmail: { person: bob, isLinked: true } },
    { kind: 'known', person: ada },
  ],
  [
    'stays known without a verified address',
    { linked: ada, claimed: unverified, byEmail: undefined },
    { kind: 'known', person: ada },
  ],
  [
    'is linked once by a verified address',
    { linked: undefined, claimed, byEmail: { person: ada, isLinked: false } },
    { kind: 'link', person: ada },
  ],
  [
    'does not take over someone who is linked already',
    { linked: undefined, claimed, byEmail: { person: ada, isLinked: true } },
    { kind: 'refused', problem: 'linkedElsewhere' },
  ],
  [
    'is not linked by an address that is not verified',
    { linked: undefined, claimed: unverified, byEmail: { person: ada, isLinked: false } },
    { kind: 'refused', problem: 'unverified', claim: 'email_verified' },
  ],
  ['is new', { linked: undefined, claimed, byEmail: undefined }, { kind: 'create', claimed }],
])('someone of a foreign provider %s [T-74]', (_, facts, match) => {
  expect(matchExternal(facts)).toEqual(match)
})
