import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DOMAINS, levelOf } from './domains.ts'
import { addToFeatures, addToFoundation, checkName, leaveOutPage, nameMigration, rename } from './skeleton.rules.ts'

const SKELETONS = path.join(import.meta.dirname, 'skeletons')
const FEATURES_FILE = 'src/app/features.ts'
const DOMAINS_FILE = 'scripts/domains.ts'

export type NewArea = { readonly name: string; readonly domain: string; readonly today: string }

/** By path below the root: what the files of the new area say, and what the lists that name it say then. */
export const planArea = (root: string, { name, domain, today }: NewArea): Map<string, string> => {
  if (levelOf(domain) < 0) throw new Error(`There is no domain ${domain}; there are ${DOMAINS.join(', ')}.`)
  const areas = globSync('src/{foundation/*,features/*/*}', { cwd: root }).map((folder) => path.basename(folder))
  const problem = checkName(name, areas)
  if (problem !== undefined) throw new Error(problem)
  const folder = domain === 'foundation' ? `foundation/${name}` : `features/${domain}/${name}`
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const files = readdirSync(path.join(SKELETONS, 'feature'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  )
  const isFoundation = domain === 'foundation'
  const take = (file: string): string => {
    const text = rename(readFileSync(path.join(SKELETONS, file), 'utf8'), name, domain)
    return isFoundation ? leaveOutPage(text) : text
  }
  return new Map([
    ...files
      .filter((file) => !isFoundation || !file.includes('.starter.'))
      .toSorted()
      .map(
        (file) =>
          [`src/${folder}/${rename(file.slice(0, -'.txt'.length), name, domain)}`, take(path.join('feature', file))] as const,
      ),
    [`migrations/${nameMigration(readdirSync(path.join(root, 'migrations')), name, today)}`, take('migration.ts.txt')],
    [FEATURES_FILE, addToFeatures(read(FEATURES_FILE), name, folder)],
    ...(isFoundation ? [[DOMAINS_FILE, addToFoundation(read(DOMAINS_FILE), name)] as const] : []),
  ])
}

export const writeAll = async (root: string, files: ReadonlyMap<string, string>, tell: (line: string) => void): Promise<void> => {
  for (const [file, text] of files) {
    const place = path.join(root, file)
    const isNew = !existsSync(place)
    await mkdir(path.dirname(place), { recursive: true })
    await writeFile(place, text)
    tell(`  ${isNew ? 'new    ' : 'changed'} ${file}`)
  }
}
