import type { PoolConfig } from 'pg'
import { openPlace } from '#platform/backup/archive-place.ts'
import { backUp } from '#platform/backup/backup.service.ts'
import { restore } from '#platform/backup/restore.service.ts'
import { openFiles } from '#platform/files/files.ts'

/** A backup or restore that a test kills: it says when it begins, and ends by itself if nobody does. */
type Order = {
  readonly action: 'backup' | 'restore'
  readonly owner: PoolConfig
  readonly folder: string
  readonly archive: string
}
const { action, owner, folder, archive } = JSON.parse(process.argv[2] ?? '{}') as Order
const place = await openPlace(archive, new Date())
const files = await openFiles(folder)
process.stdout.write('begins')
if (action === 'backup') await backUp({ owner, files, place, keys: [], fileKinds: [], now: new Date() })
else await restore({ owner, files, place, keys: [], fileKinds: [] })
process.stdout.write(' done')
