import { expect, test } from 'vitest'
import { decideSignIn, withStatus, type SignInFacts } from '#foundation/identity/sign-in/sign-in-outcome.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const LONG_AGO = new Date('2025-01-01T00:00:00Z')
const YESTERDAY = new Date('2026-11-14T12:00:00Z')

const person: SignInFacts['person'] = {
  status: 'active',
  isNewUser: false,
  isRevalidationRequired: false,
  revalidatedAt: now,
  emailVerifiedAt: YESTERDAY,
  createdAt: LONG_AGO,
  tempEmail: null,
  isInternal: false,
  roles: ['customer'],
  companyId: 'northline',
  seenStatuses: [],
}
type Change = Partial<SignInFacts['person']> & { readonly soldTos?: number; readonly isIdentificationPending?: boolean }
const decide = ({ soldTos = 1, isIdentificationPending = false, ...change }: Change) =>
  decideSignIn({ person: { ...person, ...change }, soldTos, isIdentificationPending, now })

const UNKNOWN = { companyId: null, soldTos: 0 } as const

test.each([
  ['nothing', {}, undefined],
  ['missing details', { isNewUser: true }, 'isNewUser'],
  ['missing details of somebody who has just registered', { isNewUser: true, ...UNKNOWN, emailVerifiedAt: now }, undefined],
  ['missing details an hour later', { isNewUser: true, emailVerifiedAt: new Date(now.getTime() - 3_600_000) }, 'isNewUser'],
  ['a marked account', { isRevalidationRequired: true }, 'isRevalidationRequired'],
  ['a year without confirmation', { revalidatedAt: LONG_AGO, emailVerifiedAt: LONG_AGO }, 'revalidate'],
  ['an e-mail change that is not confirmed', { tempEmail: 'new@x.example' }, 'emailChangeStatus'],
  ['an open identification', { ...UNKNOWN, isIdentificationPending: true }, 'csrPendingStatus'],
  ['no company and no account', UNKNOWN, 'unidentifiedUser'],
  ['no company, but an account', { companyId: null }, undefined],
  ['no company, and the dialog was closed', { ...UNKNOWN, seenStatuses: ['unidentifiedUser'] }, undefined],
  ['a company that was found since', { seenStatuses: ['unidentifiedUser'] }, 'identifiedUser'],
  ['a company whose dialog was closed', { seenStatuses: ['unidentifiedUser', 'identifiedUser'] }, undefined],
  ['a company without an account here', { soldTos: 0 }, 'newBrandCustomer'],
  ['the same after closing', { soldTos: 0, seenStatuses: ['newBrandCustomer'] }, undefined],
  ['an employee without a company', { ...UNKNOWN, isInternal: true }, undefined],
  ['an admin without a company', { ...UNKNOWN, roles: ['admin'] }, undefined],
  ['an author of a company without an account', { soldTos: 0, roles: ['author'] }, undefined],
] satisfies [string, Change, string | undefined][])('%s: the dialog is %s [2.10.2]', (_, change, flag) => {
  expect(decide(change)).toEqual({ kind: 'welcome', flag })
})

test.each([
  ['denied', 'deniedPartyStatus'],
  ['deleted', 'deletedStatus'],
  ['deactivated', 'deactivationStatus'],
] as const)('%s people get %s and no session [2.10.2]', (status, flag) => {
  expect(decide({ status, isNewUser: true, tempEmail: 'new@x.example' })).toEqual({ kind: 'refused', flag })
})

test('an unconfirmed address opens no session, and no dialog', () => {
  expect(decide({ status: 'pending', isNewUser: true })).toEqual({ kind: 'unconfirmed' })
})

test('of several states the most pressing one is shown, each in its turn [2.10.2]', () => {
  const shown: (string | undefined)[] = []
  const endings: Change[] = [
    { isNewUser: false },
    { isRevalidationRequired: false },
    { revalidatedAt: now },
    { tempEmail: null },
    { isIdentificationPending: false },
    { seenStatuses: ['unidentifiedUser'] },
    { companyId: 'northline' },
    { seenStatuses: ['unidentifiedUser', 'identifiedUser'] },
    { seenStatuses: ['unidentifiedUser', 'identifiedUser', 'newBrandCustomer'] },
  ]
  let state: Change = {
    ...UNKNOWN,
    isNewUser: true,
    isRevalidationRequired: true,
    revalidatedAt: LONG_AGO,
    emailVerifiedAt: LONG_AGO,
    tempEmail: 'new@x.example',
    isIdentificationPending: true,
  }
  for (const ending of endings) {
    const outcome = decide(state)
    shown.push(outcome.kind === 'welcome' ? outcome.flag : outcome.kind)
    state = { ...state, ...ending }
  }
  expect(shown).toEqual([
    'isNewUser',
    'isRevalidationRequired',
    'revalidate',
    'emailChangeStatus',
    'csrPendingStatus',
    'unidentifiedUser',
    undefined,
    'identifiedUser',
    'newBrandCustomer',
  ])
  expect(decide(state)).toEqual({ kind: 'welcome', flag: undefined })
})

test.each([
  ['/us/en', 'revalidate', null, '/us/en?revalidate=true'],
  ['/us/en/search?q=a', 'revalidate', null, '/us/en/search?q=a&revalidate=true'],
  ['/us/en/secure/x#part', 'isNewUser', null, '/us/en/secure/x?isNewUser=true#part'],
  ['/us/en', 'identifiedUser', 'Baltane Air & Co', '/us/en?identifiedUser=true&accountName=Baltane_Air_%26_Co'],
  ['/us/en', 'emailChangeStatus', 'Baltane Air', '/us/en?emailChangeStatus=true'],
] as const)('%s with %s and %s is %s [2.10.1, 2.10.3]', (path, flag, name, address) => {
  expect(withStatus(path, flag, name)).toBe(address)
})
