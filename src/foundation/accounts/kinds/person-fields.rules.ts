import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import { fieldOf, type LineOf } from '#foundation/data-kinds/public.ts'

const { text, mail, choice, yesNo, language, country, currency, amount } = fieldOf

const ROLES = ['customer', 'internal', 'author', 'admin', 'configurator', 'order-viewer', 'lead-viewer', 'case-agent'] as const
const STATUSES = ['active', 'pending', 'deactivated', 'denied'] as const
/** An employee may serve as many accounts as the contract names. */
const MOST_SERVED = 20_000

export const personFields = {
  mail: mail({ isRequired: true, isSearched: true, help: 'The address the person signs in with.' }),
  givenName: text({ isRequired: true, isSearched: true, most: 80, help: 'The given name.' }),
  familyName: text({ isRequired: true, isSearched: true, most: 80, help: 'The family name.' }),
  roles: choice({ isList: true, choices: ROLES, help: 'What the person may do; without it a customer.' }),
  company: text({ refersTo: 'companies', most: 40, help: 'The number of the company the person works for.' }),
  companyRole: choice({ choices: COMPANY_ROLES, help: 'The work in the company’s own buying; without it that of a buyer.' }),
  orderLimit: amount({ help: 'Orders above it need approval in the company; with its currency.' }),
  orderLimitCurrency: currency({ help: 'The currency of the order limit.' }),
  costCentres: text({
    ...{ isList: true, most: 20, pattern: /^[\w.-]{1,20}$/, patternFault: 'has signs that no code has' },
    help: 'Codes of the cost centres the person may order for; without them all.',
  }),
  accounts: text({ isList: true, refersTo: 'accounts', most: 60, help: 'The accounts the person orders for, such as M1~1001.' }),
  defaultAccount: text({ refersTo: 'accounts', most: 60, help: 'The one of them that is chosen at first.' }),
  userType: choice({ choices: ['Customer', 'Employee'], help: 'Employee for those who work for the supplier.' }),
  managerRole: yesNo({ help: 'Whether an employee leads others.' }),
  isAsm: yesNo({ help: 'Whether an employee may act for the customers they serve.' }),
  serviceLevel: text({ most: 60, help: 'The service level, which some tools depend on.' }),
  userRole: text({ most: 60, help: 'The work of the person; those of accounting and logistics have no cart on most sites.' }),
  linesOfBusiness: text({ isList: true, most: 60, help: 'The lines of business the person works with.' }),
  language: language({ help: 'The language of mails to the person.' }),
  jobTitle: text({ most: 120, help: 'What the person is called at work.' }),
  department: text({ most: 120, help: 'The department.' }),
  function: text({ most: 120, help: 'The kind of work, such as Procurement.' }),
  phone: text({ most: 40, help: 'The telephone number, with the country in front.' }),
  countryCode: country({ help: 'The country the person works in.' }),
  city: text({ most: 120, help: 'The city the person works in.' }),
  region: text({ most: 60, help: 'State or province, where addresses have one.' }),
  postalCode: text({ most: 20, help: 'The postal code.' }),
  defaultCurrency: currency({ help: 'The currency the person sees prices in.' }),
  servedAccounts: text({
    ...{ isList: true, mostValues: MOST_SERVED, refersTo: 'accounts', most: 60 },
    help: 'The customers’ accounts an employee serves.',
  }),
  favouriteAccounts: text({
    ...{ isList: true, mostValues: MOST_SERVED, refersTo: 'accounts', most: 60 },
    help: 'Those of them the employee has at hand.',
  }),
  status: choice({
    choices: STATUSES,
    help: 'Pending until the person has chosen a password; denied and deactivated may not sign in.',
  }),
  signInMessage: text({ most: 500, help: 'The message this person alone gets after signing in.' }),
  contactErrorCode: text({
    most: 10,
    pattern: /^\d+$/,
    patternFault: 'is no number',
    help: 'Why details of the contact are refused, a number.',
  }),
  isRevalidationRequired: yesNo({ help: 'Whether the person is to confirm their details at the next sign-in.' }),
  id: text({
    ...{ pattern: /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/, patternFault: 'is no UUID in small letters' },
    help: 'The id that other calls name the person by; without it the portal makes one, and it stays.',
  }),
  honId: text({ isSearched: true, most: 40, help: 'The person’s number in your own systems; without it the portal makes one.' }),
}

export type PersonLine = LineOf<typeof personFields>
