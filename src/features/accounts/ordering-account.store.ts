import type { HeldSoldTo } from '#features/accounts/account.rules.ts'
import { describeSoldTo, findContactError } from '#features/accounts/contact-details.rules.ts'
import { COUNTRY_CURRENCIES } from '#features/accounts/country-currency.rules.ts'
import { chooseCurrency, listCurrencies } from '#features/accounts/currency.rules.ts'
import { chooseDefaultSoldTo, prepareSoldTos, type SoldToSite } from '#features/accounts/sold-to.rules.ts'
import { listFavouriteSoldTos, listOwnSoldTos, type HeldChoice } from '#features/accounts/sold-to.store.ts'
import { decideOrdering, ECOMMERCE_TOOL_ID } from '#features/entitlements/public.ts'
import { listToolAccess } from '#features/entitlements/public.server.ts'
import { decideCsr } from '#features/identity/public.ts'
import { findPerson, type Person } from '#features/identity/public.server.ts'
import type { Flags } from '#kernel/flags.ts'
import type { Traits } from '#kernel/traits.ts'
import type { Tx } from '#platform/database/database.ts'

/** The account that a person orders through now, and what it is billed in. */
export type OrderingAccount = Pick<HeldSoldTo, 'number' | 'name' | 'salesOrg' | 'countryCode' | 'priceList'> & {
  readonly currency: string
}

export type OrderingQuestion = {
  readonly traits: Traits
  readonly flags: Flags
  readonly personId: string
  /** Of the page's address. */
  readonly country: string
  /** Wishes of the browser: fulfilled only if they are the person's to have [T-27]. */
  readonly soldTo?: string | undefined
  readonly currency?: string | undefined
}

/** Employees may hold thousands; the default one is among the first. */
const MOST_READ = 200

/** `{erpId}~{number}`, or the number alone, which two ERPs may share [T-52]. */
const readNamed = (soldTo: string): { erpId?: string; number: string } => {
  const [number = '', erpId] = soldTo.split('~').toReversed()
  return { erpId, number }
}

const listOffered = (accounts: readonly HeldSoldTo[], site: SoldToSite) =>
  prepareSoldTos(
    accounts.map((held) => ({ ...describeSoldTo(held), held })),
    site,
  )

const mayOrder = async (tx: Tx, traits: Traits, person: Person, hasDefaultSoldTo: boolean): Promise<boolean> => {
  const tools = await listToolAccess(tx, person.id)
  return decideOrdering({
    traits,
    status: tools.find(({ masterToolId }) => masterToolId === ECOMMERCE_TOOL_ID)?.status ?? 'Not Requested',
    hasDefaultSoldTo,
    userType: person.userType,
    managerRole: person.managerRole,
    favourites: (await listFavouriteSoldTos(tx, person.id, { limit: 1 })).length,
  }).allowed
}

/** Undefined for those who may not order, or who name what is not theirs: for them there are list prices. */
export const findOrderingAccount = async (tx: Tx, question: OrderingQuestion): Promise<OrderingAccount | undefined> => {
  const { traits, flags, personId, country, soldTo, currency } = question
  const person = await findPerson(tx, personId)
  if (!person || findContactError(person)) return undefined
  const isCsr = decideCsr(person, { traits, csrFlow: flags.internalCsrFlow }).allowed
  const site = { traits, isControlled: flags.soldto_control, isManager: person.managerRole === true }
  const list = async (choice: HeldChoice) =>
    listOffered(await (isCsr ? listFavouriteSoldTos : listOwnSoldTos)(tx, personId, choice), site)
  const offered = await list({ limit: MOST_READ })
  const hasDefault = offered.some(({ isDefault }) => isDefault)
  if (!(await mayOrder(tx, traits, person, hasDefault))) return undefined
  const named = soldTo === undefined ? undefined : readNamed(soldTo)
  const chosen = named
    ? (await list({ number: named.number })).find(({ erpId }) => named.erpId === undefined || erpId === named.erpId)
    : chooseDefaultSoldTo(offered)
  if (!chosen) return undefined
  const { name, salesOrg, countryCode, priceList, defaultCurrency, currencies } = chosen.held
  const account = { defaultCurrency, currencies }
  const billed =
    currency ??
    chooseCurrency({
      account,
      country,
      countryCurrencies: COUNTRY_CURRENCIES,
      personal: person.defaultCurrency,
      retains: flags.retain_currency,
    })
  if (billed === undefined || !listCurrencies(account).includes(billed)) return undefined
  return { number: chosen.soldToNumber, name, salesOrg, countryCode, priceList, currency: billed }
}
