import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = resolve(import.meta.dirname, '../..')
export const ENTRY = /\/src\/browser\/entry\.ts$/
export const ISLAND = /\/src\/(?:foundation|features)\/.*\.island\.tsx$/

/** The files that a page fetches when it is idle: those that at least half of the islands import, and the words of the design system. The rest is small and comes when someone reaches for it. */
export const listIslandFiles = (): Plugin => ({
  name: 'list-island-files',
  generateBundle: (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId && ENTRY.test(facadeModuleId))
    const islands = chunks.filter(({ facadeModuleId }) => facadeModuleId && ISLAND.test(facadeModuleId))
    const reach = (start: string): Set<string> => {
      const files = new Set([start])
      for (const file of files) chunks.find(({ fileName }) => fileName === file)?.imports.forEach((used) => files.add(used))
      return files
    }
    const reached = islands.map(({ fileName }) => reach(fileName))
    const files = new Set(
      chunks
        .map(({ fileName }) => fileName)
        .filter((file) => reached.filter((one) => one.has(file)).length * 2 >= islands.length),
    )
    const words = chunks.flatMap(({ name, fileName }) => {
      const language = /^ui-words-(..)$/.exec(name)?.[1]
      return language ? [`${language}:${fileName}`] : []
    })
    if (!entry) return
    files.delete(entry.fileName)
    const list = [...files, ...words].map((file) => file.replace('assets/', '')).join()
    // The entry imports each island by its hashed name: its own name changes with theirs, and so with this list.
    entry.code = entry.code.replace('%island-files%', () => list)
  },
})

/** A block, or words, that a group holds are found by their source, as those with a file of their own. */
export const nameGroupedFiles = (): Plugin => ({
  name: 'name-grouped-files',
  writeBundle: ({ dir = '' }, bundle) => {
    const place = resolve(dir, 'manifest.json')
    if (!existsSync(place)) return
    const written = JSON.parse(readFileSync(place, 'utf8')) as Readonly<Record<string, { file: string; src?: string }>>
    const manifest = new Map(Object.entries(written))
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const entry = [...manifest.values()].find(({ file }) => file === chunk.fileName)
      for (const id of chunk.moduleIds.filter((file) => /\.block\.tsx$|\/texts\/..\.ts$/.test(file))) {
        const source = relative(ROOT, id).replaceAll('\\', '/')
        if (entry && !manifest.has(source)) manifest.set(source, entry)
      }
    }
    writeFileSync(place, JSON.stringify(Object.fromEntries(manifest)))
  },
})
