import { Readable } from 'node:stream'
import { z } from 'zod'
import { findPerson } from '#foundation/identity/public.server.ts'
import { readPersonExport, zipPersonExport } from '#foundation/personal-data/person-export.service.ts'
import { isErased } from '#foundation/personal-data/person-subject.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { defineTask, FinalTaskFailure } from '#platform/jobs/jobs.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'
import type { Services } from '#platform/services.ts'

export const PERSON_DATA = 'personal-data'
const DAY_MS = 86_400_000

const folderOf = (tenant: TenantKey): string => `${tenant}/personal-data`
export const keyOf = (tenant: TenantKey, jobId: string): string => `${folderOf(tenant)}/${jobId}.zip`

export const personDataFile = (services: Pick<Services, 'personalData' | 'files' | 'clock'>) =>
  defineTask({
    name: PERSON_DATA,
    schema: z.strictObject({ personId: z.uuid() }),
    run: async ({ jobId, tenant, transact, data: { personId } }) => {
      const read = await transact(async (tx) => {
        const person = await findPerson(tx, personId)
        return person && !isErased(person) ? readPersonExport(tx, services, person) : undefined
      })
      if (!read) throw new FinalTaskFailure('This account does not exist any more.', 'not_found')
      const content = Readable.from(zipPersonExport(services, read))
      const { size } = await services.files.put(keyOf(tenant, jobId), content, { contentType: 'application/zip' })
      return { size }
    },
  })

export const dropOldDataFiles: Recurring = {
  name: 'personal-data-files',
  run: async ({ services: { files, clock }, tenant }) => {
    const before = clock.now().getTime() - DAY_MS
    for await (const { key, changedAt } of files.list(folderOf(tenant))) if (changedAt.getTime() < before) await files.remove(key)
  },
}
