import { expect, test } from 'vitest'
import {
  chooseSignInMessage,
  chooseText,
  listMessageRoles,
  stateOfMessage,
  toDays,
  toPeriod,
  type SignInMessage,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'

const now = new Date('2026-11-15T12:00:00Z')
const person = { roles: ['customer'], managerRole: null, isAsm: false, userRole: null, signInMessage: null } as const
const message = (en: string, more: Partial<SignInMessage> = {}): SignInMessage => ({
  ...{ texts: { en }, roles: [], startsAt: new Date('2026-11-01'), endsAt: null },
  ...more,
})
const choose = (messages: readonly SignInMessage[], reader: object = {}, language: 'en' | 'de' = 'en') =>
  chooseSignInMessage(messages, { reader: { ...person, ...reader }, language, now })

test.each([
  [{}, ['customer']],
  [{ roles: ['internal', 'admin', 'configurator'] }, ['internal', 'admin']],
  [{ roles: ['internal'], managerRole: true, isAsm: true }, ['internal', 'manager', 'asm']],
  [{ userRole: 'Accounting' }, ['customer', 'accounting']],
  [{ userRole: 'constructor' }, ['customer']],
])('%j has the roles %j [1.0.24]', (change, roles) => {
  expect(listMessageRoles({ ...person, ...change } as typeof person)).toEqual(roles)
})

test.each([
  ['nothing without a message', [], {}, ''],
  ['what is for everyone', [message('all')], {}, 'all'],
  ['what is for one of their roles', [message('staff', { roles: ['admin', 'internal'] })], { roles: ['internal'] }, 'staff'],
  ['nothing for other roles', [message('staff', { roles: ['internal'] })], {}, ''],
  ['their role before everyone', [message('all', { startsAt: now }), message('mine', { roles: ['customer'] })], {}, 'mine'],
  ['the latest of two', [message('old'), message('new', { startsAt: new Date('2026-11-10') })], {}, 'new'],
  ['nothing before it starts', [message('soon', { startsAt: new Date('2026-11-16') })], {}, ''],
  ['nothing after it ended', [message('over', { endsAt: now })], {}, ''],
  ['what ends later', [message('still', { endsAt: new Date('2026-11-16') })], {}, 'still'],
  ['their own message before all others', [message('all')], { signInMessage: 'Only you' }, 'Only you'],
  ['others where their own is empty', [message('all')], { signInMessage: ' ' }, 'all'],
] satisfies [string, SignInMessage[], object, string][])('a person is shown %s [1.0.24, 2.12.1]', (_, messages, reader, text) => {
  expect(choose(messages, reader)).toBe(text)
})

test.each([
  [{ en: 'Hello', de: 'Hallo' }, 'de', 'Hallo'],
  [{ en: 'Hello', de: ' ' }, 'de', 'Hello'],
  [{ fr: 'Bonjour', pl: 'Dzień dobry' }, 'de', 'Bonjour'],
  [{}, 'en', ''],
] as const)('%j in %s reads %j [1.0.24]', (texts, language, text) => {
  expect(chooseText(texts, language)).toBe(text)
})

test('a period is whole days, the last one included, and reads back as it was entered', () => {
  const days = { from: '2026-11-16', until: '2026-11-20' }
  const period = toPeriod(days)
  expect(period).toEqual({ startsAt: new Date('2026-11-16T00:00:00Z'), endsAt: new Date('2026-11-21T00:00:00Z') })
  expect(toDays(period)).toEqual(days)
  expect(toDays({ ...period, endsAt: new Date('2026-11-18T09:30:00Z') }).until).toBe('2026-11-18')
  expect(toDays(toPeriod({ from: '2026-11-16', until: null }))).toEqual({ from: '2026-11-16', until: null })
  const at = (moment: string) => stateOfMessage(period, new Date(moment))
  expect(['2026-11-15T23:59:59Z', '2026-11-16T00:00:00Z', '2026-11-20T23:59:59Z', '2026-11-21T00:00:00Z'].map(at)).toEqual([
    ...['planned', 'shown', 'shown', 'ended'],
  ])
})
