import type { FastifyRequest } from 'fastify'
import { CASE_FILE, MAX_CASE_FILE_BYTES } from '#features/cases/case-file.rules.ts'
import { claimUpload, openUpload, type UploadKind } from '#features/uploads/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { badRequest } from '#platform/http/errors.ts'

/** Pictures, papers and logs; what a file is, its content says. */
export const caseUploads: UploadKind = {
  name: CASE_FILE,
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
  const { files } = server.services
  for (const id of new Set(uploads)) {
    const upload = (await claimUpload(tx, userId, id, CASE_FILE)) ?? badRequest('One of the files is not there any more.')
    const { name, size, mediaType } = upload
    const fileKey = `${scope.tenant}/cases/${place.caseId}/${id}`
    const contentType = mediaType ?? 'application/octet-stream'
    await files.put(fileKey, openUpload(files, upload), { contentType })
    await tx
      .insertInto('caseFile')
      .values({ ...place, id, name, size: String(size), mediaType: contentType, fileKey })
      .execute()
  }
}

export const findFile = (tx: Tx, caseId: string, id: string) =>
  tx.selectFrom('caseFile').selectAll().where('caseId', '=', caseId).where('id', '=', id).executeTakeFirst()
