import { expect, test } from 'vitest'
import { findMailFault, isMailAddress, isRefusedForGood, type Mail } from '#platform/mail/mail.rules.ts'

const mail: Mail = {
  ...{ to: 'nora@example.com', subject: 'Your export is ready', text: 'Hello', template: 'export-ready' },
  cause: { class: 'answer', by: null, about: 'export' },
}

test.each(['nora@example.com', 'a.b+c@sub.example.co', "o'brien@example.com", 'żaneta@przykład.pl', 'x_y-z@example.museum'])(
  'accepts the address %s',
  (to) => {
    expect(isMailAddress(to)).toBe(true)
  },
)

test.each([
  ['nothing', ''],
  ['a second header', 'nora@example.com\r\nBcc: eve@evil.example'],
  ['a line feed alone', 'nora@example.com\nBcc: eve@evil.example'],
  ['a carriage return alone', 'nora@example.com\rBcc: eve@evil.example'],
  ['a line break at the end', 'nora@example.com\n'],
  ['a Unicode line separator', 'nora@example.com\u2028'],
  ['a next-line character', 'nora@example.com\u0085'],
  ['NUL', 'nora@example.com\0'],
  ['two recipients', 'nora@example.com,eve@evil.example'],
  ['two recipients by semicolon', 'nora@example.com;eve@evil.example'],
  ['a display name', 'Nora <nora@example.com>'],
  ['a group', 'all:nora@example.com;'],
  ['a quoted part', '"nora eve@evil.example"@example.com'],
  ['two at signs', 'nora@evil.example@example.com'],
  ['no domain', 'nora@localhost'],
  ['a right-to-left mark', 'nora\u202e@example.com'],
  ['too much of it', `${'a'.repeat(250)}@example.com`],
])('refuses an address with %s', (_, to) => {
  expect(isMailAddress(to)).toBe(false)
  expect(findMailFault({ ...mail, to })).toContain('to ')
})

test('finds no fault with a plain message', () => {
  expect(findMailFault(mail)).toBeUndefined()
  expect(
    findMailFault({ ...mail, text: 'two\r\nlines', html: '<p>two\nlines</p>', subject: 'Twoja wysyłka 你好' }),
  ).toBeUndefined()
})

test.each<[string, Partial<Mail>]>([
  ['subject', { subject: 'Hello\r\nBcc: eve@evil.example' }],
  ['subject', { subject: 'Hello\nthere' }],
  ['subject', { subject: 'Hello\rthere' }],
  ['subject', { subject: 'Hello\u2029there' }],
  ['subject', { subject: ' ' }],
  ['subject', { subject: 'x'.repeat(251) }],
  ['text', { text: 'a\0b' }],
  ['text', { html: 'x'.repeat(600_000) }],
  ['template', { template: '../etc' }],
  ['template', { template: '' }],
])('finds the fault in %s of %j', (field, change) => {
  expect(findMailFault({ ...mail, ...change })).toMatch(new RegExp(`^${field} `))
})

test.each([
  ['an unknown mailbox', { code: 'EENVELOPE', responseCode: 550 }, true],
  ['a message that is too large', { code: 'EMESSAGE', responseCode: 552 }, true],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, false],
  ['a wrong password of ours', { code: 'EAUTH', responseCode: 535 }, false],
  ['a server that is away', { code: 'ECONNECTION' }, false],
])('%s is refused for good or not', (_, error, expected) => {
  expect(isRefusedForGood(error)).toBe(expected)
})
