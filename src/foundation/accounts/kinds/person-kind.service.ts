import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { listAmountFaults, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, writeAmount, type KindContext } from '#foundation/data-kinds/public.server.ts'
import { readAccountName } from '#foundation/accounts/ordering/account-name.rules.ts'
import { keyOfSoldTo } from '#foundation/accounts/sold-to.rules.ts'
import { addCompanyFaults, listRemovalFaults } from '#foundation/accounts/kinds/company-people.service.ts'
import { personFields, type PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import { savePersonAccounts } from '#foundation/accounts/kinds/person-accounts.store.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import { settleRights } from '#foundation/accounts/kinds/person-rights.service.ts'
import { findTakenIds, forgetPeople, savePeople } from '#foundation/accounts/kinds/person-rows.store.ts'

/** Somebody must be left who can give rights; without this nothing is saved. */
const refuseLastAdmin = async (
  { tx }: KindContext,
  lines: readonly { readonly mail: string; readonly roles?: readonly string[]; readonly status?: string }[],
): Promise<LineProblem[][] | undefined> => {
  const { rows } = await sql<{ email: string }>`
    select email from person where 'admin' = any(roles) and status = 'active' order by id for update`.execute(tx)
  const admins = new Set(rows.map(({ email }) => email))
  if (admins.size === 0) return undefined
  for (const { mail: address, roles = [], status } of lines)
    if (roles.includes('admin') && status === 'active') admins.add(address)
    else admins.delete(address)
  const fault = [{ column: 'roles', reason: 'nobody would be left who administers the site' }]
  return admins.size > 0 ? undefined : lines.map(() => fault)
}

type PersonChange = { readonly line: PersonLine; readonly before: Readonly<Record<string, unknown>> | undefined }

/** Nobody changes their own rights. */
const listOwnFaults = async ({ tx, by }: KindContext, changes: readonly PersonChange[]): Promise<LineProblem[][]> => {
  const own = by === undefined ? undefined : await findPerson(tx, by)
  return changes.map(({ line: { mail: address, roles, status }, before }) => {
    const isSame = isDeepStrictEqual(roles, before?.['roles']) && status === before?.['status']
    return address !== own?.email || isSame ? [] : [{ column: 'roles', reason: 'nobody changes their own rights' }]
  })
}

/** Two names of accounts, each with or without its ERP and zeros. */
const isSameAccount = (one: string, other: string): boolean => {
  const [first, second] = [readAccountName(one), readAccountName(other)]
  const erpId = first?.erpId ?? second?.erpId ?? ''
  const keyOf = (name: typeof first): string => keyOfSoldTo({ erpId: name?.erpId ?? erpId, soldToNumber: name?.number ?? '' })
  return keyOf(first) === keyOf(second)
}

const checkDefaultAccount = ({ accounts = [], defaultAccount }: PersonLine): LineProblem[] =>
  defaultAccount === undefined || accounts.some((account) => isSameAccount(account, defaultAccount))
    ? []
    : [{ column: 'defaultAccount', reason: `${defaultAccount} is none of the accounts of this person` }]

const checkOrderLimit = ({ orderLimit, orderLimitCurrency }: PersonLine): LineProblem[] => {
  if (orderLimit === undefined) return []
  if (orderLimitCurrency === undefined) return [{ column: 'orderLimitCurrency', reason: 'is missing beside the order limit' }]
  const faults = listAmountFaults(orderLimitCurrency, [['orderLimit', orderLimit]])
  return orderLimit.startsWith('-') ? [{ column: 'orderLimit', reason: 'must not be negative' }] : faults
}

const HELD = (table: string) => sql`(
  select coalesce(array_agg(sold_to.account_key order by held.position, sold_to.account_key), '{}')
  from ${sql.table(table)} as held join sold_to on sold_to.id = held.sold_to_id where held.person_id = person.id)`

export const personKind = defineRecords({
  name: 'people',
  help: 'Customers’ people and the supplier’s own.',
  keys: ['mail'],
  isSensitive: true,
  fields: personFields,
  example: {
    ...{ mail: 'kari.moen@nordfjord.example', givenName: 'Kari', familyName: 'Moen', roles: ['customer'], company: '400100' },
    ...{ accounts: ['M1~1001'], defaultAccount: 'M1~1001', userRole: 'purchasing', language: 'en' },
  },
  check: (line) => [...checkDefaultAccount(line), ...checkOrderLimit(line)],
  source: sql`
    select person.email as "mail", person.id::text as "id", hon_id as "honId", given_name as "givenName", family_name as "familyName", roles, company.number as "company", company_role as "companyRole",
      ${writeAmount(sql`order_limit_minor`, sql`order_limit_currency`)} as "orderLimit", order_limit_currency as "orderLimitCurrency",
      cost_centres as "costCentres",
      ${HELD('person_sold_to')} as "accounts",
      (select sold_to.account_key from person_sold_to as held join sold_to on sold_to.id = held.sold_to_id
        where held.person_id = person.id and held.is_default limit 1) as "defaultAccount",
      user_type as "userType", manager_role as "managerRole", is_asm as "isAsm", service_level as "serviceLevel",
      user_role as "userRole", lines_of_business as "linesOfBusiness", language, job_title as "jobTitle", department,
      function_name as "function", phone, lower(person.country_code) as "countryCode", city, state as "region",
      postal_code as "postalCode", default_currency as "defaultCurrency",
      (select coalesce(array_agg(sold_to.account_key order by sold_to.account_key), '{}')
        from assigned_sold_to as held join sold_to on sold_to.id = held.sold_to_id
        where held.person_id = person.id) as "servedAccounts",
      ${HELD('favourite_sold_to')} as "favouriteAccounts", status, sign_in_message as "signInMessage",
      contact_error_code as "contactErrorCode", is_revalidation_required as "isRevalidationRequired", person.changed_at
    from person left join company on company.id = person.company_id where person.status <> 'deleted'`,
  findReferences: async (tx, references) => {
    const mails = new Map(references.map((reference) => [reference, reference.trim().toLowerCase()]))
    const { rows } = await sql<{ email: string }>`
      select email from person where email = any(${[...mails.values()]}::text[]) and status <> 'deleted'`.execute(tx)
    const known = new Set(rows.map(({ email }) => email))
    return new Map([...mails].filter(([, address]) => known.has(address)))
  },
  referencesOf: ({ mail: address }) => [String(address)],
  save: async (context, changes) => {
    const { tx, services } = context
    const listTaken = await findTakenIds(
      tx,
      changes.map(({ line }) => line),
    )
    const own = await listOwnFaults(context, changes)
    const known = changes.map(({ line }, at) => [...(own[at] ?? []), ...listTaken(line)])
    const faults = await addCompanyFaults(tx, changes, known)
    const good = changes.filter((_, at) => !faults[at]?.length)
    const lines = good.map(({ line }) => line)
    const refused = await refuseLastAdmin(context, lines)
    if (refused) return changes.map(() => refused[0] ?? [])
    const makeId = (): string => `H${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`
    await savePeople(
      tx,
      lines.map((line) => ({ line, honId: makeId() })),
      services.clock.now(),
    )
    await savePersonAccounts(tx, lines)
    await settleRights(context, good)
    return faults
  },
  /** Who ordered or wrote here stays in what they did; they cannot come in any more. */
  remove: async (context, lines) => {
    const mails = lines.map(({ mail: address }) => address)
    const refused = await refuseLastAdmin(
      context,
      mails.map((address) => ({ mail: address })),
    )
    if (refused) return refused
    const faults = await listRemovalFaults(context.tx, mails)
    const good = lines.filter((_, at) => !faults[at]?.length)
    const goodMails = good.map(({ mail: address }) => address)
    await forgetPeople(context.tx, goodMails, context.services.clock.now())
    await settleRights(
      context,
      good.map((line) => ({ line: { ...line, status: 'deactivated' as const }, before: line })),
    )
    return faults
  },
})
