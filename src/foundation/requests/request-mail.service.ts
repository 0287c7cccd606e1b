import type { AccessRequest, DecisionWord } from '#foundation/requests/access-request.rules.ts'
import { nameSubject, type Grant, type RequestContext } from '#foundation/requests/request-kind.service.ts'
import { listDeciders, type Reader } from '#foundation/requests/reader.store.ts'
import { addToInbox, closeInInbox } from '#foundation/inbox/public.server.ts'
import { decidedInbox, waitingInbox } from '#foundation/requests/request-inbox.service.ts'
import { LANGUAGES, localePath, localeTag, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { MailCause } from '#platform/mail/mail.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'

type Letter = {
  readonly template: string
  /** A key of texts: its `.subject` and `.text`. */
  readonly about: string
  readonly values: TextValues
  /** Lines after the text: keys with what fills them. */
  readonly more?: readonly (readonly [string, TextValues])[]
  /** A page of the site, below the locale. */
  readonly page: string
  readonly cause: MailCause
}

/** In the reader's language; part of the caller's transaction, so that what is rolled back is never sent. */
const send = async ({ tx, services, tenant }: RequestContext, reader: Reader, letter: Letter): Promise<void> => {
  const locale = readerLocale(reader)
  const { about, values, more = [], page, template, cause } = letter
  const place = { tenant, template, language: locale.language }
  const texts = services.mail.wordsIn(place, services.dictionaries[locale.language]['requests'])
  const say = (key: string, values: TextValues = {}): string => fillText(lookUp(texts, key) ?? key, values)
  const text = [
    say('mail.hello', { name: reader.givenName }),
    say(`mail.${about}.text`, values),
    ...more.map(([key, filled]) => say(key, filled)),
    say('mail.link', { link: `${services.originOf(tenant)}${localePath(locale)}${page}` }),
    say('mail.bye', { site: services.tenants.byKey(tenant)?.name ?? '' }),
  ].join('\n\n')
  await services.mail.sendMail(tx, { to: reader.email, subject: say(`mail.${about}.subject`, values), text, template, cause })
}

const kindName = ({ services }: RequestContext, { kind }: AccessRequest, reader: Reader): string =>
  services.requestKinds.of(kind).names[readerLocale(reader).language]

const subjectName = (context: RequestContext, request: AccessRequest, reader: Reader): Promise<string> =>
  nameSubject(context, request, readerLocale(reader).language)

/** The same for a request that was withdrawn and sent again. */
const subjectOf = ({ kind, subjectId }: AccessRequest): string => `${kind} ${subjectId}`

/** Several people may request the same: each waits for themselves. */
const waitingSubject = (request: AccessRequest): string => `${subjectOf(request)} ${request.personId}`

const writeDay = (day: Date, reader: Reader): string =>
  day.toLocaleDateString(localeTag(readerLocale(reader)), { dateStyle: 'long', timeZone: 'UTC' })

/** The name of what is requested in every language, for an entry that is read in any of them. */
const nameInAll = async (context: RequestContext, request: AccessRequest) => {
  const names: Partial<Record<Language, string>> = {}
  for (const language of LANGUAGES) names[language] = await nameSubject(context, request, language)
  return { kind: { words: context.services.requestKinds.of(request.kind).names }, subject: { words: names } }
}

/** Tells the person what was decided. */
export const sendDecision = async (
  context: RequestContext,
  request: AccessRequest,
  { reader, decision, grant }: { readonly reader: Reader; readonly decision: DecisionWord; readonly grant: Grant },
): Promise<void> => {
  const about = decision === 'approve' ? 'approved' : 'denied'
  const { mailAtOnce } = await addToInbox(context, {
    ...{ personId: reader.id, kind: decidedInbox.kind, subject: subjectOf(request), occurrence: String(request.number) },
    ...{ title: about, values: await nameInAll(context, request) },
    link: context.services.requestKinds.of(request.kind).page,
  })
  if (!mailAtOnce) return
  await send(context, reader, {
    template: `request-${about}`,
    about,
    values: { kind: kindName(context, request, reader), subject: await subjectName(context, request, reader) },
    more: [
      ...(grant.until ? [['mail.until', { day: writeDay(grant.until, reader) }] as const] : []),
      ...(grant.note === '' ? [] : [['mail.note', { note: grant.note }] as const]),
    ],
    page: context.services.requestKinds.of(request.kind).page,
    cause: { class: 'answer', by: grant.by, about: subjectOf(request) },
  })
}

const REQUESTS = '/back-office/requests'

/** Tells those who may decide that something waits. */
export const notifyDeciders = async (
  context: RequestContext,
  request: AccessRequest,
  { person, about }: { readonly person: Pick<Reader, 'name'>; readonly about: 'asked' | 'reminder' },
): Promise<void> => {
  const deciders = await listDeciders(context.tx, [request.personId, request.askedBy])
  const named = { person: person.name, ...(await nameInAll(context, request)) }
  for (const reader of deciders) {
    const { mailAtOnce } = await addToInbox(context, {
      ...{
        personId: reader.id,
        kind: waitingInbox.kind,
        subject: waitingSubject(request),
        occurrence: `${request.number} ${about}`,
      },
      ...{ title: 'waiting', values: named, link: REQUESTS, needsAction: true },
    })
    if (!mailAtOnce) continue
    await send(context, reader, {
      template: `request-${about}`,
      about,
      values: {
        ...{ person: person.name, kind: kindName(context, request, reader) },
        subject: await subjectName(context, request, reader),
      },
      more: request.reason === '' ? [] : [['mail.reason', { reason: request.reason }]],
      page: REQUESTS,
      cause:
        about === 'asked'
          ? { class: 'notice', by: request.askedBy, about: subjectOf(request) }
          : { class: 'broadcast', by: null, about: subjectOf(request) },
    })
  }
}

/** Decided or withdrawn: it waits for none of them any more. */
export const closeWaiting = (context: RequestContext, request: AccessRequest): Promise<void> =>
  closeInInbox(context, { kind: waitingInbox.kind, subject: waitingSubject(request) })

export const requestMails: readonly MailTemplate[] = [
  ...['approved', 'denied'].map((about) => ({
    template: `request-${about}`,
    subject: `mail.${about}.subject`,
    parts: ['mail.hello', `mail.${about}.text`, 'mail.until', 'mail.note', 'mail.link', 'mail.bye'],
  })),
  ...['asked', 'reminder'].map((about) => ({
    template: `request-${about}`,
    subject: `mail.${about}.subject`,
    parts: ['mail.hello', `mail.${about}.text`, 'mail.reason', 'mail.link', 'mail.bye'],
  })),
]
