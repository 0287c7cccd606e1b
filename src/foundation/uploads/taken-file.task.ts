import { z } from 'zod'
import { openUpload, removeUpload } from '#foundation/uploads/upload-content.service.ts'
import { claimUpload, type Upload } from '#foundation/uploads/upload.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { defineTask } from '#platform/jobs/jobs.ts'
import type { Services } from '#platform/services.ts'

type Parts = Pick<Services, 'files' | 'jobs'>

/** Removes bytes after the transaction that no longer names them was committed; one that rolled back removes nothing. */
export const createRemoveFilesTask = ({ files }: Pick<Services, 'files'>) =>
  defineTask({
    name: 'remove-files',
    schema: z.object({ keys: z.array(z.string()).max(100), uploads: z.array(z.uuid()).max(100) }),
    run: async ({ tenant, db, data: { keys, uploads } }) => {
      for (const key of keys) await files.remove(key)
      for (const id of uploads) await removeUpload({ db, files, tenant }, id)
    },
  })

type Unused = { readonly keys?: readonly string[]; readonly uploads?: readonly string[] }

/** Part of the caller's transaction [T-100]. */
export const removeFilesLater = async (tx: Tx, services: Parts, { keys = [], uploads = [] }: Unused): Promise<void> => {
  await services.jobs.enqueue(tx, createRemoveFilesTask(services), { keys: [...keys], uploads: [...uploads] })
}

type Taking = { readonly personId: string; readonly id: string; readonly kind: string; readonly keyOf: (id: string) => string }

/** Moves a complete upload to where it stays: its parts go as soon as the transaction is committed, so it is stored once. */
export const takeUpload = async (tx: Tx, services: Parts, { personId, id, kind, keyOf }: Taking): Promise<Upload | undefined> => {
  const upload = await claimUpload(tx, personId, id, kind)
  if (!upload) return undefined
  const contentType = upload.mediaType ?? 'application/octet-stream'
  await services.files.put(keyOf(id), openUpload(services.files, upload), { contentType })
  await removeFilesLater(tx, services, { uploads: [id] })
  return upload
}
