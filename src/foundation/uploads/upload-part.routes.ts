import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { detectMediaType, HEAD_BYTES, UNKNOWN_TYPE } from '#foundation/uploads/media-type.rules.ts'
import { measurePart, openUpload, removeUpload } from '#foundation/uploads/upload-content.service.ts'
import { openScanner, ScannerUnavailable } from '#foundation/uploads/scanner.service.ts'
import { sendUploadPart } from '#foundation/uploads/upload.api.ts'
import { MAX_PART_BYTES, PART_TYPE } from '#foundation/uploads/upload.rules.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'
import {
  addPart,
  beginPart,
  dropPart,
  findUpload,
  type ReceivedPart,
  type Upload,
  type UploadPart,
} from '#foundation/uploads/upload.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, notFound, Problem, unavailable } from '#platform/http/errors.ts'
import { leaveSlot } from '#platform/http/load.ts'
import { userOf } from '#platform/http/access.ts'

const PART = 'application/octet-stream'
const RETRY_AFTER_S = 10

const refuseOffset = (offset: number): never => {
  throw new Problem(409, 'wrong_offset', 'The upload goes on at another place.', { extra: { offset } })
}

const refuseBusy = (offset: number): never => {
  throw new Problem(409, 'busy', 'Another call brings this part, or this upload has been tried too often.', { extra: { offset } })
}

type DescribeUpload = (reply: FastifyReply, upload: Upload) => UploadView

/** The bytes go to the file store as they come; meanwhile no connection to the database is held [T-93]. */
export const partRoutes = (app: App, describe: DescribeUpload): void => {
  const { db, files } = app.services
  const { scannerUrl, limits } = app.services.config
  const scanner = openScanner(scannerUrl)
  // Longer than a request may take to arrive and be looked at.
  const leaseS = (limits.requestMs + limits.handlerMs) / 1000

  /** The last part completes nothing that was not found clean; a scanner that says nothing is asked again with it [T-81]. */
  const refuseInfected = async (tenant: TenantKey, id: string, parts: readonly UploadPart[]): Promise<void> => {
    if (!scanner) return
    const verdict = await scanner.scan(openUpload(files, { parts })).catch((error: unknown) => {
      if (error instanceof ScannerUnavailable) app.log.error({ err: error }, 'the scanner of uploads does not answer')
      return unavailable(RETRY_AFTER_S)
    })
    if (verdict.isClean) return
    app.log.warn({ found: verdict.found }, 'an upload was refused by the scanner')
    await removeUpload({ db, files, tenant }, id)
    throw new Problem(422, 'infected', 'This file holds something harmful.')
  }
  type Begun = Upload & { readonly content: Readable }

  /** Stores the bytes and looks at what they are. */
  const receivePart = async (tenant: TenantKey, key: string, offset: number, begun: Begun): Promise<ReceivedPart> => {
    const { id } = begun
    const part = measurePart(Math.min(MAX_PART_BYTES, begun.size - offset))
    begun.content.once('error', (error) => part.stream.destroy(error))
    begun.content.once('aborted', () => part.stream.destroy(new Error('the connection broke')))
    await files.put(key, begun.content.pipe(part.stream), { contentType: PART })
    if (part.size() === 0) badRequest('This part holds nothing.')
    if (offset === 0 && part.size() < Math.min(HEAD_BYTES, begun.size))
      badRequest(`The first part holds at least ${HEAD_BYTES} bytes, or the whole file.`)
    // An unknown type, such as a firmware image, is accepted where a kind names it.
    const mediaType = begun.mediaType ?? detectMediaType(part.head()) ?? UNKNOWN_TYPE
    if (!app.uploadKinds.get(begun.kind)?.types.includes(mediaType)) {
      await removeUpload({ db, files, tenant }, id)
      throw new Problem(415, 'wrong_type', 'We cannot use files of this type here.')
    }
    const received = { offset, key, size: part.size(), mediaType }
    if (offset + received.size === begun.size) await refuseInfected(tenant, id, [...begun.parts, received])
    return received
  }
  app.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload))

  addEndpoint(
    app,
    sendUploadPart,
    async (request, reply) => {
      const { tenant } = request.scope
      const { id } = request.params
      const offset = request.headers['upload-offset']
      const content = request.body
      const key = `${tenant}/uploads/${id}/${randomUUID()}`
      const begun = await withTenant(db, tenant, async (tx) => {
        const user = userOf(request)
        const upload = (await findUpload(tx, user.id, id)) ?? notFound('upload')
        if (!(content instanceof Readable)) throw new Problem(415, 'unsupported_media_type', `Send the part as ${PART_TYPE}.`)
        if (upload.received !== offset || upload.state !== 'receiving') refuseOffset(upload.received)
        if (!(await beginPart(tx, id, { key, offset, leaseS }))) refuseBusy(upload.received)
        return { ...upload, content }
      })
      leaveSlot(request)
      try {
        const received = await receivePart(tenant, key, offset, begun)
        const upload = await withTenant(db, tenant, (tx) => addPart(tx, id, received))
        return describe(reply, upload ?? refuseOffset(offset))
      } catch (error) {
        // Whatever was wrong, nothing of it stays [T-100].
        await files.remove(key)
        await withTenant(db, tenant, (tx) => dropPart(tx, id, key))
        throw error
      }
    },
    { config: { opensNoTransaction: true, streamsBody: true } },
  )
}
