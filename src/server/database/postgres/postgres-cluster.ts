import { execFile } from 'node:child_process'
import { chmod, chown, lstat, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresUser } from './postgres-user.ts'

/** Makes a folder for the database's user alone (and root); refuses one that somebody else put there. */
export const makePrivateFolder = async (folder: string, user: PostgresUser | undefined, mode = 0o700): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const entry = await lstat(folder)
  if (!entry.isDirectory() || ![process.getuid?.(), user?.uid].includes(entry.uid)) {
    throw new Error(`The folder ${folder} belongs to user ${entry.uid}: start as that user or as root, or remove the folder.`)
  }
  if (user) await chown(folder, user.uid, user.gid)
  await chmod(folder, mode)
}

type NewCluster = { readonly packageFolder: string; readonly folder: string; readonly user: PostgresUser | undefined }

/** Makes an empty cluster if there is none: UTF-8, sorted by code point whatever the machine's locale is. */
export const initialiseCluster = async (
  cluster: NewCluster,
  onBegin = () => {},
  flags: readonly string[] = [],
): Promise<void> => {
  const isThere = await lstat(cluster.folder).then(
    () => true,
    () => false,
  )
  if (isThere) return
  onBegin()
  // Renamed when complete, so that an initialisation cut short is never taken for a database.
  const unfinished = join(dirname(cluster.folder), 'unfinished')
  await rm(unfinished, { recursive: true, force: true })
  await makePrivateFolder(unfinished, cluster.user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await promisify(execFile)(
    join(cluster.packageFolder, 'native/bin/initdb'),
    ['-D', unfinished, '--username=postgres', '--auth=trust', '--no-instructions', ...locale, ...flags],
    { ...cluster.user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
  )
  await rename(unfinished, cluster.folder)
}
