import { expect, test } from 'vitest'
import { applyWishes, fillPreferences } from '#features/accounts/account-settings/account/notification-preference.rules.ts'
import {
  chooseGreeting,
  formatPlace,
  listNeeds,
  type Profile,
} from '#features/accounts/account-settings/account/profile.rules.ts'
import { chooseReaderLocale } from '#kernel/site-locale.ts'

const profile = {
  tempEmail: null,
  isRevalidationRequired: false,
  isYearlyRevalidationDue: false,
  phone: '1',
  city: 'Gdansk',
  state: '',
  postalCode: '80-001',
  countryCode: 'PL',
} as Profile

test.each([
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
])('at %i o’clock the greeting is for the %s', (hour, greeting) => {
  expect(chooseGreeting(hour)).toBe(greeting)
})

test('what needs the person is told by urgency, and nothing when nothing does', () => {
  expect(listNeeds(profile)).toEqual([])
  expect(listNeeds({ ...profile, phone: '', tempEmail: 'a@b.example', isRevalidationRequired: true })).toEqual([
    'revalidation',
    'email',
    'phone',
  ])
  const yearly = { ...profile, isYearlyRevalidationDue: true }
  expect(listNeeds(yearly)).toEqual(['yearly'])
  expect(listNeeds({ ...yearly, isRevalidationRequired: true })).toEqual(['revalidation'])
})

test('an unknown part of a place leaves no comma', () => {
  expect(formatPlace(profile)).toBe('Gdansk, 80-001, PL')
})

test('wishes for one channel leave the other and the other topics alone', () => {
  const before = fillPreferences([{ topic: 'news', byEmail: true, inPortal: false }])
  const after = applyWishes(before, 'inPortal', [{ topic: 'news', isWanted: true }])
  expect(after.find(({ topic }) => topic === 'news')).toEqual({ topic: 'news', byEmail: true, inPortal: true })
  expect(after.filter(({ topic }) => topic !== 'news')).toEqual(before.filter(({ topic }) => topic !== 'news'))
})

test.each([
  [{ language: 'en', countryCode: 'GB' }, 'gb'],
  [{ language: 'en', countryCode: 'PL' }, 'us'],
  [{ language: 'pl', countryCode: 'US' }, 'pl'],
  [{ language: 'xx', countryCode: 'US' }, 'us'],
])('%j reads mails in the words of %s', (reader, country) => {
  const locales = [
    { country: 'us', language: 'en' },
    { country: 'gb', language: 'en' },
    { country: 'pl', language: 'pl' },
  ]
  expect(chooseReaderLocale(reader, locales)?.country).toBe(country)
})
