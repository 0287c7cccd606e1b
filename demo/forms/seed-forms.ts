import { demoId } from '#demo/demo-id.ts'
import type { DemoTenant } from '#demo/tenants.ts'
import { insertSubmission, writeLabel, type Label, type NewSubmission } from '#features/forms/forms/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const KEPT_DAYS = 365

type Writer = readonly [firstName: string, lastName: string, company: string, country: string, language: Language]
const WRITERS: readonly Writer[] = [
  ['Nora', 'Hagen', 'Vestkyst Energi', 'NO', 'en'],
  ['Jonas', 'Weber', 'Rheintal Anlagenbau', 'DE', 'de'],
  ['Claire', 'Moreau', 'Ateliers du Rhone', 'FR', 'fr'],
  ['Lucia', 'Ortega', 'Talleres Levante', 'ES', 'es'],
  ['Piotr', 'Zielinski', 'Polmar Serwis', 'PL', 'pl'],
  ['Wei', 'Chen', 'Suzhou Precision', 'CN', 'zh'],
  ['Grace', 'Okafor', 'Lakeside Utilities', 'US', 'en'],
  ['Tom', 'Ellery', 'Harbour Works', 'GB', 'en'],
]
const QUESTIONS: Readonly<Record<Language, string>> = {
  en: 'Which spare parts should we keep for the next five years, and what is their lead time?',
  de: 'Welche Ersatzteile sollten wir für die nächsten fünf Jahre vorhalten, und wie lange ist die Lieferzeit?',
  fr: 'Quelles pièces de rechange garder pour les cinq prochaines années, et avec quel délai ?',
  es: '¿Qué repuestos deberíamos tener para los próximos cinco años y cuál es el plazo?',
  pl: 'Jakie części zamienne powinniśmy mieć na następne pięć lat i jaki jest czas realizacji?',
  zh: '未来五年应储备哪些备件？交货期是多久？',
}
const CONSENT: Label = 'You may use these details to answer my request, as the privacy statement says'

/** The last one was written by a program, as its score says. */
const SPAM_AT = 11
const COUNT = 12

const makeSubmission = (tenant: string, at: number, now: Date): NewSubmission => {
  const [firstName, lastName, company, country, language] = WRITERS[at % WRITERS.length] ?? WRITERS[0] ?? ['', '', '', '', 'en']
  const isQuote = at % 3 === 1
  const label = (text: Label): string => writeLabel(text, language)
  const email = `${firstName}.${lastName}@${company.toLowerCase().replaceAll(' ', '-')}.example`.toLowerCase()
  const submittedAt = new Date(now.getTime() - at * 2 * DAY_MS - (at % 7) * HOUR_MS)
  const person = { firstName, lastName, email, company, country }
  const labels = {
    ...{ firstName: label('First name'), lastName: label('Last name'), email: label('E-mail'), company: label('Company') },
    ...{ country: label('Country'), message: label('Message') },
  }
  const isSpam = at === SPAM_AT
  const message = isSpam ? 'SEO offer http://a.example http://b.example http://c.example' : QUESTIONS[language]
  return {
    reference: `F-${demoId(`form ${tenant} ${at}`).replaceAll('-', '').slice(0, 8).toUpperCase()}`,
    formKey: isQuote ? 'quote-request' : 'contact',
    page: isQuote ? '/request-a-quote' : '/contact-us',
    language,
    labels: isQuote ? { about: label('What is it about?'), pieces: label('Pieces'), ...labels } : labels,
    submitted: isQuote ? { about: 'quote', pieces: String(4 + at * 3), ...person, message } : { ...person, message },
    consents: isQuote ? [{ field: 'consent', text: label(CONSENT), isGiven: true }] : [],
    email,
    holder: `visitor:demo-${tenant}-${at}`,
    personId: null,
    network: null,
    address: `203.0.113.${20 + at}`,
    captchaScore: isSpam ? 0.2 : 1,
    repeatKey: `demo ${tenant} ${at}`,
    files: [],
    submittedAt,
    keepUntil: new Date(submittedAt.getTime() + KEPT_DAYS * DAY_MS),
  }
}

/** Forms that visitors sent lately, in all languages, so that staff find work in the inbox. */
export const seedForms = async (tx: Tx, { key }: Pick<DemoTenant, 'key'>, now: Date): Promise<void> => {
  await tx.deleteFrom('formSubmission').where('holder', 'like', 'visitor:demo-%').execute()
  for (let at = 0; at < COUNT; at += 1) await insertSubmission(tx, makeSubmission(key, at, now))
}
