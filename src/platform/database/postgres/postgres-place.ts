import { createHash } from 'node:crypto'
import { chmod, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { canReach, type PostgresUser } from './postgres-user.ts'

const SOCKET_FILE = '.s.PGSQL.5432'
/** The kernel's limit for the path of a unix socket, without the closing zero. */
const SOCKET_PATH_LIMIT = 107

export const hashPath = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 12)

export const locateCluster = (home: string): string => join(home, 'cluster')

const holdsData = (home: string): Promise<boolean> =>
  lstat(locateCluster(home)).then(
    () => true,
    () => false,
  )

/** Where the data is stored: the requested folder, or one outside the checkout if the database's user cannot get there. */
export const choosePostgresHome = async (requested: string, user: PostgresUser | undefined): Promise<string> => {
  const home = resolve(requested)
  const isReachable = await canReach(home, user)
  if (await holdsData(home)) {
    if (isReachable) return home
    throw new Error(
      `The database in ${home} is out of reach for user ${user?.uid}: allow it to enter each folder above (chmod o+x).`,
    )
  }
  const elsewhere = ['/var/lib', '/var/tmp'].map((base) => join(base, `portico-${hashPath(home)}`))
  // Data that was put elsewhere stays there, also when the requested folder has come into reach since.
  for (const folder of user ? elsewhere : []) if (await holdsData(folder)) return folder
  for (const folder of [home, ...elsewhere]) if ((await canReach(folder, user)) && (await makeFolders(folder))) return folder
  throw new Error(`No folder found for the database that user ${user?.uid} can reach: set DATABASE_URL, or move the checkout.`)
}

/** Makes the folder and its missing parents enterable whatever the umask says. */
const makeFolders = async (folder: string): Promise<boolean> => {
  try {
    const first = await mkdir(folder, { recursive: true })
    for (let made = folder; first && made.length >= first.length; made = dirname(made)) await chmod(made, 0o711)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EROFS') return false
    throw error
  }
}

/** Beside the data, or below a temporary folder if that path is too long or PostgreSQL would misread it. */
export const chooseSocketFolder = async (home: string, user: PostgresUser | undefined): Promise<string> => {
  const bases = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm'].map((base) => join(base, `portico-${hashPath(home)}`))
  for (const folder of [join(home, 'socket'), ...bases]) {
    const isShort = Buffer.byteLength(join(folder, SOCKET_FILE)) <= SOCKET_PATH_LIMIT
    if (isShort && /^[\w./-]+$/.test(folder) && (await canReach(folder, user))) return folder
  }
  throw new Error(`No folder found for the database's socket: set TMPDIR to one with a short path.`)
}
