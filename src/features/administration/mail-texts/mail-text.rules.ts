import { fillText, listPlaceholders } from '#kernel/texts.ts'

export type MailFieldRole = 'subject' | 'greeting' | 'text' | 'link' | 'closing' | 'line'

const ROLES: ReadonlyMap<string, MailFieldRole> = new Map([
  ['hello', 'greeting'],
  ['greeting', 'greeting'],
  ['text', 'text'],
  ['link', 'link'],
  ['bye', 'closing'],
  ['signature', 'closing'],
])

/** The purpose of a mail's text, by the last word of its key. */
export const roleOf = (key: string, subject: string): MailFieldRole =>
  key === subject ? 'subject' : (ROLES.get(key.slice(key.lastIndexOf('.') + 1)) ?? 'line')

/** Without them a mail leads nowhere. */
const NEEDED: ReadonlySet<string> = new Set(['link', 'page'])

export const MOST_LETTERS = { subject: 200, text: 4000 }

export type MailTextFault = {
  readonly code: 'empty' | 'long' | 'lines' | 'unknown' | 'missing'
  /** Placeholders that it is about. */
  readonly names: readonly string[]
}

type Checked = { readonly text: string; readonly placeholders: readonly string[]; readonly role: MailFieldRole }

const hasHidden = (text: string): boolean => /\p{Cc}/u.test(text.replaceAll('\n', ''))

/** The fault of a text that an admin wrote, if any. */
export const findMailTextFault = ({ text, placeholders, role }: Checked): MailTextFault | undefined => {
  const isSubject = role === 'subject'
  if (text.trim() === '') return { code: 'empty', names: [] }
  if (text.length > MOST_LETTERS[isSubject ? 'subject' : 'text']) return { code: 'long', names: [] }
  if (hasHidden(text) || (isSubject && text.includes('\n'))) return { code: 'lines', names: [] }
  const used = listPlaceholders(text)
  const unknown = used.filter((name) => !placeholders.includes(name))
  if (unknown.length > 0) return { code: 'unknown', names: unknown }
  const missing = placeholders.filter((name) => NEEDED.has(name) && !used.includes(name))
  return missing.length > 0 ? { code: 'missing', names: missing } : undefined
}

/** In English, for callers of the API; the screen has its own words. */
export const describeFault = ({ code, names }: MailTextFault): string => {
  const marks = names.map((name) => `{${name}}`).join(', ')
  if (code === 'empty') return 'Write a text, or go back to the original.'
  if (code === 'long') return 'The text is too long.'
  if (code === 'lines') return 'A subject is one line, and no text holds control characters.'
  return code === 'unknown' ? `This mail knows no ${marks}.` : `${marks} has to stay: without it the mail leads nowhere.`
}

/** Values for a preview, by the names that mails use. */
const SAMPLES: Readonly<Record<string, string>> = {
  entries: '- Order 60012 was shipped\n- CASE-1042 was answered',
  ...{
    sku: 'HS-330',
    quantity: '4',
    before: '6',
    who: 'Ines Castillo',
    rules: 'Large maintenance',
    orders: 'Samir Patel (597.52 EUR)',
  },
  ...{ account: '104293', until: 'Nov 30, 2026, 5:00 PM UTC' },
  ...{ name: 'Samir', person: 'Samir Patel', email: 'samir.patel@example.com', hours: '24', left: '7', count: '3' },
  ...{ inviter: 'Ines Castillo', company: 'Northline Logistics', days: '7' },
  ...{
    number: '40200240',
    order: '40200240',
    reference: 'PO-5241',
    revision: 'C',
    version: '4.2.1',
    size: '1.2 MB',
    file: 'orders.xlsx',
  },
  ...{
    total: '597.52 EUR',
    subject: 'HS-330',
    kind: 'Tool',
    tool: 'HS-330 Configurator',
    product: 'HS-330',
    course: 'HS-330 Basics',
  },
  ...{ title: 'HS-330', address: 'Northline Logistics, Main Street 1, 20095 Hamburg', where: 'Hamburg', place: 'Hamburg' },
  ...{ day: '2026-11-26', date: '2026-11-26', when: '2026-11-26 09:00', state: 'Shipped', device: 'Firefox, Linux' },
  ...{
    from: 'Northline',
    to: 'Northline Logistics',
    note: '…',
    reason: '…',
    answer: '…',
    text: '…',
    form: 'contact',
    notes: '- …',
    lines: '2 × HS-330: 597.52 EUR',
  },
}

export type SampleSite = { readonly site: string; readonly origin: string }

const valuesOf = ({ site, origin }: SampleSite): Readonly<Record<string, string>> => ({
  ...SAMPLES,
  site,
  link: `${origin}/example`,
  page: `${origin}/example`,
})

export type MailParts = { readonly subject: string; readonly parts: readonly string[] }

/** A mail as somebody would get it, with invented values; parts that are no text stand for what the product puts there. */
export const writeSample = ({ subject, parts }: MailParts, textOf: (key: string) => string, site: SampleSite) => {
  const values = valuesOf(site)
  return {
    subject: fillText(textOf(subject), values).replaceAll(/\s+/g, ' '),
    text: parts.map((part) => fillText(part.startsWith('{') ? part : textOf(part), values)).join('\n\n'),
  }
}
