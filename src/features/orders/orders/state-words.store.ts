import { sql } from 'kysely'
import { ORDER_STATES, type OrderState } from '#features/orders/orders/order.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const fold = (word: string): string => word.trim().toLowerCase()

/** From what an ERP calls a state to the state; our own words are always known. */
export const readStateWords = async (tx: Tx): Promise<(word: string) => OrderState | undefined> => {
  const { rows } = await sql<{ state: OrderState; words: readonly string[] }>`
    select state, words from order_state_word`.execute(tx)
  const states = new Map<string, OrderState>(
    rows.flatMap(({ state, words }) => words.map((word) => [fold(word), state] as const)),
  )
  for (const state of ORDER_STATES) states.set(fold(state), state)
  return (word) => states.get(fold(word))
}

/** State words of the tenant, as keys of the texts of orders; only states that have a name of their own. */
export const readStateNames = async (tx: Tx, language: Language): Promise<Readonly<Record<string, string>>> => {
  const { rows } = await sql<{ state: OrderState; name: string }>`
    select state, coalesce(names->>${language}, names->>'en') as name from order_state_word
    where coalesce(names->>${language}, names->>'en', '') <> ''`.execute(tx)
  return Object.fromEntries(rows.map(({ state, name }) => [`state.${state}`, name]))
}
