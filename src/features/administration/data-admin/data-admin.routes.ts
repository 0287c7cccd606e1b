import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  describeProblems,
  translateHelp,
  translateProblems,
  listColumns,
  parseLine,
  pickFields,
  writeGuide,
  writeRow,
  type DataKind,
  readDraftState,
  type LineQuery,
} from '#foundation/data-kinds/public.server.ts'
import { readKey, writeKey, type Field, type Line } from '#foundation/data-kinds/public.ts'
import { requireReauthentication } from '#foundation/identity/public.server.ts'
import * as api from '#features/administration/data-admin/data-admin.api.ts'
import { readFilters } from '#features/administration/data-admin/line-filter.rules.ts'
import { isReadableBy, listReadable, requireRight } from '#features/administration/data-admin/kind-right.service.ts'
import { listHistory } from '#features/administration/data-admin/data-history.store.ts'
import { findUploads } from '#features/administration/data-admin/line-files.service.ts'
import { listRelated } from '#features/administration/data-admin/related.service.ts'
import { userOf } from '#platform/http/access.ts'
import type { App } from '#platform/feature.ts'
import type { Language } from '#kernel/locale.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'

/** Whoever needs more reads the lines by a program. */
const MOST_EXPORTED = 100_000
const EXPORT_PAGE = 1000

const describeField = (name: string, field: Field, language: Language) => ({
  ...{ name, type: field.type, help: translateHelp(field.help, language) },
  ...{ isRequired: field.isRequired, isList: field.isList ?? false },
  ...{
    isByLanguage: field.isByLanguage,
    isSearched: field.isSearched ?? false,
    column: field.column ?? null,
    choices: [...(field.choices ?? [])],
  },
  ...{ refersTo: field.refersTo ?? null, most: field.most ?? null },
})

const describeFields = (fields: DataKind['fields'], language: Language) =>
  Object.entries(fields).map(([name, field]) => ({
    ...describeField(name, field, language),
    fields: Object.entries(field.fields ?? {}).map(([inner, one]) => describeField(inner, one, language)),
  }))

/** Of a line that is read as its author saved it last. */
const draftOf = ({ hasDrafts }: DataKind, line: Line) => (hasDrafts && line['status'] === 'draft' ? readDraftState(line) : null)

const requireFilters = ({ fields }: DataKind, only: readonly string[] = []): Readonly<Record<string, string>> =>
  readFilters(only, fields) ?? badRequest('A filter is a field of this kind with its value, or with a period.')

