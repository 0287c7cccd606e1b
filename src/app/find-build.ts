import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const DIST = path.join(ROOT, 'dist')

const SOURCES = /(?<!\.test)\.(?:ts|tsx|css|svg)$/

/** Changes when anything changes that a build reads. Asked at each start, when nothing else waits: plain calls are quicker than a promise for each of thousands of files. */
export const stampSources = (): string => {
  const list = (folder: string): string[] =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
  const files = [...list('src'), ...list('demo')].filter((file) => SOURCES.test(file)).toSorted()
  const hash = createHash('sha256')
  for (const file of [...files, 'vite.config.ts', 'package-lock.json']) {
    const { mtimeMs, size } = statSync(path.join(ROOT, file))
    hash.update(`${file} ${mtimeMs} ${size}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

export type Build = {
  readonly clientFolder: string
  readonly rendererFile: string
  readonly serverFile: string
  readonly apiFolder: string
}

export const locate = (folder: string): Build => ({
  clientFolder: path.join(folder, 'client'),
  rendererFile: path.join(folder, 'renderer/render-page.js'),
  serverFile: path.join(folder, 'server/run.js'),
  apiFolder: path.join(folder, 'api'),
})

/** Names the build of an image, whose sources never change: times of files do when they are copied into a layer. */
export const RELEASE = path.join(DIST, 'release')

const readRelease = (): string | undefined => (existsSync(RELEASE) ? readFileSync(RELEASE, 'utf8').trim() : undefined)

/** The build of these very sources, if it was made. */
export const findBuild = (): Build | undefined => {
  const folder = path.join(DIST, readRelease() ?? stampSources())
  return existsSync(folder) ? locate(folder) : undefined
}
