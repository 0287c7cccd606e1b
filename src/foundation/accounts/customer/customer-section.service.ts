import type { DataRight } from '#foundation/identity/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { MoneyJson } from '#kernel/money.ts'
import type { TextValues } from '#kernel/texts.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** A section shows so many items; the rest is a link away. */
export const MOST_CUSTOMER_ITEMS = 5

/** A path below the locale, or a list of a kind of data: what is searched for in it, or the values of one of its fields. */
export type CustomerTarget =
  | string
  | { readonly kind: string; readonly find: string }
  | { readonly kind: string; readonly field: string; readonly values: readonly string[] }

export type CustomerItem = {
  readonly label: string
  /** Missing where staff have no screen for it. */
  readonly target?: CustomerTarget | undefined
  /** Words beside the label, such as a name or a city. */
  readonly detail?: string | undefined
  /** A word about its state. */
  readonly note?: string | undefined
  readonly tone?: 'ok' | 'warn' | 'bad' | 'info' | 'idle' | undefined
  readonly amount?: MoneyJson | undefined
  /** How much the amount may be, such as a credit limit. */
  readonly limit?: MoneyJson | undefined
  readonly at?: Date | undefined
}

export type CustomerRequest = {
  readonly tx: Tx
  readonly services: Services
  readonly companyId: string
  readonly companyNumber: string
  /** Of the accounts of the company: `{erpId}~{padded number}`. */
  readonly accountKeys: readonly string[]
  readonly language: Language
  /** Words of the section's namespace in the reader's language. */
  readonly say: (key: string, values?: TextValues) => string
}

export type CustomerContent = {
  /** Of all, not only of the items. */
  readonly count: number
  /** Details that the count does not tell, such as how many are open. */
  readonly summary?: string | undefined
  /** Those that matter most, first. */
  readonly items: readonly CustomerItem[]
  /** Where all of them are. */
  readonly target?: CustomerTarget | undefined
}

/** An area's summary of a customer, on one card of the page for staff. Keys are of the texts of its namespace. */
export type CustomerSection = {
  readonly name: string
  readonly namespace: string
  readonly title: string
  /** The meaning of an empty list. */
  readonly empty: string
  /** The name of an item's day, such as 'placed'. */
  readonly day?: string
  /** Smaller numbers stand first. */
  readonly order: number
  /** Where being an admin is not enough; the same as of the kind of data [T-102]. */
  readonly right?: Extract<DataRight, 'orders' | 'cases'>
  /** Two statements at most, each bounded. What it throws takes nothing but its own card away. */
  readonly read: (request: CustomerRequest) => Promise<CustomerContent>
}
