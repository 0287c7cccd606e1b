import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { listDependants, planTests } from './changed.rules.ts'
import { ROOT } from './run-command.ts'
import { createTree } from './source-tree.ts'
import { SPEC_FEATURES } from './spec-features.ts'

const tree = createTree({
  'src/features/site/media/public.ts': 'export const picture = 1',
  'src/features/search/search/public.ts': `import { picture } from '#features/site/media/public.ts'\nexport const hit = picture`,
  'src/features/search/search-admin/public.ts': `import { hit } from '#features/search/search/public.ts'\nexport const pin = hit`,
  'src/features/storefront/dealers/public.ts': `import type { Picture } from '#features/site/media/public.ts'`,
  'src/features/storefront/dealers/dealer.test.ts': `import { picture } from '#features/site/media/public.ts'`,
})
const testFiles = [
  'scripts/styles.test.ts',
  'src/features/site/media/picture.test.ts',
  'src/features/storefront/dealers/dealer.test.ts',
]
const about = { media: ['media'], 'search-entry': ['search'], dealers: ['dealers'], home: 'all' } as const
const plan = (...changed: string[]) => planTests(changed, { tree, testFiles, about })

test('a feature reaches those that stand on it, through values, not through types or tests', () => {
  expect([...listDependants(tree, ['media'])].toSorted()).toEqual(['media', 'search', 'search-admin'])
})

test.each([
  ['a feature', 'src/features/storefront/dealers/dealer.rules.ts', ['dealers', 'home']],
  ['a feature that others stand on', 'src/features/site/media/picture.tsx', ['media', 'search-entry', 'home']],
  ['a style of a feature', 'src/features/storefront/dealers/dealer.module.css', ['dealers', 'home']],
  ['a unit test', 'src/features/storefront/dealers/dealer.test.ts', []],
  ['a spec', 'e2e/dealers.spec.ts', ['dealers']],
  ['what specs share', 'e2e/site.fixture.ts', 'all'],
  ['the design system', 'src/ui/button.tsx', 'all'],
  ['the demo', 'demo/people.ts', 'all'],
  ['a migration', 'migrations/2026-11-15-01-a.ts', 'all'],
  ['a package', 'package-lock.json', 'all'],
  ['documentation', 'docs/tests.md', []],
  ['a script', 'scripts/styles.ts', []],
])('a change to %s runs the browser tests that it can break', (_, file, specs) => {
  expect(plan(file).specs).toEqual(specs)
})

test.each([
  ['a feature', 'src/features/site/media/texts/de.ts', ['src/features/site/media/texts/de.ts', ...testFiles.slice(0, 2)]],
  ['the kernel', 'src/kernel/money.ts', ['src/kernel/money.ts', 'scripts/styles.test.ts']],
  ['documentation', 'docs/promises/search.md', ['scripts/styles.test.ts']],
  ['a style', 'src/ui/tokens.css', 'all'],
  ['a migration', 'migrations/2026-11-15-01-a.ts', 'all'],
])('a change to %s runs the unit tests that it can break', (_, file, unit) => {
  expect(plan(file).unit).toEqual(unit)
})

test('the specs and the features of the list exist, and no spec is missing', () => {
  const specs = readdirSync(path.join(ROOT, 'e2e')).flatMap((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? [])
  expect(Object.keys(SPEC_FEATURES).toSorted()).toEqual(specs.toSorted())
  const features = globSync('src/{foundation/*,features/*/*}', { cwd: ROOT }).map((folder) => path.basename(folder))
  const named = Object.values(SPEC_FEATURES).flatMap((names) => (names === 'all' ? [] : names))
  expect(named.filter((name) => !features.includes(name))).toEqual([])
})
