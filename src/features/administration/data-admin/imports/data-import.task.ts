import { z } from 'zod'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { describeProblems, UnreadableFile, type DataKind } from '#foundation/data-kinds/public.server.ts'
import { findClaimedUpload } from '#foundation/uploads/public.server.ts'
import { writeKey } from '#foundation/data-kinds/public.ts'
import { IMPORT_TASK } from '#features/administration/data-admin/data-admin.rules.ts'
import {
  failImport,
  findImport,
  listImportLines,
  saveOutcome,
  saveUndone,
  type DataImport,
  type ImportLine,
} from '#features/administration/data-admin/imports/data-import.store.ts'
import {
  applyImport,
  readImport,
  readWritten,
  splitChangedSince,
  undoLines,
  type ImportOutcome,
} from '#features/administration/data-admin/imports/run-import.service.ts'
import { withUnchanged, type Tx } from '#platform/database/database.ts'
import { defineTask, type TaskRun } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

const data = z.object({ importId: z.uuid(), act: z.enum(['check', 'apply', 'undo']) })
type Run = TaskRun<z.infer<typeof data>>

/** The import is taken back; its preview is not. */
class Shown extends Error {
  readonly outcome: ImportOutcome
  constructor(outcome: ImportOutcome) {
    super('only looked at')
    this.outcome = outcome
  }
}

const MOST_AUDITED = 1000
const BATCH = 500

type Parts = { readonly services: Services; readonly run: Run; readonly kind: DataKind; readonly found: DataImport }

const auditLines = async (
  tx: Tx,
  { services, kind, found }: Parts,
  action: string,
  lines: readonly ImportLine[],
): Promise<void> => {
  const who = { id: found.madeBy ?? '' }
  if (who.id === '') return
  const now = services.clock.now()
  await writeAudit(tx, who, now, `${action}ed`, { object: found.fileName, kind: kind.name, rows: lines.length })
  for (const { change, before, after } of lines.slice(0, MOST_AUDITED))
    if (change !== 'refused') {
      const object = writeKey(kind.keys, after ?? before ?? {})
      await writeAudit(tx, who, now, action, { object, kind: kind.name, before, after })
    }
}

const contextOf = ({ services, run, found }: Parts, tx: Tx) => ({
  ...{ tx, tenant: run.tenant, services },
  ...(found.madeBy !== null && { by: found.madeBy }),
})

const readUpload = async (parts: Parts) => {
  const { services, run, kind, found } = parts
  const upload = await run.transact((tx) => findClaimedUpload(tx, found.uploadId))
  if (!upload) throw new UnreadableFile('The file is no longer there.')
  return readImport(services.files, run.tenant, kind, upload)
}

const check = async (parts: Parts): Promise<void> => {
  const { run, kind, found } = parts
  const read = await readUpload(parts)
  const outcome = await run
    .transact(async (tx) => {
      throw new Shown(await applyImport(contextOf(parts, tx), kind, read))
    })
    .catch((error: unknown) => {
      if (error instanceof Shown) return error.outcome
      throw error
    })
  await run.transact((tx) => saveOutcome(tx, found.id, { ...outcome, state: 'checked', doneAt: null }))
}

const apply = async (parts: Parts): Promise<void> => {
  const { services, run, kind, found } = parts
  const read = await readUpload(parts)
  await run.transact(async (tx) => {
    const applied = await applyImport(contextOf(parts, tx), kind, read)
    const outcome = { ...applied, lines: await readWritten(contextOf(parts, tx), kind, applied.lines) }
    await saveOutcome(tx, found.id, { ...outcome, state: 'done', doneAt: services.clock.now() })
    await auditLines(tx, parts, 'data.import', outcome.lines)
  })
  await kind.settle?.({ ...services, db: run.db }, run.tenant)
}

const undo = async (parts: Parts): Promise<void> => {
  const { services, run, kind, found } = parts
  // Nobody changes a line between the comparison and the writing.
  await withUnchanged(run.db, run.tenant, async (tx) => {
    const lines = await listImportLines(tx, found.id, { isRefused: false, limit: 1_000_000 })
    const { untouched, skipped } = await splitChangedSince(contextOf(parts, tx), kind, lines)
    const given = undoLines(kind, untouched.toReversed())
    for (let at = 0; at < given.length; at += BATCH) {
      const results = await kind.apply(contextOf(parts, tx), given.slice(at, at + BATCH))
      const refused = results.find((result) => !result.ok)
      if (refused && !refused.ok) throw new UnreadableFile(describeProblems(refused.problems))
    }
    await saveUndone(tx, found.id, skipped)
    await auditLines(
      tx,
      parts,
      'data.undo',
      untouched.map((line) => ({ ...line, before: line.after, after: line.before })),
    )
  })
  await kind.settle?.({ ...services, db: run.db }, run.tenant)
}

const ACTS = { check, apply, undo } as const

/** Checks, saves or takes back a file; each is one transaction, so that a worker that dies leaves nothing half done. */
export const createDataImportTask = (services: Services) =>
  defineTask({
    name: IMPORT_TASK,
    schema: data,
    run: async (run) => {
      const { importId, act } = run.data
      const found = await run.transact((tx) => findImport(tx, importId))
      const kind = found && services.dataKinds.get(found.kind)
      const expected = { check: 'checking', apply: 'importing', undo: 'undoing' } as const
      if (!kind || found.state !== expected[act]) return
      try {
        await ACTS[act]({ services, run, kind, found })
      } catch (error) {
        if (!(error instanceof UnreadableFile)) throw error
        await run.transact((tx) => failImport(tx, importId, error.message))
      }
    },
    giveUp: (tx, { data: { importId } }) => failImport(tx, importId, 'The work could not be done. Please try again.'),
  })
