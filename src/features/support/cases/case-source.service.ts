import { sql } from 'kysely'
import { CASE_SOURCE } from '#features/support/cases/case-step.service.ts'
import { casePath, type CaseStatus } from '#features/support/cases/case.rules.ts'
import type { DocumentSource, SearchDocument } from '#foundation/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const BATCH = 500
type Row = {
  readonly id: string
  readonly subject: string
  readonly status: CaseStatus
  readonly readers: readonly string[]
  readonly numbers: readonly string[]
  readonly updatedAt: Date
}

/** By number and subject alone, for the person whose case it is and colleagues in copy: neither answers nor notes are in the index [T-26, T-86]. */
const toDocument = ({ id, readers, subject, status, numbers, updatedAt }: Row): SearchDocument => ({
  key: id,
  path: casePath(id),
  type: 'Cases',
  parentType: 'Cases',
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, { title: subject, description: `CASE-${id}` }])),
  audience: readers.map((reader) => `user:${reader}`),
  updatedAt,
  numbers: [`CASE-${id}`, id, ...numbers],
  values: { case_status: status },
})

const read = async (tx: Tx, choice: ReturnType<typeof sql>, limit: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select id, subject,
      array[person_id::text] || array(select copy.person_id::text from case_copy copy where copy.case_id = support_case.id) as readers, status, updated_at as "updatedAt",
      array_remove(array[order_number, product_sku, serial_number], null) as numbers
    from support_case where person_id is not null and ${choice} order by id limit ${limit}`.execute(tx)
  return rows
}

export const caseSource: DocumentSource = {
  name: CASE_SOURCE,
  list: async function* (tx) {
    let after = ''
    for (;;) {
      const batch = await read(tx, sql`id > ${after}`, BATCH)
      if (batch.length === 0) return
      yield batch.map(toDocument)
      after = batch.at(-1)?.id ?? after
    }
  },
  read: async (tx, keys) => (await read(tx, sql`id = any(${[...keys]}::text[])`, keys.length)).map(toDocument),
}
