import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
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

const UNFINISHED = 'unfinished-'

/** As far as nobody writes there any more; what is left goes with a later start. */
const removeUnfinished = async (home: string): Promise<void> => {
  for (const name of await readdir(home).catch(() => [])) {
    if (name.startsWith(UNFINISHED)) await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined)
  }
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
  if (isThere) return removeUnfinished(dirname(cluster.folder))
  onBegin()
  // Renamed when complete, so that an initialisation cut short is never taken for a database.
  // Each attempt has a folder of its own: the child of a killed start may still write into the one before.
  await removeUnfinished(dirname(cluster.folder))
  const unfinished = join(dirname(cluster.folder), `${UNFINISHED}${randomBytes(6).toString('hex')}`)
  await makePrivateFolder(unfinished, cluster.user)
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  await promisify(execFile)(
    join(cluster.packageFolder, 'native/bin/initdb'),
    ['-D', unfinished, '--username=postgres', '--auth=trust', '--no-instructions', ...locale, ...flags],
    { ...cluster.user, cwd: '/', env: { LC_ALL: 'C', TZ: 'UTC' } },
  )
  await rename(unfinished, cluster.folder)
}
