import type { PlacingContext } from '#features/company/approvals/approval-contributions.service.ts'
import { approvalInbox } from '#features/company/approvals/approval-inbox.service.ts'
import { approvalPath } from '#features/company/approvals/approval-paths.rules.ts'
import type { ApprovalState } from '#features/company/approvals/approval-state.rules.ts'
import type { Approval } from '#features/company/approvals/approval.store.ts'
import { listRecipients } from '#features/company/approvals/read-approval.service.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { addToInbox, closeInInbox, findMailChoice, type NewInboxEntry } from '#foundation/inbox/public.server.ts'
import { LANGUAGES, localePath } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { toMoneyJson } from '#kernel/money.ts'
import { settleAll } from '#kernel/settle-all.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'
import type { MailTemplate } from '#platform/mail/mail-template.rules.ts'
import { createFormats } from '#ui/format.ts'

const PARTS = {
  'approval-requested': ['mail.hello', 'mail.requested.text', 'mail.why', 'mail.link', 'mail.bye'],
  'approval-decided': ['mail.hello', 'mail.decided.text', 'mail.note', 'mail.link', 'mail.bye'],
} as const
type Template = keyof typeof PARTS

export const approvalMails: readonly MailTemplate[] = [
  { template: 'approval-requested', subject: 'mail.requested.subject', parts: [...PARTS['approval-requested']] },
  { template: 'approval-decided', subject: 'mail.decided.subject', parts: [...PARTS['approval-decided']] },
]

type Letter = {
  readonly template: Template
  readonly subject: string
  readonly values: TextValues
  readonly leaves?: readonly string[]
}

/** In the reader's language; the link needs sign-in, so a forwarded mail opens nothing. */
const send = async (
  { tx, server: { services }, scope: { tenant } }: PlacingContext,
  reader: Person,
  approval: Approval,
  { template, subject, values, leaves = [] }: Letter,
): Promise<void> => {
  const locale = readerLocale(reader)
  const { language } = locale
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['approvals'])
  const { money } = createFormats(locale)
  const link = `${services.originOf(tenant)}${localePath(locale)}${approvalPath(approval.id)}`
  const site = services.tenants.byKey(tenant)?.name ?? ''
  const state = typeof values['state'] === 'string' ? (lookUp(words, `state.${values['state']}`) ?? values['state']) : ''
  const all = { ...values, state, name: reader.givenName, total: money(approval.total), link, site }
  const say = (key: string): string => fillText(lookUp(words, key) ?? key, all)
  await services.mail.sendMail(tx, {
    to: reader.email,
    subject: say(subject),
    text: PARTS[template]
      .filter((part) => !leaves.includes(part))
      .map(say)
      .join('\n\n'),
    template,
    cause: { class: 'answer', by: approval.requesterId, about: `${approval.id} ${template}` },
  })
}

type Entry = Pick<NewInboxEntry, 'title' | 'values' | 'needsAction' | 'occurrence'>

/** Into the person's inbox; whether they want the mail at once as well, and whether they had not heard of it. */
const note = (context: PlacingContext, personId: string, approval: Approval, entry: Entry) => {
  const { tx, server, scope } = context
  return addToInbox(
    { tx, services: server.services, tenant: scope.tenant },
    {
      ...entry,
      ...{ personId, kind: approvalInbox.kind, subject: approval.id, link: approvalPath(approval.id) },
      values: { ...entry.values, total: { money: toMoneyJson(approval.total) } },
    },
  )
}

const sayState = ({ server }: PlacingContext, state: ApprovalState) => ({
  words: Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      lookUp(server.services.dictionaries[language]['approvals'] ?? {}, `state.${state}`) ?? state,
    ]),
  ),
})

/** To everybody whose decision is waited for, or only to those who had not heard of it yet. */
export const sendRequested = async (
  context: PlacingContext,
  approval: Approval,
  { isForNewcomers = false } = {},
): Promise<void> => {
  const { tx, server } = context
  const requester = approval.requesterId === null ? undefined : await findPerson(tx, approval.requesterId)
  const who = requester ? `${requester.givenName} ${requester.familyName}`.trim() : ''
  const rules = approval.needs.map(({ rule }) => rule).filter((rule) => rule !== '')
  for (const { id } of await listRecipients(tx, approval, server.services.clock.now())) {
    const reader = await findPerson(tx, id)
    const values = { who, rules: rules.join(', ') }
    const leaves = rules.length === 0 ? ['mail.why'] : []
    const entry = { title: 'requested', values: { who }, needsAction: true, occurrence: approval.movedAt.toISOString() }
    if (!reader) continue
    const { mailAtOnce, isNew } = await note(context, id, approval, entry)
    if (mailAtOnce && (isNew || !isForNewcomers))
      await send(context, reader, approval, { template: 'approval-requested', subject: 'mail.requested.subject', values, leaves })
  }
}

type Outcome = { readonly state: ApprovalState; readonly note: string }

/** To whoever sent it. */
export const sendDecided = async (context: PlacingContext, approval: Approval, { state, note: text }: Outcome): Promise<void> => {
  const requester = approval.requesterId === null ? undefined : await findPerson(context.tx, approval.requesterId)
  if (!requester) return
  const entry = { title: 'decided', values: { state: sayState(context, state) }, needsAction: false, occurrence: state }
  // Closed first: the requester's own entry about the same approval is new.
  const parts = { tx: context.tx, services: context.server.services }
  const choice = await findMailChoice(parts, requester.id, approvalInbox.kind)
  const leaves = text === '' ? ['mail.note'] : []
  const values = { state, note: text }
  const letter = { template: 'approval-decided', subject: 'mail.decided.subject', values, leaves } as const
  await settleAll([
    closeInInbox(parts, { kind: approvalInbox.kind, subject: approval.id }),
    note(context, requester.id, approval, entry),
    choice === 'at-once' ? send(context, requester, approval, letter) : Promise.resolve(),
  ])
}
