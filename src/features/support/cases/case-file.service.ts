import type { FastifyRequest } from 'fastify'
import { CASE_FILE, MAX_CASE_FILE_BYTES } from '#features/support/cases/case-file.rules.ts'
import { takeUpload, type UploadKind } from '#foundation/uploads/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { badRequest } from '#platform/http/errors.ts'

/** Pictures, documents and logs; what a file is, its content says. */
export const caseUploads: UploadKind = {
  name: CASE_FILE,
  help: 'A file beside a message of a support case.',
  maxBytes: MAX_CASE_FILE_BYTES,
  types: ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'application/pdf', 'application/zip', 'text/plain', 'text/csv'],
  mayUpload: () => true,
}

/** Takes uploads of the person who writes, and keeps them with the message: uploads themselves go after some days. */
export const keepFiles = async (
  { tx, scope, server }: FastifyRequest,
  userId: string,
  place: { readonly caseId: string; readonly messageId: string },
  uploads: readonly string[] = [],
): Promise<void> => {
  const keyOf = (id: string): string => `${scope.tenant}/cases/${place.caseId}/${id}`
  for (const id of new Set(uploads)) {
    const upload =
      (await takeUpload(tx, server.services, { personId: userId, id, kind: CASE_FILE, keyOf })) ??
      badRequest('One of the files is not there any more.')
    const { name, size, mediaType } = upload
    const contentType = mediaType ?? 'application/octet-stream'
    await tx
      .insertInto('caseFile')
      .values({ ...place, id, name, size: String(size), mediaType: contentType, fileKey: keyOf(id) })
      .execute()
  }
}

export const findFile = (tx: Tx, caseId: string, id: string) =>
  tx.selectFrom('caseFile').selectAll().where('caseId', '=', caseId).where('id', '=', id).executeTakeFirst()
