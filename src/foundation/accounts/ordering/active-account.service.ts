import type { FastifyRequest } from 'fastify'
import { sql, type RawBuilder } from 'kysely'
import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import { describeSoldTo, findContactError } from '#foundation/accounts/contact-details.rules.ts'
import { COUNTRY_CURRENCIES } from '#foundation/accounts/country-currency.rules.ts'
import { chooseCurrency, findOwnCurrency, listCurrencies } from '#foundation/accounts/currency.rules.ts'
import {
  ACCOUNT_HEADER,
  chooseNamed,
  readAccountName,
  type AccountName,
} from '#foundation/accounts/ordering/account-name.rules.ts'
import { isDrawnFor, pickActive, type ActiveAccount } from '#foundation/accounts/ordering/active-account.rules.ts'
import {
  readActiveChoice,
  selectActive,
  type ActiveRead,
  type Orderer,
} from '#foundation/accounts/ordering/active-account.store.ts'
import { prepareSoldTos, type SoldToSite } from '#foundation/accounts/sold-to.rules.ts'
import { listWaiting, type SoldToChoice } from '#foundation/accounts/sold-to.store.ts'
import { decideCsr } from '#foundation/identity/public.ts'
import { type Person, requirePerson } from '#foundation/identity/public.server.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Services } from '#platform/services.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** More than one is enough to know that it is not the only one; some are the same account, written twice. */
const FEW = 20

/** Who asks, with the list of accounts that is theirs on this site. */
export type Customer = {
  readonly user: ScopeUser
  readonly person: Person
  readonly isCsr: boolean
  readonly site: SoldToSite
  readonly orderer: Orderer
}

export const describeHolder = ({ tenants }: Pick<Services, 'tenants'>, tenant: TenantKey, person: Person) => {
  const [traits, flags] = [tenants.traitsOf(tenant), tenants.flagsOf(tenant)]
  const isCsr = decideCsr(person, { traits, csrFlow: flags.internalCsrFlow }).allowed
  const site: SoldToSite = { traits, isControlled: flags.soldto_control, isManager: person.managerRole === true }
  return { isCsr, site, table: isCsr ? 'favourite_sold_to' : 'person_sold_to' } as const
}

/** Looked at anew with every call: roles and lists may have changed since the page was drawn [T-51, T-55]. */
export const requireCustomer = async (request: FastifyRequest): Promise<Customer> => {
  const { tenant } = request.scope
  const user = userOf(request)
  const person = await requirePerson(request)
  const { isCsr, site, table } = describeHolder(request.server.services, tenant, person)
  return { user, person, isCsr, site, orderer: { sessionId: user.sessionId, personId: person.id, table } }
}

type Offering = Pick<Customer, 'person' | 'site'>

/** Each once, and only those that this site offers; whose contact details are refused has none. */
export const offer = ({ person, site }: Offering, assigned: readonly PersonSoldTo[]): PersonSoldTo[] =>
  findContactError(person)
    ? []
    : prepareSoldTos(
        assigned.map((account) => ({ ...describeSoldTo(account), held: account })),
        site,
      ).map(({ held: account, soldToNumber, isDefault }) => ({ ...account, number: soldToNumber, isDefault }))

export const listOffered = async (
  { tx }: Pick<FastifyRequest, 'tx'>,
  { person, site, orderer }: Offering & { readonly orderer: Omit<Orderer, 'sessionId'> },
  choice: SoldToChoice,
): Promise<PersonSoldTo[]> =>
  findContactError(person)
    ? []
    : offer({ person, site }, await listWaiting(tx, orderer.table, orderer.personId, { ...choice, site }))

export type Site = { readonly services: Pick<Services, 'tenants'>; readonly tenant: TenantKey }
/** Only a fault of our data leaves an account without any currency. */
const LAST_CURRENCY = 'USD'

const siteOf = ({ server, scope }: FastifyRequest): Site => ({ services: server.services, tenant: scope.tenant })

export const describeActive = (
  { services, tenant }: Site,
  { person }: Pick<Customer, 'person'>,
  account: PersonSoldTo,
  requested: string | null,
): ActiveAccount => {
  const { id, key, number, erpId, salesOrg, name, city, postalCode, countryCode, priceList } = account
  const currencies = listCurrencies(account)
  const { retain_currency: retainsPersonalCurrency } = services.tenants.flagsOf(tenant)
  const country = person.countryCode.toLowerCase()
  const terms = { currencies, defaultCurrency: findOwnCurrency(account) }
  const currency =
    currencies.find((one) => one === requested) ??
    chooseCurrency({
      account: terms,
      country,
      countryCurrencies: COUNTRY_CURRENCIES,
      personal: person.defaultCurrency,
      retainsPersonalCurrency,
    }) ??
    account.customerUnitCurrency ??
    LAST_CURRENCY
  return { id, key, number, erpId, salesOrg, name, city, postalCode, countryCode, priceList, currency, currencies }
}

