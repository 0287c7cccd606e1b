import { placeOf } from './source-place.ts'
import type { SourceTree } from './source-tree.ts'

export type TestPlan = {
  /** For `vitest related`; 'all' where what changed is not reached by imports. */
  readonly unit: readonly string[] | 'all'
  /** Names of specs without their suffix. */
  readonly specs: readonly string[] | 'all'
}
type SpecFeatures = Readonly<Record<string, readonly string[] | 'all'>>

/** Nothing that runs depends on these. */
const IS_IDLE = /^(?:docs\/|bench\/|\.ci\/|README|CONTRIBUTING|\.gitignore)|\.md$/
/** Files that every page is made of. */
const IS_SHARED = /^(?:src\/(?:kernel|ui|browser|platform|app)\/|demo\/|migrations\/|package(?:-lock)?\.json$|vite\.config)/
const IS_UNIT_TEST = /\.test\.tsx?$|\/testing\//
/** Read from the disk or by the runner itself, so that no import leads from a test to it. */
const IS_UNREACHED =
  /^(?:migrations\/|package(?:-lock)?\.json$|tsconfig|vite\.config|vitest\.config|src\/ui\/.*\.css$)|\.(?:json|sql|tsv)$/

/** The features that these reach through imports of others, themselves included. */
export const listDependants = (tree: SourceTree, features: Iterable<string>): Set<string> => {
  const users = new Map<string, Set<string>>()
  for (const { file, imports } of tree.values()) {
    const { area, isTest } = placeOf(file)
    if (area === undefined || isTest) continue
    for (const { target, isType } of imports) {
      const used = placeOf(target).area
      if (isType || used === undefined || used === area) continue
      users.set(used, (users.get(used) ?? new Set()).add(area))
    }
  }
  const reached = new Set(features)
  for (const area of reached) users.get(area)?.forEach((user) => reached.add(user))
  return reached
}

const planSpecs = (changed: readonly string[], tree: SourceTree, about: SpecFeatures): TestPlan['specs'] => {
  const product = changed.filter((file) => !IS_UNIT_TEST.test(file) && !IS_IDLE.test(file))
  const isAboutAll = (file: string) =>
    IS_SHARED.test(file) || file === 'playwright.config.ts' || /^e2e\/(?!.*\.spec\.ts$)/.test(file)
  if (product.some(isAboutAll)) return 'all'
  const features = product.flatMap((file) => placeOf(file).area ?? [])
  const reached = listDependants(tree, features)
  const own = new Set(product.flatMap((file) => /^e2e\/(.+)\.spec\.ts$/.exec(file)?.[1] ?? []))
  return Object.entries(about)
    .filter(
      ([spec, names]) => own.has(spec) || (reached.size > 0 && (names === 'all' || names.some((name) => reached.has(name)))),
    )
    .map(([spec]) => spec)
}

/** `testFiles`: every unit test there is. */
const planUnit = (changed: readonly string[], testFiles: readonly string[]): TestPlan['unit'] => {
  if (changed.some((file) => IS_UNREACHED.test(file))) return 'all'
  const features = new Set(changed.flatMap((file) => placeOf(file).area ?? []))
  // Texts and blocks are found by their names, not by imports, so an area runs all of its own tests. Those of scripts read everything.
  const always = testFiles.filter((file) => file.startsWith('scripts/') || features.has(placeOf(file).area ?? ''))
  return [...new Set([...changed.filter((file) => /^(?!e2e\/).*\.tsx?$/.test(file)), ...always])]
}

/** The tests that a change can break: rather a test too many than one too few. */
export const planTests = (
  changed: readonly string[],
  { tree, testFiles, about }: { tree: SourceTree; testFiles: readonly string[]; about: SpecFeatures },
): TestPlan => ({ unit: planUnit(changed, testFiles), specs: planSpecs(changed, tree, about) })
