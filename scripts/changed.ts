import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { planTests, type TestPlan } from './changed.rules.ts'
import { ROOT } from './run-command.ts'
import { readTree } from './source-tree.ts'
import { SPEC_FEATURES } from './spec-features.ts'

const git = async (...given: string[]): Promise<string[]> => {
  const { stdout } = await promisify(execFile)('git', given, { cwd: ROOT, maxBuffer: 2 ** 26 })
  return stdout.split('\n').filter((line) => line !== '')
}

/** Since the branch left the other one, with what is not committed yet. */
export const listChanged = async (base: string): Promise<string[]> => {
  const [fork = base] = await git('merge-base', base, 'HEAD')
  const lists = await Promise.all([git('diff', '--name-only', fork), git('ls-files', '--others', '--exclude-standard')])
  return [...new Set(lists.flat())].toSorted()
}

export const planChanged = async (base: string): Promise<TestPlan & { readonly changed: readonly string[] }> => {
  const [changed, tree, testFiles] = await Promise.all([
    listChanged(base),
    readTree(ROOT),
    Array.fromAsync(glob('{src,demo,migrations,scripts,bench}/**/*.test.{ts,tsx}', { cwd: ROOT })),
  ])
  const specs = (await Array.fromAsync(glob('*.spec.ts', { cwd: path.join(ROOT, 'e2e') }))).map((name) =>
    path.basename(name, '.spec.ts'),
  )
  // One that does not say what it is about runs after every change to the product.
  const about = { ...Object.fromEntries(specs.map((spec) => [spec, 'all' as const])), ...SPEC_FEATURES }
  const plan = planTests(changed, { tree, testFiles, about })
  const isThere = (file: string): boolean => existsSync(path.join(ROOT, file))
  return { changed, ...plan, unit: plan.unit === 'all' ? 'all' : plan.unit.filter(isThere) }
}
