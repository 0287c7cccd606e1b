import type { FastifyRequest } from 'fastify'
import { NEW_DEVICE_WORDS, type NewDeviceWords } from '#foundation/identity/device/new-device.texts.ts'
import { isWorthMail, maskAddress } from '#foundation/identity/device/known-device.rules.ts'
import { findLastSignIn, rememberDevice } from '#foundation/identity/device/known-device.service.ts'
import { hasDevices } from '#foundation/identity/device/known-device.store.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { describeDevice } from '#foundation/identity/session/session.rules.ts'
import type { SessionPlace } from '#foundation/identity/session/session.store.ts'
import { localePath, localeTag } from '#kernel/locale.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { fillText } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import { takeAttemptIn } from '#platform/limits/attempt.store.ts'
import { MAILBOX_BACKOFF } from '#platform/limits/backoff.rules.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

const describePlace = (country: string, network: string, language: string): string => {
  const name = country === '' ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country.toUpperCase())
  return [name, network].filter(Boolean).join(', ')
}

/** One mail for each unknown device, and few in a row: someone who travels is not flooded. */
const reportDevice = async (tx: Tx, request: FastifyRequest, person: Person, place: string): Promise<void> => {
  const { services } = request.server
  const { tenant } = request.scope
  const now = services.clock.now()
  const mailbox = { kind: 'new-device-mail', of: [person.id], policy: MAILBOX_BACKOFF }
  if ((await takeAttemptIn(tx, now, [mailbox])) > 0) return
  const locale = readerLocale(person)
  const [{ language }, template] = [locale, 'new-sign-in']
  const words = services.mail.wordsIn({ tenant, template, language }, NEW_DEVICE_WORDS[language]) as NewDeviceWords
  const site = services.tenants.byKey(tenant)?.name ?? tenant
  const when = new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(now)
  const device = describeDevice(request.headers['user-agent']) || words.unknown
  const text = [
    fillText(words.hello, { name: person.givenName }),
    fillText(words.text, { site, device, place, when: `${when} UTC` }),
    words.notYou,
    `${services.originOf(tenant)}${localePath(locale)}/secure/my-account`,
    fillText(words.bye, { site }),
  ].join('\n\n')
  const cause = { class: 'security', by: person.id, about: person.id } as const
  await services.mail.sendMail(tx, { to: person.email, subject: words.subject, text, template, cause })
}

/** Remembers where someone signs in, and tells them by mail when it is a place they never signed in from [T-103]. */
export const recognizeDevice = async (tx: Tx, request: FastifyRequest, person: Person): Promise<SessionPlace> => {
  const { geolocation } = request.server.services
  const isKnown = (await findLastSignIn(tx, request, person.id)) !== undefined
  const facts = { isKnown, hasOthers: await hasDevices(tx, person.id) }
  const country = geolocation.countryOf(request) ?? ''
  const network = maskAddress(request.ip)
  const deviceId = await rememberDevice(tx, request, person.id)
  if (isWorthMail(facts)) await reportDevice(tx, request, person, describePlace(country, network, readerLocale(person).language))
  return { deviceId, country, network }
}

export const deviceMails: readonly MailTemplate[] = [
  { template: 'new-sign-in', subject: 'subject', parts: ['hello', 'text', 'notYou', '{link}', 'bye'], words: NEW_DEVICE_WORDS },
]
