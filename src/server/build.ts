import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const CLIENT_FOLDER = path.join(ROOT, 'dist/client')
export const RENDERER_FILE = path.join(ROOT, 'dist/server/render-page.js')
const STAMP_FILE = path.join(ROOT, 'dist/stamp')

/** Changes when anything changes that a build reads. */
const stampSources = async (): Promise<string> => {
  const files = await Array.fromAsync(glob(['src/**/*.{ts,tsx,css,svg}', 'vite.config.ts', 'package-lock.json'], { cwd: ROOT }))
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.includes('.test.')).toSorted()) {
    const { mtimeMs, size } = await stat(path.join(ROOT, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex')
}

export const isBuilt = async (): Promise<boolean> => {
  const built = await readFile(STAMP_FILE, 'utf8').catch(() => '')
  return built === (await stampSources())
}

/** Text is compressed here once, as small as it gets, instead of with every request. */
const compressAssets = async (): Promise<void> => {
  for await (const file of glob('**/*.{js,css,svg,json}', { cwd: CLIENT_FOLDER })) {
    const source = path.join(CLIENT_FOLDER, file)
    const content = readFileSync(source)
    await writeFile(
      `${source}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(`${source}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

const buildAll = async (): Promise<void> => {
  const stamp = await stampSources()
  // Only a build needs Vite: a server that starts on a finished one does not load it.
  const { build } = await import('vite')
  await build({ root: ROOT, logLevel: 'warn' })
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: 'src/server/pages/render-page.tsx' } })
  await compressAssets()
  await writeFile(STAMP_FILE, stamp)
}

if (import.meta.main) await buildAll()
