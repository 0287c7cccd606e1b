import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from './run-command.ts'
import { addToFeatures, addToFoundation, checkName, nameMigration, rename } from './skeleton.rules.ts'
import { planArea, writeAll } from './skeleton.ts'

test('a skeleton takes the name of the new feature in every spelling', () => {
  expect(rename('sample-list sample_list_entry sampleListRoutes SampleListProps', 'ping-box', 'orders')).toBe(
    'ping-box ping_box_entry pingBoxRoutes PingBoxProps',
  )
  expect(rename('#features/sample-domain/sample-list/', 'ping-box', 'orders')).toBe('#features/orders/ping-box/')
  expect(rename('#features/sample-domain/sample-list/', 'ping-box', 'foundation')).toBe('#foundation/ping-box/')
})

test.each([
  ['ping-list', undefined],
  ['pings', undefined],
  ['PingList', 'lower-case words with hyphens'],
  ['../ping', 'lower-case words with hyphens'],
  ['orders', 'already'],
])('a feature may be called %s: %s', (name, problem) => {
  if (problem === undefined) expect(checkName(name, ['orders'])).toBeUndefined()
  else expect(checkName(name, ['orders'])).toContain(problem)
})

test.each([
  ['a later day', ['2026-11-15-97-a.ts'], '2026-11-16', '2026-11-16-10-ping.ts'],
  ['the same day', ['2026-11-15-20-b.ts', '2026-11-15-03-a.ts'], '2026-11-15', '2026-11-15-21-ping.ts'],
  ['an earlier day, by the clock of this machine', ['2026-11-15-20-b.ts'], '2026-11-01', '2026-11-15-21-ping.ts'],
  ['the first one', [], '2026-11-15', '2026-11-15-10-ping.ts'],
  ['a day whose numbers are used up', ['2026-11-30-99-a.ts'], '2026-11-30', '2026-12-01-10-ping.ts'],
])('a migration of %s comes last', (_, existing, today, expected) => {
  expect(nameMigration(existing, 'ping', today)).toBe(expected)
})

test('lists are added to as they stand', () => {
  expect(addToFoundation(`/** Lowest first. */\nconst FOUNDATION = [\n  'a',\n  'b',\n]\n`, 'ping')).toContain(`'b', 'ping'`)
  expect(() => addToFoundation('{}', 'ping')).toThrow('no list')
  expect(
    addToFeatures(
      `import { a } from '#features/a/public.server.ts'\nexport const features = [\n  a,\n]\n`,
      'ping-list',
      'features/orders/ping-list',
    ),
  ).toBe(
    `import { a } from '#features/a/public.server.ts'\nimport { pingList } from '#features/orders/ping-list/public.server.ts'\nexport const features = [\n  a,\n  pingList,\n]\n`,
  )
})

const FOLDER = 'src/features/buying/ping-list'
const SOURCES = ['src', 'migrations', 'scripts', 'demo', 'bench', 'e2e', 'docs']

describe('a new area in a copy of the project', () => {
  let copy: string
  let sources: string[]
  const run = (program: string, ...given: string[]) =>
    promisify(execFile)(path.join(ROOT, 'node_modules/.bin', program), given, { cwd: copy, maxBuffer: 2 ** 26 }).catch(
      (error: Error & { stdout: string; stderr: string }) => {
        throw new Error(`${program}: ${error.stdout}${error.stderr}`, { cause: error })
      },
    )
  beforeAll(async () => {
    copy = await mkdtemp(path.join(os.tmpdir(), 'portico-new-'))
    const names = (await readdir(ROOT, { withFileTypes: true })).filter((entry) => entry.isFile() || SOURCES.includes(entry.name))
    for (const { name } of names) await cp(path.join(ROOT, name), path.join(copy, name), { recursive: true })
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
    const files = planArea(copy, { name: 'ping-list', domain: 'buying', today: '2026-11-16' })
    sources = [...files.keys()].filter((file) => /\.tsx?$/.test(file))
    await writeAll(copy, files, () => {})
  })
  afterAll(() => rm(copy, { recursive: true, force: true }))

  test('stands in the list of features, and no other area may have its name', async () => {
    expect(await readFile(path.join(copy, 'src/app/features.ts'), 'utf8')).toContain(`#features/buying/ping-list/`)
    expect(() => planArea(copy, { name: 'pong-list', domain: 'attic', today: '2026-11-16' })).toThrow('no domain attic')
    expect(() => planArea(copy, { name: 'ping-list', domain: 'buying', today: '2026-11-16' })).toThrow('already')
  })

  test('in the foundation it has no page: those that draw pages stand above it', () => {
    const files = planArea(copy, { name: 'pong-list', domain: 'foundation', today: '2026-11-16' })
    expect([...files.keys()].filter((file) => file.includes('starter'))).toEqual([])
    expect(files.get('src/foundation/pong-list/public.server.ts')).not.toMatch(/starter|portalLinks/i)
  })

  test('keeps every boundary, token and layer, and its types fit', { timeout: 900_000 }, async () => {
    expect((await run('node', 'scripts/boundaries.ts')).stdout).toContain('violations: 0')
    expect((await run('node', 'scripts/styles.ts')).stdout).toContain('violations: 0')
    // Types of these files alone: to check those of the whole project takes five times as long.
    const judged = await run('oxlint', '--type-aware', '--type-check', ...sources)
    expect(judged.stdout).toContain('0 errors')
  })

  test('passes its own tests', { timeout: 900_000 }, async () => {
    const { stdout } = await run('vitest', 'run', FOLDER)
    expect(stdout).toMatch(/3 passed/)
  })
})
