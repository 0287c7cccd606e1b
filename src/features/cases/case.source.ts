import { sql } from 'kysely'
import { CASE_SOURCE } from '#features/cases/case-step.service.ts'
import { casePath, type CaseStatus } from '#features/cases/case.rules.ts'
import type { DocumentSource, SearchDocument } from '#features/search-engine/public.server.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

const BATCH = 500
type Row = {
  readonly id: string
  readonly personId: string
  readonly subject: string
  readonly status: CaseStatus
  readonly numbers: readonly string[]
  readonly updatedAt: Date
}

/** By number and subject alone, for the person whose case it is: neither answers nor notes are in the index [T-26, T-86]. */
const toDocument = ({ id, personId, subject, status, numbers, updatedAt }: Row): SearchDocument => ({
  key: id,
  path: casePath(id),
  type: 'Cases',
  parentType: 'Cases',
  texts: Object.fromEntries(LANGUAGES.map((language) => [language, { title: subject, description: `CASE-${id}` }])),
  audience: [`user:${personId}`],
  updatedAt,
  numbers: [`CASE-${id}`, id, ...numbers],
  values: { case_status: status },
})

const read = async (tx: Tx, choice: ReturnType<typeof sql>, limit: number): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select id, person_id as "personId", subject, status, updated_at as "updatedAt",
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
