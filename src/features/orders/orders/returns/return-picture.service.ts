import { sql } from 'kysely'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_PICTURE_BYTES, RETURN_PICTURE } from '#features/orders/orders/returns/return.rules.ts'
import { findPicture, insertPicture } from '#features/orders/orders/returns/return.store.ts'
import { takeUpload, type UploadKind } from '#foundation/uploads/public.server.ts'
import type { FileKind, StoredAmount } from '#platform/files/file-kind.ts'
import { toDisposition } from '#platform/files/file-name.rules.ts'
import { badRequest, notFound } from '#platform/http/errors.ts'
import { sendFile } from '#platform/http/send-file.ts'
import type { Retention } from '#platform/retention/retention.ts'

/** The type of a file is decided by its content [T-81]. */
export const returnPictures: UploadKind = {
  name: RETURN_PICTURE,
  help: 'A picture of a part that is sent back, with the request of its return.',
  maxBytes: MAX_PICTURE_BYTES,
  types: ['image/png', 'image/jpeg', 'image/webp'],
  mayUpload: () => true,
}

/** Takes uploads of the person who asks, and keeps them with the return. */
export const keepPictures = async (
  { tx, scope, server }: FastifyRequest,
  personId: string,
  returnId: string,
  uploads: readonly string[],
): Promise<void> => {
  const keyOf = (id: string): string => `${scope.tenant}/returns/${returnId}/${id}`
  for (const id of new Set(uploads)) {
    const upload =
      (await takeUpload(tx, server.services, { personId, id, kind: RETURN_PICTURE, keyOf })) ??
      badRequest('One of the pictures is not there any more.')
    const { name, size, mediaType } = upload
    const fileKey = keyOf(id)
    await insertPicture(tx, { id, returnId }, { name, size, mediaType: mediaType ?? 'application/octet-stream', fileKey })
  }
}

/** To whoever may see the return. Pages show it; opened by itself it is saved and runs nothing on our host. */
export const sendPicture = async (
  request: FastifyRequest,
  reply: FastifyReply,
  place: { readonly returnId: string; readonly pictureId: string },
): Promise<FastifyReply> => {
  const { id, name, size, mediaType, fileKey } =
    (await findPicture(request.tx, place.returnId, place.pictureId)) ?? notFound('picture')
  const { files } = request.server.services
  const file = { key: fileKey, size, contentType: mediaType, etag: `"${id}"` }
  return sendFile({ ...{ files, request, reply, file }, disposition: toDisposition(name) })
}

export const returnPictureFiles: FileKind = {
  name: 'returnPictures',
  measure: async (tx, personId) => {
    const { rows } = await sql<StoredAmount>`
      select count(*)::integer as files, coalesce(sum(p.size), 0)::float as bytes
      from order_return_picture p join order_return r on r.id = p.return_id
      where ${personId ?? null}::uuid is null or r.requested_by = ${personId ?? null}::uuid`.execute(tx)
    return rows[0] ?? { files: 0, bytes: 0 }
  },
  sweep: {
    folder: 'returns',
    listUsed: async (tx, keys) => {
      const { rows } = await sql<{ fileKey: string }>`
        select file_key from order_return_picture
        where id::text = any(array(select split_part(key, '/', 4) from unnest(${keys}::text[]) key))
          and file_key = any(${keys}::text[])`.execute(tx)
      return rows.map(({ fileKey }) => fileKey)
    },
  },
}

/** So long a warranty may ask what the parts looked like. */
const DAYS = 3 * 365

/** The files go before their rows: without them nobody would know of them. The return itself stays with its order. */
export const pictureRetention: Retention = {
  table: 'order_return_picture',
  days: DAYS,
  remove: async (tx, before, limit, { files }) => {
    const { rows } = await sql<{ id: string; fileKey: string }>`
      select p.id, p.file_key from order_return_picture p join order_return r on r.id = p.return_id
      where r.changed_at < ${before} and r.state in ('Refused', 'Withdrawn', 'Credited', 'Closed')
      order by r.changed_at, p.id limit ${limit} for update of p skip locked`.execute(tx)
    for (const { fileKey } of rows) await files.remove(fileKey)
    await sql`delete from order_return_picture where id = any(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
    return rows.length
  },
}