/** Of what `selectActive` has read: the account of this session, or undefined where none was chosen yet. */
const chooseActive = async (
  request: FastifyRequest,
  customer: Customer,
  { accounts, ...choice }: ActiveRead,
): Promise<ActiveAccount | undefined> => {
  const active =
    pickActive(choice, offer(customer, accounts), false) ??
    pickActive(choice, await listOffered(request, customer, { limit: FEW }), true)
  return active && describeActive(siteOf(request), customer, active, active.key === choice.chosenKey ? choice.currency : null)
}

export const findActive = async (request: FastifyRequest, customer: Customer): Promise<ActiveAccount | undefined> => {
  const { rows } = await sql<{ read: ActiveRead }>`select ${selectActive(customer.orderer, customer.site)} as read`.execute(
    request.tx,
  )
  return rows[0] && chooseActive(request, customer, rows[0].read)
}

/** One of the person's own list; to everyone else it does not exist [T-51]. */
export const requireNamed = async (request: FastifyRequest, customer: Customer, name: AccountName): Promise<PersonSoldTo> => {
  const choice = chooseNamed(await listOffered(request, customer, { number: name.number }), name)
  if (choice.found === 'several')
    throw new Problem(409, 'account_ambiguous', 'Several accounts have this number. Name the ERP as well: {erpId}~{number}.')
  return choice.found === 'one' ? choice.account : notFound('account')
}

const readHeader = (request: FastifyRequest): AccountName | undefined => {
  const { [ACCOUNT_HEADER]: text } = request.headers
  if (text === undefined) return undefined
  return (typeof text === 'string' ? readAccountName(text) : undefined) ?? badRequest(`${ACCOUNT_HEADER} names no account.`)
}

type Shown = { readonly key: string; readonly number: string; readonly name: string }
const show = ({ key, number, name }: Shown): Shown => ({ key, number, name })

/** Refuses what a page requests that was drawn for another account than the active one; both are named [T-77]. */
export const refuseOtherAccount = async (
  request: FastifyRequest,
  customer: Customer,
  active: ActiveAccount | undefined,
): Promise<void> => {
  const drawnFor = readHeader(request)
  // Without an active account there is nothing to mix up: the call requests one.
  if (drawnFor === undefined || !active || isDrawnFor(drawnFor, active)) return
  const choice = chooseNamed(await listOffered(request, customer, { number: drawnFor.number }), drawnFor)
  throw new Problem(409, 'account_changed', 'You order for another account now. Nothing was changed.', {
    extra: { active: show(active), drawnFor: choice.found === 'one' ? show(choice.account) : null },
  })
}

/** The account that this person orders for in this session, or undefined; a page of another account is refused with 409. */
export const findOrderingAccountOf = async (request: FastifyRequest): Promise<ActiveAccount | undefined> => {
  const customer = await requireCustomer(request)
  const active = await findActive(request, customer)
  await refuseOtherAccount(request, customer, active)
  return active
}

const refuseWithout = (active: ActiveAccount | undefined): ActiveAccount => {
  if (active) return active
  throw new Problem(409, 'account_required', 'Please choose the account you order for.')
}

/** The same where nothing can be done without one: prices, cart, orders. Ask for it once a request, in its transaction. */
export const requireOrderingAccount = async (request: FastifyRequest): Promise<ActiveAccount> =>
  refuseWithout(await findOrderingAccountOf(request))

/** The same for a statement that reads something else as well. */
export const selectOrderingAccount = async (
  request: FastifyRequest,
): Promise<{ readonly select: RawBuilder<ActiveRead>; readonly read: (value: ActiveRead) => Promise<ActiveAccount> }> => {
  const customer = await requireCustomer(request)
  return {
    select: selectActive(customer.orderer, customer.site),
    read: async (value) => {
      const active = await chooseActive(request, customer, value)
      await refuseOtherAccount(request, customer, active)
      return refuseWithout(active)
    },
  }
}

/** Any account of the person's own list by its name, active or not, with the currency it would be billed in. */
export const requirePersonAccount = async (request: FastifyRequest, soldTo: string): Promise<ActiveAccount> => {
  const customer = await requireCustomer(request)
  const name = readAccountName(soldTo) ?? notFound('account')
  const account = await requireNamed(request, customer, name)
  const { chosenKey, currency } = await readActiveChoice(request.tx, customer.orderer)
  return describeActive(siteOf(request), customer, account, chosenKey === account.key ? currency : null)
}
