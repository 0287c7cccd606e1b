import type { SearchAnswer, SearchQuestion, Sight } from '#features/engine/public.ts'
import type { Tx } from '#server/database/database.ts'

/** What answers questions; a company's own search may stand in. */
export type SearchEngine = {
  readonly search: (tx: Tx, question: SearchQuestion) => Promise<SearchAnswer>
  readonly suggest: (tx: Tx, wanted: { query: string; size: number; sight: Sight }) => Promise<readonly string[]>
}
