import { expect, test } from 'vitest'
import { findMailTextFault, roleOf, writeSample } from '#features/administration/mail-texts/mail-text.rules.ts'

const known = ['name', 'link']

test.each([
  ['a text with its link', 'Hello {name}: {link}', 'text', undefined, []],
  ['a name may be left out', 'See {link}', 'text', undefined, []],
  ['an unknown placeholder', '{link} {amount} {x1}', 'text', 'unknown', ['amount', 'x1']],
  ['a link that is gone', 'Hello {name}', 'text', 'missing', ['link']],
  ['nothing', '  ', 'text', 'empty', []],
  ['too much', `{link}${'a'.repeat(4000)}`, 'text', 'long', []],
  ['a long subject', `{link}${'a'.repeat(200)}`, 'subject', 'long', []],
  ['a subject of two lines', 'a\n{link}', 'subject', 'lines', []],
  ['a control character', 'a\u0000{link}', 'text', 'lines', []],
] as const)('%s', (_, text, role, code, names) => {
  const fault = findMailTextFault({ text, placeholders: known, role })
  expect(fault?.code).toBe(code)
  expect(fault?.names ?? []).toEqual(names)
})

test.each([
  ['mail.approved.subject', 'mail.approved.subject', 'subject'],
  ['mail.hello', '', 'greeting'],
  ['mail.approved.text', '', 'text'],
  ['bye', '', 'closing'],
  ['mail.notYou', '', 'line'],
])('the role of %s', (key, subject, role) => {
  expect(roleOf(key, subject)).toBe(role)
})

test('a sample has invented values in place of what is filled in, and one line as its subject', () => {
  const words: Record<string, string> = { subject: 'Order {number}\nof {site}', hello: 'Hello {name},' }
  const sample = writeSample({ subject: 'subject', parts: ['hello', '{link}'] }, (key) => words[key] ?? '', {
    site: 'Halden',
    origin: 'https://a.example',
  })
  expect(sample).toEqual({ subject: 'Order 40200240 of Halden', text: 'Hello Samir,\n\nhttps://a.example/example' })
})
