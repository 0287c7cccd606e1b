import { sql } from 'kysely'
import { readStateWords } from '#features/orders/orders/state-words.store.ts'
import { ORDER_STATES } from '#features/orders/orders/order.rules.ts'
import { fieldOf, type LineProblem } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'
import { announceData } from '#features/site/content/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

const { choice, text, texts } = fieldOf

const ROWS: RowShape = {
  table: 'order_state_word',
  keys: ['state'],
  columns: { state: 'text', words: 'text[]', names: 'jsonb' },
}

type Words = { readonly state: string; readonly words?: readonly string[] }

const fold = (word: string): string => word.trim().toLowerCase()

/** A word leads to one state only: those of other states, as they are stored and as they are brought. */
const findTaken = async (tx: Tx, lines: readonly Words[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ state: string; words: readonly string[] }>`
    select state, words from order_state_word where not state = any(${lines.map(({ state }) => state)}::text[])`.execute(tx)
  const own = ORDER_STATES.map((state) => [fold(state), state] as const)
  return new Map([...rows.flatMap(({ state, words }) => words.map((word) => [fold(word), state] as const)), ...own])
}

const checkWords = (taken: Map<string, string>, { state, words = [] }: Words): LineProblem[] => {
  const problems = words.flatMap((word) => {
    const other = taken.get(fold(word))
    return other === undefined || other === state ? [] : [{ column: 'words', reason: `‘${word}’ means ${other} already` }]
  })
  if (problems.length === 0) for (const word of words) taken.set(fold(word), state)
  return problems
}

export const stateWordsKind = defineRecords({
  name: 'order-state-words',
  help: 'How your ERP calls the states of orders, and what customers read instead of the portal’s own words.',
  keys: ['state'],
  fields: {
    state: choice({ isRequired: true, choices: ORDER_STATES, help: 'The state of the portal.' }),
    words: text({
      isList: true,
      most: 60,
      isSearched: true,
      help: 'What the ERP sends for it; several words may mean the same.',
    }),
    names: texts({ column: 'name', most: 40, isSearched: true, help: 'What customers read; without it the portal’s own word.' }),
  },
  example: { state: 'In production', words: ['REL', 'IN WORK'], names: { en: 'Being built', de: 'Im Bau' } },
  /** Our own words are always known. */
  findReferences: async (tx, references) => {
    const stateOf = await readStateWords(tx)
    return new Map(
      references.flatMap((word) => {
        const state = stateOf(word)
        return state === undefined ? [] : [[word, state] as const]
      }),
    )
  },
  referencesOf: ({ state, words }) => [String(state), ...(Array.isArray(words) ? words.map(String) : [])],
  source: sql`select state, words, names, changed_at from order_state_word`,
  save: async ({ tx }, changes) => {
    const taken = new Map(
      await findTaken(
        tx,
        changes.map(({ line }) => line),
      ),
    )
    const problems = changes.map(({ line }) => checkWords(taken, line))
    const good = changes.filter((_, at) => problems[at]?.length === 0)
    await saveRows(
      tx,
      ROWS,
      good.map(({ line: { state, words = [], names = {} } }) => ({ state, words, names })),
    )
    await announceData(tx)
    return problems
  },
  remove: async ({ tx }, lines) => {
    await removeRows(tx, ROWS, lines)
    await announceData(tx)
  },
  isDecidedByData: true,
})