/** The kinds of data of a site, each by the description it was declared with. */
export const dataAdminRoutes = (app: App): void => {
  const { services } = app
  const requireKind = (name: string): DataKind => services.dataKinds.get(name) ?? notFound('kind')
  const requireReader = (request: FastifyRequest, name: string) => {
    const kind = requireKind(name)
    requireRight(request, kind)
    return { kind, read: kind.read ?? notFound('kind'), count: kind.count ?? notFound('kind') }
  }
  /** Whoever changes what people may do proves again who they are [T-103]. */
  const requireProofFor = (request: FastifyRequest, kind: DataKind): Promise<void> =>
    kind.isSensitive ? requireReauthentication(request) : Promise.resolve()
  const audit = (request: FastifyRequest, action: string, details: object): Promise<void> =>
    writeAudit(request.tx, userOf(request), services.clock.now(), action, { ...details, address: request.ip })
  const contextOf = (request: FastifyRequest) => {
    const { id, actorId = id } = userOf(request)
    return { tx: request.tx, tenant: request.scope.tenant, services, by: actorId }
  }

  addEndpoint(app, api.describeData, (request) => {
    const kind = requireKind(request.params.kind)
    const { language } = request.query
    const { name, keys, fields, read, hasDrafts = false } = kind
    return {
      ...{ name, help: translateHelp(kind.help, language), keys: [...keys], fields: describeFields(fields, language) },
      ...{ isReadable: read !== undefined, hasDrafts, mayRead: isReadableBy(request, kind) },
    }
  })

  addEndpoint(app, api.listData, async (request) => {
    const { tx, params } = request
    const { find, only, page, size } = request.query
    const { kind, read, count } = requireReader(request, params.kind)
    const filter: Omit<LineQuery, 'limit'> = {
      ...(find !== undefined && { find }),
      filters: requireFilters(kind, only),
      isNewest: true,
    }
    const stored = await read(tx, { ...filter, limit: size, offset: (page - 1) * size })
    const isLast = stored.length < size && (stored.length > 0 || page === 1)
    return {
      rows: stored.map(({ line, changedAt }) => ({
        ...{ key: writeKey(kind.keys, line), line: { ...pickFields(kind, line) }, changedAt, draft: draftOf(kind, line) },
      })),
      total: isLast ? (page - 1) * size + stored.length : await count(tx, filter),
    }
  })

  addEndpoint(app, api.readDataLine, async (request) => {
    const { tx, params } = request
    const { key } = request.query
    const { kind, read } = requireReader(request, params.kind)
    const keyFields = readKey(kind.keys, key) ?? badRequest('This is no key.')
    const [found] = await read(tx, { among: [keyFields], limit: 1, isNewest: true })
    const { line, changedAt } = found ?? notFound('line')
    const [related, history] = [
      await listRelated(tx, listReadable(request, services.dataKinds), kind, line),
      await listHistory(tx, { kind: kind.name, key, changedAt }),
    ]
    const page = kind.pageOf?.(line) ?? null
    return { line: { ...pickFields(kind, line) }, changedAt, draft: draftOf(kind, line), page, related, history }
  })

  addEndpoint(app, api.saveDataLine, async (request) => {
    const { kind, read } = requireReader(request, request.params.kind)
    await requireProofFor(request, kind)
    const { line, files, isNew } = request.body
    const { language } = request.query
    const refuse = (problems: readonly { column: string; reason: string }[]) => ({
      ...{ isSaved: false, change: 'unchanged', problems: translateProblems(problems, language) },
    })
    const { findFile, names } = await findUploads(request, files)
    const parsed = parseLine(kind, { ...line, ...names })
    if ('problems' in parsed) return refuse(parsed.problems)
    const taken = isNew
      ? await read(request.tx, { among: [kind.normalise?.(parsed.line) ?? parsed.line], limit: 1, isNewest: true })
      : []
    if (taken.length > 0) return refuse([{ column: kind.keys[0] ?? '', reason: 'is taken already' }])
    const [result] = await kind.apply({ ...contextOf(request), ...(Object.keys(files).length > 0 && { findFile }) }, [parsed])
    if (!result || !result.ok) return refuse(result?.problems ?? [])
    if (result.change !== 'unchanged') {
      const key = writeKey(kind.keys, kind.normalise?.(parsed.line) ?? parsed.line)
      await audit(request, 'data.save', { object: key, kind: kind.name, before: result.before ?? null, after: parsed.line })
    }
    return { isSaved: true, change: result.change, problems: [] }
  })

  addEndpoint(app, api.removeDataLines, async (request) => {
    const { kind } = requireReader(request, request.params.kind)
    await requireProofFor(request, kind)
    const status = request.body.isDraftOnly ? { status: 'draft' } : {}
    if (request.body.isDraftOnly && !kind.hasDrafts) badRequest('This kind of data has no drafts.')
    const keys = request.body.keys.map((key) => ({
      key,
      line: { ...(readKey(kind.keys, key) ?? badRequest('This is no key.')), ...status },
    }))
    const results = await kind.apply(
      contextOf(request),
      keys.map(({ line }) => ({ line, isDeleted: true })),
    )
    const refused: { key: string; reason: string }[] = []
    let removed = 0
    for (const [at, { key }] of keys.entries()) {
      const result = results[at]
      if (result && !result.ok)
        refused.push({ key, reason: describeProblems(translateProblems(result.problems, request.query.language)) })
      else if (result?.ok && result.change === 'deleted') {
        removed += 1
        await audit(request, 'data.remove', { object: key, kind: kind.name, before: result.before ?? null, after: null })
      }
    }
    return { removed, refused }
  })

  addEndpoint(app, api.exportData, async (request, reply) => {
    const { kind, read } = requireReader(request, request.params.kind)
    const { find, only } = request.query
    const filters = requireFilters(kind, only)
    const rows: string[][] = []
    for (let after: LineQuery['after']; rows.length < MOST_EXPORTED;) {
      const query = {
        ...(find !== undefined && { find }),
        filters,
        ...(after && { after }),
        limit: EXPORT_PAGE,
      }
      const page = await read(request.tx, query)
      for (const { line } of page) rows.push(writeRow(kind.fields, line))
      after = page.at(-1)?.line
      if (page.length < EXPORT_PAGE) break
    }
    await audit(request, 'data.export', { object: kind.name, rows: rows.length })
    const columns = listColumns(kind.fields).map((header) => ({ header }))
    reply.header('content-disposition', `attachment; filename="${kind.name}.csv"`).type(CSV_TYPE)
    return reply.send(writeCsv({ name: kind.name, columns, rows }))
  })

  addEndpoint(app, api.downloadGuide, (request, reply) =>
    reply.type('text/markdown; charset=utf-8').send(writeGuide(requireKind(request.params.kind))),
  )

  addEndpoint(app, api.downloadSample, (request, reply) => {
    const kind = requireKind(request.params.kind)
    const columns = listColumns(kind.fields).map((header) => ({ header }))
    reply.header('content-disposition', `attachment; filename="${kind.name}.csv"`).type(CSV_TYPE)
    return reply.send(writeCsv({ name: kind.name, columns, rows: [writeRow(kind.fields, kind.example)] }))
  })
}
