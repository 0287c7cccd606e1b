import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { lockCompany, requireCompanyAdmin } from '#features/company/people/public.server.ts'
import { readNumberLines } from '#features/company/part-numbers/import-numbers.service.ts'
import { importPartNumbers } from '#features/company/part-numbers/part-number.api.ts'
import { MOST_NUMBERS, refuseRepeated, type JudgedPair } from '#features/company/part-numbers/part-number.rules.ts'
import { checkPairs, refuseMany } from '#features/company/part-numbers/part-number.service.ts'
import { countPairs, savePairs } from '#features/company/part-numbers/part-number.store.ts'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { openScanner } from '#foundation/uploads/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { userOf } from '#platform/http/access.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, Problem, unavailable } from '#platform/http/errors.ts'
import { leaveSlot, signalOf } from '#platform/http/load.ts'
import { isFormFile, parseMultipart } from '#platform/http/multipart-body.ts'

const MOST_BYTES = 5 * 1024 * 1024
/** Of the form around the file. */
const FRAME_BYTES = 16 * 1024
const RETRY_AFTER_S = 10
const MOST_REFUSED_SHOWN = 500

const takeFile = async (request: FastifyRequest, body: Buffer): Promise<{ file?: Uint8Array }> => {
  const { file } = await parseMultipart(request, new Uint8Array(body))
  return isFormFile(file) ? { file: file.bytes } : {}
}

/** Brings numbers of a file: the admin is looked at before it is read and again before anything is saved. */
export const importNumberRoutes = (app: App): void => {
  const { db, clock, config } = app.services
  const scanner = openScanner(config.scannerUrl)
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MOST_BYTES + FRAME_BYTES }, takeFile)

  const asAdmin = <T>(request: FastifyRequest, work: (companyId: string, personId: string) => Promise<T>): Promise<T> =>
    withTenant(db, request.scope.tenant, async (tx) => {
      request.tx = tx
      const { id, companyId } = await requireCompanyAdmin(request)
      return work(companyId, id)
    })

  const openFile = async (request: FastifyRequest): Promise<Uint8Array> => {
    const { file } = (request.body ?? {}) as { readonly file?: Uint8Array }
    if (!(file instanceof Uint8Array)) return badRequest('Send a file.')
    if (file.length > MOST_BYTES) throw new Problem(413, 'too_large', 'A file of more than 5 MB cannot be read.')
    // Nothing that a scanner has not found clean is read [T-81].
    const verdict = await scanner?.scan(Readable.from([Buffer.from(file)])).catch(() => unavailable(RETRY_AFTER_S))
    if (verdict?.isClean === false) throw new Problem(422, 'infected', 'This file holds something harmful.')
    return file
  }

  addEndpoint(
    app,
    importPartNumbers,
    async (request) => {
      await asAdmin(request, () => Promise.resolve())
      leaveSlot(request)
      const user = { tenant: request.scope.tenant, person: userOf(request).id, signal: signalOf(request) }
      const lines = await readNumberLines(await openFile(request), user)
      const { country } = request.query
      return asAdmin(request, async (companyId, personId) => {
        const { tx } = request
        const given = lines.flatMap(({ line, pair }) => (pair ? [{ line, pair }] : []))
        const pairs = given.map(({ pair }) => pair)
        const judged: JudgedPair[] = await checkPairs({ tx, companyId, personId, country }, pairs)
        const checked = refuseRepeated(
          given.flatMap((one, at) => {
            const outcome = judged[at]
            return outcome ? [{ ...one, judged: outcome }] : []
          }),
        )
        const good = checked.flatMap(({ judged: one }) => ('pair' in one ? [one.pair] : []))
        await lockCompany(tx, companyId)
        if (good.length > 0) await savePairs(tx, companyId, good, clock.now())
        if ((await countPairs(tx, companyId)) > MOST_NUMBERS) refuseMany()
        const unread = lines.flatMap(({ line, pair }) =>
          pair ? [] : [{ line, column: '' as const, value: '', reason: 'unreadable' as const }],
        )
        const refused = checked.flatMap(({ line, pair, judged: one }) =>
          'problem' in one ? [{ line, ...one.problem, value: pair[one.problem.column].slice(0, 100) }] : [],
        )
        const all = [...unread, ...refused].toSorted((a, b) => a.line - b.line)
        await writeAudit(tx, userOf(request), clock.now(), 'part-number.imported', {
          ...{ object: companyId, saved: String(good.length), refused: String(all.length), address: request.ip },
        })
        return { saved: good.length, refusedCount: all.length, refused: all.slice(0, MOST_REFUSED_SHOWN) }
      })
    },
    { bodyLimit: MOST_BYTES + FRAME_BYTES, config: { opensNoTransaction: true } },
  )
}
