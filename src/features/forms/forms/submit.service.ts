import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShownField, Form } from '#features/forms/forms/form.schema.ts'
import { chooseRecipients, mayReceiveContent } from '#features/forms/forms/rules/recipients.rules.ts'
import { listShown, readValue, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { describeFiles, keepFormFiles } from '#features/forms/forms/sent-file.service.ts'
import { scoreCaptcha } from '#features/forms/forms/rules/spam.rules.ts'
import { readText, type FormBody } from '#features/forms/forms/submission.rules.ts'
import {
  findRepeated,
  insertSubmission,
  type StoredConsent,
  type NewSubmission,
  type Submission,
} from '#features/forms/forms/submission.store.ts'
import { findPersonByEmail, requireHolder } from '#foundation/identity/public.server.ts'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'
import { measureSent } from '#features/forms/forms/form-file-kind.store.ts'
import { maySendFiles } from '#features/forms/forms/rules/file.rules.ts'
import { lockName } from '#platform/limits/named-lock.store.ts'
import { networkOf } from '#platform/limits/network.rules.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

export const SUBMITTED_EVENT = 'form.submitted'
const DEFAULT_DAYS = 365
const DAY_MS = 86_400_000
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const TOKEN = /^[\w-]{16,64}$/

export type SubmissionRequest = {
  readonly form: Form
  readonly locale: Locale
  /** Below the locale. */
  readonly page: string
  readonly body: FormBody
  readonly values: FormValues
  readonly elapsedMs: number | undefined
}

/** For people to name it: no two letters that look alike. */
const makeReference = (): string => `F-${Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')}`

/** A double click, an impatient second one and a reload of the answer are the same submission. */
const nameRepeat = ({ form, body, values }: SubmissionRequest, holder: string, address: string): string => {
  const token = readText(body, 'token')
  const who = token !== undefined && TOKEN.test(token) ? token : `${holder.startsWith('person:') ? holder : ''} ${address}`
  return createHash('sha256')
    .update(JSON.stringify([form.formKey, who, values, describeFiles(form.fields, body)]))
    .digest('base64url')
}

/** Word for word, as the page showed it. */
const keepConsents = (shown: readonly ShownField[], values: FormValues): StoredConsent[] =>
  shown
    .filter(({ kind }) => kind === 'consent')
    .map(({ name, label }) => ({ field: name, text: label, isGiven: readValue(values, name) !== '' }))

const readLabel = ({ options = [] }: ShownField, value: string): string =>
  value
    .split(', ')
    .map((part) => options.find((option) => option.value === part)?.label ?? part)
    .join(', ')

const writeLines = (shown: readonly ShownField[], values: FormValues): string =>
  shown
    .filter(({ name }) => readValue(values, name) !== '')
    .map((field) => `${field.label}: ${readLabel(field, readValue(values, field.name))}`)
    .join('\n')

const notifyTeams = async (
  request: FastifyRequest,
  { form, locale, values }: SubmissionRequest,
  { reference }: Submission,
  lines: string,
) => {
  const { mail, dictionaries, originOf, tenants } = request.server.services
  const companyDomains = tenants.byKey(request.scope.tenant)?.identity.internalEmailDomains ?? []
  const place = { tenant: request.scope.tenant, template: 'form-submitted', language: locale.language }
  const words = mail.wordsIn(place, dictionaries[locale.language]['forms'])
  const subject = fillText(lookUp(words, 'mail.subject') ?? '{form}', { form: form.formKey, reference })
  const link = `${originOf(request.scope.tenant)}/${locale.country}/${locale.language}/back-office/forms?find=${reference}`
  const cause = { class: 'notice', by: networkOf(request.ip), about: reference } as const
  // Nothing that a visitor wrote stands in the head of the mail, and none goes to an address that a visitor chose [T-87].
  for (const to of chooseRecipients(form.recipients, values)) {
    const roles = (await findPersonByEmail(request.tx, to))?.roles
    const text = mayReceiveContent({ to, roles }, companyDomains) ? `${lines}\n\n${link}\n` : `${link}\n`
    await mail.sendMail(request.tx, { to, subject, text, template: place.template, cause })
  }
}

/** A hash: networks are not stored in the open. */
const hashNetwork = (address: string): string => createHash('sha256').update(networkOf(address)).digest('base64url').slice(0, 32)

/** Visitors have so many bytes a day, each network and all of them together [T-100]. */
export const hasRoomForFiles = async (
  { tx, scope, server, ip }: FastifyRequest,
  form: Form,
  body: FormBody,
): Promise<boolean> => {
  const { clock, config } = server.services
  const size = Object.values(describeFiles(form.fields, body)).reduce((sum, file) => sum + file.size, 0)
  if (size === 0 || scope.user) return true
  await lockName(tx, 'form-files')
  const sent = await measureSent(tx, hashNetwork(ip), new Date(clock.now().getTime() - DAY_MS))
  return maySendFiles(sent, size, config.formFiles)
}

/** Keeps it, tells the team and the webhooks, all or nothing; what comes twice is stored once. */
export const keepSubmission = async (
  request: FastifyRequest,
  reply: FastifyReply,
  requested: SubmissionRequest,
): Promise<Submission> => {
  const { tx, scope, server } = request
  const { form, locale, page, body, values, elapsedMs } = requested
  const { services } = server
  const now = services.clock.now()
  const holder = requireHolder(request, reply)
  const repeatKey = nameRepeat(requested, holder.key, request.ip)
  const before = await findRepeated(tx, repeatKey, now)
  if (before) return before
  const shown = listShown(form.fields, values) as ShownField[]
  const days = services.tenants.byKey(scope.tenant)?.traits.formRetentionDays ?? DEFAULT_DAYS
  const texts = shown.filter(({ kind }) => kind === 'text' || kind === 'textarea').map(({ name }) => readValue(values, name))
  const submission: NewSubmission = {
    reference: makeReference(),
    formKey: form.formKey,
    page,
    language: locale.language,
    labels: Object.fromEntries(shown.map(({ name, label }) => [name, label])),
    submitted: Object.fromEntries(shown.map(({ name }) => [name, readValue(values, name)])),
    consents: keepConsents(shown, values),
    email: readValue(values, shown.find(({ kind }) => kind === 'email')?.name ?? '') || null,
    holder: holder.key,
    personId: holder.personId ?? null,
    address: request.ip,
    network: hashNetwork(request.ip),
    captchaScore: scoreCaptcha({ elapsedMs, hasHoneypot: readText(body, 'hp') !== undefined, texts }),
    repeatKey,
    files: await keepFormFiles(services.files, scope.tenant, shown, body),
    submittedAt: now,
    keepUntil: new Date(now.getTime() + days * DAY_MS),
  }
  const stored = { id: await insertSubmission(tx, submission), ...submission }
  await notifyTeams(request, requested, stored, writeLines(shown, values))
  const { reference, formKey, submitted, consents, captchaScore } = stored
  await publishEvent(services, tx, {
    name: SUBMITTED_EVENT,
    id: stored.id,
    data: { reference, form: formKey, page, language: locale.language, fields: submitted, consents, captchaScore },
  })
  return stored
}

export const formMails: readonly MailTemplate[] = [
  { template: 'form-submitted', subject: 'mail.subject', parts: ['{lines}', '{link}'] },
]
