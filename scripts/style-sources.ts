import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import type { StyleSources } from './styles.rules.ts'

/** Pages that the server draws without the design system bring styles of their own. */
const AREAS = '{src/{ui,browser,features,demo},demo}'

const readAll = async (root: string, pattern: string): Promise<Map<string, string>> => {
  const files = await Array.fromAsync(glob(pattern, { cwd: root }))
  return new Map(files.toSorted().map((file) => [file, readFileSync(path.join(root, file), 'utf8')]))
}

export const readStyles = async (root: string): Promise<StyleSources> => ({
  styles: await readAll(root, `${AREAS}/**/*.css`),
  scripts: new Map([...(await readAll(root, `${AREAS}/**/*.{ts,tsx}`))].filter(([file]) => !/\.test\.tsx?$/.test(file))),
})
