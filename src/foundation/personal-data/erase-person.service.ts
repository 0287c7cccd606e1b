import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { acceptErasure, writeAudit } from '#foundation/audit/public.server.ts'
import { rebuildSearch } from '#foundation/personal-data/rebuild-search.task.ts'
import {
  isErased,
  keysOf,
  lockSubject,
  pseudonymizePerson,
  pseudonymOf,
  readMentionPatterns,
} from '#foundation/personal-data/person-subject.store.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import { removeFilesLater } from '#foundation/uploads/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { clearPersonColumns, deletePersonRows, listPersonFiles, replaceMentions } from '#platform/privacy/person-rows.store.ts'
import type { PersonalTable, PersonKeys } from '#platform/privacy/personal-data.ts'
import type { Services } from '#platform/services.ts'

/** A statement reads a whole table of a tenant; nobody waits for it. */
const STATEMENT_MS = 110_000
const FILES_A_JOB = 100

export type ErasedPerson = {
  readonly personId: string
  readonly pseudonym: string
  readonly rows: number
  readonly files: number
  /** It was done before. */
  readonly isRepeated: boolean
}

type Parts = Pick<Services, 'db' | 'jobs' | 'files' | 'clock' | 'personalData' | 'engine'>

/** The index holds words of deleted documents until it is built anew. */
const forgetDocuments = async (tx: Tx, services: Parts, who: PersonKeys): Promise<void> => {
  let touched = 0
  for (const { documents } of services.personalData) {
    if (!documents) continue
    const { rows } = await documents.keys(who).execute(tx)
    touched += rows.length
    await touchDocuments(
      tx,
      documents.source,
      rows.map(({ key }) => key),
    )
  }
  if (touched > 0) await services.jobs.enqueue(tx, rebuildSearch(services), {}, { singletonKey: 'rebuild-search' })
}

const eraseRows = async (tx: Tx, personal: PersonalTable, who: PersonKeys): Promise<number> => {
  if (personal.erase === 'delete') return deletePersonRows(tx, personal, who)
  return personal.erase === 'change' ? clearPersonColumns(tx, personal, who) : 0
}

/**
 * All of it or nothing: one transaction changes the rows and queues the removal of files and the new search index,
 * so an erasure that is killed can be run again, and one that is committed is finished by any worker.
 */
export const erasePerson = async (
  tx: Tx,
  services: Parts,
  { personId, actorId = personId }: { readonly personId: string; readonly actorId?: string | undefined },
): Promise<ErasedPerson | undefined> => {
  await sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true)`.execute(tx)
  const person = await lockSubject(tx, personId)
  if (!person) return undefined
  if (isErased(person)) return { personId, pseudonym: pseudonymOf(person), rows: 0, files: 0, isRepeated: true }
  const { personalData, clock } = services
  const who = keysOf(person)
  const pseudonym = `erased-${randomBytes(6).toString('hex')}`
  const mentions = await readMentionPatterns(tx, person)
  const keys = (await listPersonFiles(tx, personalData, who)).map(({ key }) => key)
  await forgetDocuments(tx, services, who)
  for (const { first } of personalData) await first?.({ tx, who })
  let rows = 0
  for (const personal of personalData) rows += await eraseRows(tx, personal, who)
  for (const personal of personalData) rows += await replaceMentions(tx, personal, mentions, pseudonym)
  for (const { last } of personalData) await last?.({ tx, who })
  const { found, patterns } = mentions
  await sql`select erase_from_audit(${personId}, ${[...found]}::text[], ${[...patterns]}::text[], ${pseudonym}),
    erase_from_analytics(${[...found]}::text[], ${[...patterns]}::text[], ${pseudonym})`.execute(tx)
  await acceptErasure(services.db, tx)
  await pseudonymizePerson(tx, personId, pseudonym, clock.now())
  for (let at = 0; at < keys.length; at += FILES_A_JOB)
    await removeFilesLater(tx, services, { keys: keys.slice(at, at + FILES_A_JOB) })
  await writeAudit(tx, { id: personId, actorId }, clock.now(), 'person.erased', {
    ...{ object: personId, name: pseudonym, rows, files: keys.length },
  })
  return { personId, pseudonym, rows, files: keys.length, isRepeated: false }
}
