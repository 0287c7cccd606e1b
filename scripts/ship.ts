import { cp, mkdir, readlink, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readLock } from './read-notice.ts'
import { isForImage, listForImage } from './shipped.rules.ts'

/** `node scripts/ship.ts folder` copies what a server needs of a built checkout: no tools of development, no tests. */
const ROOT = path.resolve(import.meta.dirname, '..')
const target = process.argv[2]
if (target === undefined) throw new Error('Usage: node scripts/ship.ts folder')

const FOLDERS = ['src', 'dist', 'migrations', 'deploy', 'docs']
const FILES = ['package.json', 'package-lock.json', 'NOTICE', 'README.md', 'SECURITY.md', 'vite.config.ts', '.env.example']

const copy = (file: string): Promise<void> =>
  cp(path.join(ROOT, file), path.join(target, file), {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => isForImage(path.relative(ROOT, source)),
  })

await mkdir(target, { recursive: true })
for (const file of [...FOLDERS, ...FILES]) if (existsSync(path.join(ROOT, file))) await copy(file)
for (const { path: folder } of listForImage(await readLock()))
  // A package inside another one came with it.
  if (folder.lastIndexOf('node_modules/') === 0 && existsSync(path.join(ROOT, folder))) await copy(folder)
const binary = 'node_modules/.bin/node'
await mkdir(path.join(target, path.dirname(binary)), { recursive: true })
await symlink(await readlink(path.join(ROOT, binary)), path.join(target, binary))
