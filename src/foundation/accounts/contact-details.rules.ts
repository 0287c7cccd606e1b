import type { ContactDetails, ContactError, SoldToAccount } from '#foundation/accounts/contact-details.schema.ts'
import { findOwnCurrency } from '#foundation/accounts/currency.rules.ts'
import type { PersonSoldTo } from '#foundation/accounts/account.rules.ts'
import type { ToolAccess } from '#foundation/entitlements/public.ts'
import type { Person } from '#foundation/identity/public.ts'

export const describeSoldTo = (account: PersonSoldTo): SoldToAccount => {
  const { number, erpId, salesOrg, isDefault, name, city, postalCode, currencies } = account
  const own = findOwnCurrency(account)
  const currency = own ?? currencies[0] ?? ''
  const ecomEnabled = account.isEcomEnabled ? 'Enabled' : 'Disabled'
  return {
    soldToNumber: number,
    erpId,
    salesOrg,
    isDefault,
    name,
    city,
    postalCode,
    defaultCurrency: own ?? '',
    customerUnitCurrency: account.customerUnitCurrency ?? '',
    EcomEnabled: ecomEnabled,
    ecomEnabled,
    soldToToolAccess: account.toolAccess && [...account.toolAccess],
    currencyList: { currency: currencies.map((isoCode) => ({ isoCode })) },
    currencySalesorgList: currencies.map((currencyISO) => ({ salesOrg, currencyISO })),
    soldToDetails: [
      { name, city, postalCode, erpId, salesOrg, currency: { isoCode: currency }, currencyIso: currency, ecomEnabled },
    ],
  }
}

export type ContactFacts = {
  readonly person: Person
  readonly soldTos: readonly PersonSoldTo[]
  readonly toolAccess: readonly ToolAccess[]
}

/** A person's own accounts, or the favourites of an employee: one shape for both [3.3.1]. */
export const buildContactDetails = ({ person, soldTos, toolAccess }: ContactFacts): ContactDetails => {
  const own = person.defaultCurrency ?? ''
  return {
    soldToAccounts: soldTos.map(describeSoldTo),
    address: { countryCode: person.countryCode || 'US' },
    toolAccess: [...toolAccess],
    userRole: person.userRole ?? '',
    ...(person.managerRole === null ? {} : { managerRole: person.managerRole }),
    userType: person.userType,
    portalUser: [{ defaultCurrency: own }],
    defaultCurrency: own || (soldTos.find(({ isDefault }) => isDefault)?.defaultCurrency ?? ''),
    language: { isoCode: person.language },
    uniqueLineOfBusiness: [...new Set(person.linesOfBusiness)],
  }
}

/** Someone whose details are refused learns the code and nothing else [3.3.9]. */
export const findContactError = ({ contactErrorCode }: Pick<Person, 'contactErrorCode'>): ContactError | undefined =>
  contactErrorCode === null ? undefined : { error: { errorCode: Number(contactErrorCode) } }
