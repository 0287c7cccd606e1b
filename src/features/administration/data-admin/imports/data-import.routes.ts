import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { keyOfLine, translateProblems, translateRefusal, type DataKind } from '#foundation/data-kinds/public.server.ts'
import { requireReauthentication } from '#foundation/identity/public.server.ts'
import { claimUpload } from '#foundation/uploads/public.server.ts'
import { requireRight } from '#features/administration/data-admin/kind-right.service.ts'
import { IMPORT_UPLOAD, MOST_IMPORT_LINES, UNDO_MS } from '#features/administration/data-admin/data-admin.rules.ts'
import * as api from '#features/administration/data-admin/imports/data-import.api.ts'
import {
  fillCounts,
  findImport,
  insertImport,
  listChanges,
  listImportLines,
  listSkippedLines,
  listImports,
  moveImport,
  type DataImport,
} from '#features/administration/data-admin/imports/data-import.store.ts'
import { createDataImportTask } from '#features/administration/data-admin/imports/data-import.task.ts'
import { isOutlier } from '#features/administration/data-admin/imports/rise.rules.ts'
import { listDifferences } from '#features/administration/data-admin/field-value.rules.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'

const SHOWN = 200
const MOST_REFUSED = 50_000

/** Files of any kind of data: looked at first, saved when somebody says so, taken back within a day. */
export const dataImportRoutes = (app: App): void => {
  const { services } = app
  const { jobs, clock } = services
  const task = createDataImportTask(services)

  const requireKind = async (request: FastifyRequest, name: string): Promise<DataKind> => {
    const kind = services.dataKinds.get(name) ?? notFound('kind')
    requireRight(request, kind)
    if (kind.isSensitive && request.method !== 'GET') await requireReauthentication(request)
    return kind
  }
  const requireImport = async (request: FastifyRequest, { kind, id }: { kind: string; id: string }): Promise<DataImport> => {
    await requireKind(request, kind)
    const found = await findImport(request.tx, id)
    return found?.kind === kind ? found : notFound('import')
  }
  const describe = ({ id, fileName, state, counts, problem, by, madeAt, doneAt }: DataImport) => ({
    ...{ id, fileName, state, counts: fillCounts(counts), problem, by },
    ...{ madeAt: madeAt.toISOString(), doneAt: doneAt?.toISOString() ?? null },
    isUndoable: state === 'done' && doneAt !== null && clock.now().getTime() - doneAt.getTime() < UNDO_MS,
  })

  addEndpoint(app, api.listDataImports, async (request) => ({
    imports: (await listImports(request.tx, (await requireKind(request, request.params.kind)).name)).map(describe),
  }))

  addEndpoint(app, api.startDataImport, async (request) => {
    const kind = await requireKind(request, request.params.kind)
    const user = userOf(request)
    const { uploadId } = request.body
    const upload = (await claimUpload(request.tx, user.id, uploadId, IMPORT_UPLOAD)) ?? notFound('upload')
    const made = { kind: kind.name, fileName: upload.name, uploadId, madeBy: user.id }
    const id = await insertImport(request.tx, made, clock.now())
    await jobs.enqueue(request.tx, task, { importId: id, act: 'check' }, { owner: user.id })
    return { id }
  })

  addEndpoint(app, api.readDataImport, async (request) => {
    const found = await requireImport(request, request.params)
    const { language } = request.query
    const { keys } = await requireKind(request, found.kind)
    const { changes, outliers } = await listChanges(request.tx, found.id, SHOWN)
    const refused = await listImportLines(request.tx, found.id, { isRefused: true, limit: SHOWN })
    const skipped = await listSkippedLines(request.tx, found.id, SHOWN)
    return {
      ...describe(found),
      problem: found.problem === null ? null : translateRefusal(found.problem, language),
      changes: changes.flatMap(({ number, change, before, after, rise }) =>
        change === 'refused' ? [] : [{ number, change, before: { ...before }, after: { ...after }, rise }],
      ),
      outliers,
      refused: refused.map(({ number, problems }) => ({ number, problems: translateProblems(problems, language) })),
      skipped: skipped.map(({ number, before, after }) => ({ number, key: keyOfLine(keys, after ?? before ?? {}) })),
    }
  })

  addEndpoint(app, api.applyDataImport, async (request) => {
    const { id, fileName } = await requireImport(request, request.params)
    if (!(await moveImport(request.tx, id, 'checked', 'importing')))
      return conflict('This file was imported already, or is no longer there.')
    const user = userOf(request)
    await jobs.enqueue(request.tx, task, { importId: id, act: 'apply' }, { owner: user.id })
    await writeAudit(request.tx, user, clock.now(), 'data.import-started', {
      object: fileName,
      kind: request.params.kind,
      address: request.ip,
    })
    return { id }
  })

  addEndpoint(app, api.undoDataImport, async (request) => {
    const found = await requireImport(request, request.params)
    const isMoved = describe(found).isUndoable && (await moveImport(request.tx, found.id, 'done', 'undoing'))
    if (!isMoved) return conflict('An import can be taken back once, within a day.')
    const user = userOf(request)
    await jobs.enqueue(request.tx, task, { importId: found.id, act: 'undo' }, { owner: user.id })
    await writeAudit(request.tx, user, clock.now(), 'data.undo-started', {
      object: found.fileName,
      kind: found.kind,
      address: request.ip,
    })
    return { id: found.id }
  })

  addEndpoint(app, api.downloadChanges, async (request, reply) => {
    const found = await requireImport(request, request.params)
    const lines = await listImportLines(request.tx, found.id, { isRefused: false, limit: MOST_IMPORT_LINES })
    const rows = lines.flatMap(({ number, change, before, after, rise }) =>
      listDifferences(before ?? {}, after ?? {}).map((one) => [
        ...[number, change, one.name, one.before, one.after, rise !== null && isOutlier(rise) ? rise : ''],
      ]),
    )
    await writeAudit(request.tx, userOf(request), clock.now(), 'data.export', {
      ...{ object: found.kind, name: found.fileName, rows: lines.length, address: request.ip },
    })
    const columns = ['line', 'change', 'column', 'before', 'after', 'unusual, %'].map((header) => ({ header }))
    reply.header('content-disposition', `attachment; filename="${found.kind}.changes.csv"`).type(CSV_TYPE)
    return reply.send(writeCsv({ name: 'Changes', columns, rows }))
  })

  addEndpoint(app, api.downloadRefusedLines, async (request, reply) => {
    const found = await requireImport(request, request.params)
    const refused = await listImportLines(request.tx, found.id, { isRefused: true, limit: MOST_REFUSED })
    const rows = refused.flatMap(({ number, problems }) =>
      translateProblems(problems, request.query.language).map(({ column, reason }) => [number, column, reason]),
    )
    const columns = ['line', 'column', 'reason'].map((header) => ({ header }))
    reply.header('content-disposition', `attachment; filename="${found.kind}.refused.csv"`).type(CSV_TYPE)
    return reply.send(writeCsv({ name: 'Refused', columns, rows }))
  })
}
