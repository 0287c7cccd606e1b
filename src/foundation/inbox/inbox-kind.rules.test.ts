import { expect, test } from 'vitest'
import { chooseMail, writeEntry, type InboxKind, type InboxValues } from '#foundation/inbox/inbox-kind.rules.ts'
import type { MailChoice } from '#foundation/inbox/mail-choice.rules.ts'
import type { Locale } from '#kernel/locale.ts'

const WORDS = {
  name: 'Quotes',
  about: '',
  action: 'Open',
  titles: { offered: 'Quote {number}: {total}, until {until}' },
  lines: { offered: 'By {by}' },
}
const kind: InboxKind = {
  kind: 'quote',
  icon: 'file',
  words: {
    en: WORDS,
    de: { ...WORDS, titles: { offered: 'Angebot {number}: {total}, bis {until}' } },
    fr: WORDS,
    es: WORDS,
    pl: WORDS,
    zh: WORDS,
  },
}
const values: InboxValues = {
  number: 'Q-1',
  total: { money: { minor: '15315200', currency: 'USD' } },
  until: { day: '2026-11-30' },
}
const US: Locale = { country: 'us', language: 'en' }
const DE: Locale = { country: 'de', language: 'de' }

test.each<[string, Locale, InboxValues, string, string | null]>([
  ['amounts and days as the reader writes them', US, values, 'Quote Q-1: $153,152.00, until Nov 30, 2026', null],
  ['the same entry in German', DE, values, 'Angebot Q-1: 153.152,00\u00a0$, bis 30. Nov. 2026', null],
  [
    'the second line where its values are there',
    US,
    { ...values, by: 'Tomasz' },
    'Quote Q-1: $153,152.00, until Nov 30, 2026',
    'By Tomasz',
  ],
  ['no second line with an empty value', US, { ...values, by: '' }, 'Quote Q-1: $153,152.00, until Nov 30, 2026', null],
  [
    'words of the reader',
    DE,
    { ...values, number: { words: { en: 'one', de: 'eins' } } },
    'Angebot eins: 153.152,00\u00a0$, bis 30. Nov. 2026',
    null,
  ],
  [
    'English where a language is missing',
    DE,
    { ...values, number: { words: { en: 'one' } } },
    'Angebot one: 153.152,00\u00a0$, bis 30. Nov. 2026',
    null,
  ],
])('an entry has %s', (_, locale, given, title, line) =>
  expect(writeEntry(kind, { title: 'offered', values: given }, locale)).toEqual({ title, line }),
)

test('a title that its kind no longer has is shown by the name of the kind', () =>
  expect(writeEntry(kind, { title: 'gone', values: {} }, US)).toEqual({ title: 'Quotes', line: null }))

test.each<[string, MailChoice | undefined, MailChoice | undefined, boolean | undefined, MailChoice]>([
  ['nothing was chosen: at once', undefined, undefined, undefined, 'at-once'],
  ['nothing was chosen: as the kind says', 'daily', undefined, undefined, 'daily'],
  ['the topic is off', undefined, undefined, false, 'none'],
  ['the topic is on', 'daily', undefined, true, 'daily'],
  ['the kind was chosen', 'daily', 'at-once', undefined, 'at-once'],
  ['the kind was chosen although its topic is off', undefined, 'daily', false, 'daily'],
])('mail where %s', (_, defaultMail, chosen, topicByMail, expected) =>
  expect(chooseMail({ kind: defaultMail ? { defaultMail } : {}, chosen, topicByMail })).toBe(expected),
)
