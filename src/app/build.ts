import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, glob, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { describeServerBundle } from '#app/bundle-server.ts'
import { DIST, locate, RELEASE, stampSources } from '#app/find-build.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** A running server may still read the build before; older ones go. */
const KEPT_BUILDS = 3

/** Text is compressed here once, as small as it gets, instead of with every request. */
const compressAssets = async (folder: string): Promise<void> => {
  for await (const file of glob('**/*.{js,css,svg,json}', { cwd: folder })) {
    const source = path.join(folder, file)
    const content = await readFile(source)
    await writeFile(
      `${source}.br`,
      await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(`${source}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

/** Pictures that only the renderer names, such as the mark in the head, are files for browsers too; its scripts are not. */
const publishPictures = async (from: string, to: string): Promise<void> => {
  for await (const file of glob('assets/*.{svg,png,webp}', { cwd: from })) await cp(path.join(from, file), path.join(to, file))
}

const removeOldBuilds = async (): Promise<void> => {
  const folders = await Promise.all(
    (await readdir(DIST)).map(async (name) => ({ name, made: (await stat(path.join(DIST, name))).mtimeMs })),
  )
  const old = folders.toSorted((a, b) => b.made - a.made).slice(KEPT_BUILDS)
  await Promise.all(old.map(({ name }) => rm(path.join(DIST, name), { recursive: true, force: true })))
}

/** In a process of its own: it loads the whole server. */
const describeRoutes = async (folder: string): Promise<void> => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'write-api-documents.ts'), folder], { stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The description of the API could not be made.')
}

/** Made aside and renamed when complete: a build that is cut short, or runs twice, is never half there. */
const buildAll = async (): Promise<void> => {
  const stamp = stampSources()
  const aside = path.join(DIST, `unfinished-${process.pid}`)
  await mkdir(aside, { recursive: true })
  const { clientFolder, rendererFile, serverFile, apiFolder } = locate(aside)
  // Only a build needs Vite: a server that starts on a finished one does not load it.
  const { build } = await import('vite')
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: clientFolder } })
  // In a build of its own: it runs as a classic script, which imports nothing.
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      manifest: 'first-paint.json',
      rolldownOptions: { input: 'src/browser/first-paint.ts', output: { format: 'iife', codeSplitting: false } },
    },
  })
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: path.dirname(rendererFile), ssr: 'src/app/pages/render-page.tsx', ssrEmitAssets: true },
  })
  await build(describeServerBundle(ROOT, path.dirname(serverFile)))
  await describeRoutes(apiFolder)
  await publishPictures(path.dirname(rendererFile), clientFolder)
  await compressAssets(clientFolder)
  await rename(aside, path.join(DIST, stamp)).catch(() => rm(aside, { recursive: true, force: true }))
  await removeOldBuilds()
  // For images: these sources are never edited.
  if (process.argv.includes('--release')) await writeFile(RELEASE, `${stamp}\n`)
}

await buildAll()
