import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { addToFeatures, addToTier, judgeName, leaveOutPage, nameMigration, rename } from './skeleton.rules.ts'

const SKELETONS = path.join(import.meta.dirname, 'skeletons')
const FEATURES_FILE = 'src/app/features.ts'
const TIERS_FILE = 'scripts/tiers.ts'

export type NewFeature = { readonly name: string; readonly tier: string; readonly today: string }

/** By path below the root: what the files of the new feature say, and what the two lists that name it say then. */
export const planFeature = (root: string, { name, tier, today }: NewFeature): Map<string, string> => {
  const problem = judgeName(name, readdirSync(path.join(root, 'src/features')))
  if (problem !== undefined) throw new Error(problem)
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const files = readdirSync(path.join(SKELETONS, 'feature'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.txt'),
  )
  const hasPage = tier !== 'foundation'
  const take = (file: string): string => {
    const text = rename(readFileSync(path.join(SKELETONS, file), 'utf8'), name)
    return hasPage ? text : leaveOutPage(text)
  }
  return new Map([
    ...files
      .filter((file) => hasPage || !file.includes('.starter.'))
      .toSorted()
      .map(
        (file) =>
          [`src/features/${name}/${rename(file.slice(0, -'.txt'.length), name)}`, take(path.join('feature', file))] as const,
      ),
    [`migrations/${nameMigration(readdirSync(path.join(root, 'migrations')), name, today)}`, take('migration.ts.txt')],
    [FEATURES_FILE, addToFeatures(read(FEATURES_FILE), name)],
    [TIERS_FILE, addToTier(read(TIERS_FILE), tier, name)],
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
