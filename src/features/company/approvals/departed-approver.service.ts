import { approvalInbox } from '#features/company/approvals/approval-inbox.service.ts'
import { sendRequested } from '#features/company/approvals/approval-mail.service.ts'
import { findApproval, type Approval } from '#features/company/approvals/approval.store.ts'
import { groupDepartures, type Departure } from '#features/company/approvals/departed-approver.rules.ts'
import { listMissingApprovers, listRuleNames } from '#features/company/approvals/departed-approver.store.ts'
import { listMembers, type CompanyMember } from '#features/company/people/public.server.ts'
import { APPROVAL_RULES_PATH } from '#features/company/purchase-policy/public.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import { addToInbox } from '#foundation/inbox/public.server.ts'
import { LANGUAGES, localePath, type Locale } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { readerLocale } from '#kernel/site-locale.ts'
import { fillText } from '#kernel/texts.ts'
import type { Recurring, RecurringContext } from '#platform/jobs/recurring.ts'
import { createFormats } from '#ui/format.ts'

/** So many waiting orders are named; the page of approvals has them all. */
const MOST_NAMED = 20
const NOTHING = '–'

type Report = {
  readonly departure: Departure
  readonly rules: string
  readonly approvals: readonly Approval[]
  readonly members: readonly CompanyMember[]
}

/** Who sent each and for how much, in the reader's language: what waits has no number yet. */
const nameOrders = ({ approvals, members }: Report, locale: Locale): string => {
  const { money } = createFormats(locale)
  const nameOf = (id: string | null): string => members.find((member) => member.id === id)?.name ?? NOTHING
  const named = approvals.slice(0, MOST_NAMED).map(({ requesterId, total }) => `${nameOf(requesterId)} (${money(total)})`)
  return named.length === 0 ? NOTHING : [...named, ...(approvals.length > MOST_NAMED ? ['…'] : [])].join(', ')
}

const sendLetter = async ({ tx, services, tenant }: RecurringContext, admin: Person, report: Report): Promise<void> => {
  const template = 'approver-left'
  const locale = readerLocale(admin)
  const { language } = locale
  const words = services.mail.wordsIn({ tenant, template, language }, services.dictionaries[language]['approvals'])
  const { departure, rules } = report
  const values = {
    ...{ name: admin.givenName, who: departure.name, rules, orders: nameOrders(report, locale) },
    link: `${services.originOf(tenant)}${localePath(locale)}${APPROVAL_RULES_PATH}`,
    site: services.tenants.byKey(tenant)?.name ?? '',
  }
  const say = (key: string): string => fillText(lookUp(words, key) ?? key, values)
  await services.mail.sendMail(tx, {
    ...{ to: admin.email, template, subject: say('mail.left.subject') },
    text: DEPARTURE_MAIL.parts.map(say).join('\n\n'),
    cause: { class: 'broadcast', by: null, about: `${departure.personId} ${template}` },
  })
}

export const DEPARTURE_MAIL = {
  template: 'approver-left',
  subject: 'mail.left.subject',
  parts: ['mail.hello', 'mail.left.text', 'mail.left.rules', 'mail.left.orders', 'mail.left.link', 'mail.bye'],
}

/** Every company-admin who can sign in, once a departure. */
const tellAdmins = async (context: RecurringContext, report: Report): Promise<void> => {
  const { departure, members, rules } = report
  const orders = Object.fromEntries(
    LANGUAGES.map((language) => [language, nameOrders(report, readerLocale({ language, countryCode: '' }))]),
  )
  for (const { id } of members.filter(({ role, isActive }) => role === 'company-admin' && isActive)) {
    const { mailAtOnce, isNew } = await addToInbox(context, {
      ...{ personId: id, kind: approvalInbox.kind, subject: departure.personId, occurrence: departure.occurrence },
      ...{ title: 'left', values: { who: departure.name, rules, orders: { words: orders } }, link: APPROVAL_RULES_PATH },
    })
    const admin = mailAtOnce && isNew ? await findPerson(context.tx, id) : undefined
    if (admin) await sendLetter(context, admin, report)
  }
}

const reportDeparture = async (context: RecurringContext, departure: Departure): Promise<void> => {
  const { tx, services, tenant } = context
  const found = []
  for (const id of departure.approvalIds) found.push(await findApproval(tx, departure.companyId, id))
  const approvals = found.filter((approval) => approval !== undefined)
  const rules = (await listRuleNames(tx, departure.ruleIds)).join(', ') || NOTHING
  const members = await listMembers(tx, departure.companyId)
  await tellAdmins(context, { departure, rules, approvals, members })
  // Whoever decides in their place hears of it; those who know already do not hear of it again.
  for (const approval of approvals)
    await sendRequested({ tx, server: { services }, scope: { tenant } }, approval, { isForNewcomers: true })
}

/** However somebody left: removed, disabled, erased, moved to another company, or lowered to a role that approves nothing. */
export const reportDepartures: Recurring = {
  name: 'report departed approvers',
  run: async (context) => {
    for (const departure of groupDepartures(await listMissingApprovers(context.tx))) await reportDeparture(context, departure)
  },
}
