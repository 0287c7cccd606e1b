import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { CHECKS } from './checks.ts'
import { ROOT, runCommand } from './run-command.ts'
import { findUnused, type UnusedSources } from './unused.rules.ts'

const API = 'src/features/buying/lists/list.api.ts'
const ROUTES = 'src/features/buying/lists/list.routes.ts'
const PAGE = 'src/features/buying/lists/list-page.tsx'

const declare = (name: string, address: string, more = `access: 'signed-in'`): string =>
  `export const ${name} = endpoint({ method: 'GET', path: ${address}, ${more} })\n`

const check = (sources: Record<string, string>, more: Partial<UnusedSources> = {}) =>
  findUnused({ sources, documents: {}, outside: [], cleared: [], ...more }).map(({ file, message }) => `${file}: ${message}`)

const SERVER = { [ROUTES]: `import { listAll } from './list.api.ts'\nadd(listAll)\nadd('/api/lists/v1/export')` }

test.each<[string, Record<string, string>]>([
  ['that only its route imports', { [API]: declare('listAll', `'/api/lists/v1'`), ...SERVER }],
  [
    'that a test alone calls',
    { [API]: declare('listAll', `'/a'`), 'src/a.test.ts': `import { listAll } from '#features/buying/lists/list.api.ts'` },
  ],
  [
    'whose name another declaration has too',
    { [API]: declare('listAll', `'/api/lists/v1'`), [PAGE]: `import { listAll } from '#features/orders/orders/order.api.ts'` },
  ],
  [
    'that lies beside one that is called',
    { [API]: declare('listAll', `'/api/lists/v1'`), [PAGE]: 'const href = `/api/${kind}`; const other = `/api/lists/v2`' },
  ],
])('a planted endpoint is found: one %s', (_, sources) => {
  expect(check(sources)).toEqual([expect.stringMatching(/list\.api\.ts: listAll .*is called by no page/)])
})

test.each<[string, Record<string, string>]>([
  ['imports it', { [PAGE]: `import { listAll } from './list.api.ts'` }],
  ['names it of the whole file', { [PAGE]: `import * as api from './list.api.ts'\ncall(api.listAll)` }],
  [
    'takes it from a door',
    {
      'src/features/buying/lists/public.ts': `export { listAll } from '#features/buying/lists/list.api.ts'`,
      'src/features/accounts/home/home.tsx': `import { listAll as all } from '#features/buying/lists/public.ts'`,
    },
  ],
  ['links to it', { [PAGE]: 'const href = `/api/lists/v1/${id}/export?as=csv`' }],
  [
    'has its address in a setting',
    { 'src/features/buying/lists/list.settings.ts': `const exportUri = '/api/lists/v1/:id/export'` },
  ],
])('an endpoint is called by a page that %s', (_, sources) => {
  const api = `const PATH = '/api/lists/v1'\n${declare('listAll', '`${PATH}/:id/export`')}`
  expect(check({ [API]: api, ...sources })).toEqual([])
})

test('endpoints for keys need no page, and those for others a line with a document that describes them', () => {
  expect(check({ [API]: declare('listAll', `'/api/lists/v1'`, `access: 'key'`) })).toEqual([])
  const sources = { [API]: declare('listAll', `'/lists/all.:kind(^[a-z]+).json'`) }
  const outside = [{ route: 'GET /lists/all.:kind(^[a-z]+).json', who: 'a company’s own page', documentedIn: 'docs/g.md' }]
  expect(check(sources, { outside, documents: { 'docs/g.md': 'see `/lists/all.{kind}.json`' } })).toEqual([])
  expect(check(sources, { outside, documents: { 'docs/g.md': 'nothing' } })).toEqual([
    expect.stringContaining('does not describe'),
  ])
  expect(check({ [PAGE]: '' }, { outside, documents: { 'docs/g.md': '`/lists/all.{kind}.json`' } })).toEqual([
    expect.stringContaining('take it off the list'),
  ])
})

const CONFIG = 'src/features/buying/lists/list.settings.ts'
const SLICE = `export const listConfig = defineConfig({ schema: z.strictObject({ listUri: sitePath }), defaults: () => ({ listUri: '/a' }) })`

test.each<[string, Record<string, string>]>([
  ['of the configuration', { [CONFIG]: SLICE }],
  ['that a test reads', { [CONFIG]: SLICE, 'src/features/buying/lists/list.test.ts': 'config.listUri' }],
  ['that a site sets', { [CONFIG]: SLICE, 'demo/settings.ts': `export const settings = { listUri: '/b' }` }],
  ['that a type names', { [CONFIG]: SLICE, [PAGE]: `type Own = Pick<SiteConfig, 'listUri'>` }],
  ['among the flags', { 'src/features/buying/lists/list.settings.ts': SLICE }],
  [
    'among the traits',
    { 'src/features/buying/lists/list.settings.ts': 'export const t = z.strictObject({ listUri: z.string() })' },
  ],
  ['of the environment', { 'src/platform/config.ts': 'const Environment = z.object({ listUri: z.string() })' }],
  [
    'that the environment becomes',
    { 'src/platform/config.ts': 'const arrange = () => { return { a: { listUri: 1 } } as const }; c.a' },
  ],
])('a planted setting that nothing reads is found: one %s', (_, sources) => {
  expect(check(sources)).toEqual([expect.stringContaining('listUri can be set, but nothing reads it')])
})

test.each(['config.listUri', 'const { listUri } = config', `callAt(config, 'listUri')`])('a setting is read by %s', (text) => {
  expect(check({ [CONFIG]: SLICE, [PAGE]: text })).toEqual([])
})

test.each([
  `const KEYS = ['lastList'] as const; localStore.remove(...KEYS)`,
  `const STORE = { last: 'lastList' } as const; sessionStore.remove(STORE.last)`,
  `if (localStore.read('lastList')) localStore.remove('lastList')`,
  `deleteCookie('lastList')`,
])('a planted key that is cleared and never written is found: %s', (text) => {
  expect(check({ [PAGE]: text })).toEqual([`${PAGE}: clears lastList, which nothing writes`])
})

test.each([
  `localStore.write('lastList', '1')`,
  `const KEY = 'lastList'; localStore.write(KEY, '1')`,
  `const KEYS = { a: 'lastList' }; localStore.write(KEYS[kind], '1')`,
  `const effects = [{ do: 'store', key: KEY }]; const KEY = 'lastList'`,
  `const stored = { lastList: '1' }`,
])('a cleared key is written by %s', (text) => {
  expect(check({ [PAGE]: `localStore.remove('lastList')`, 'src/features/buying/lists/write.client.ts': text })).toEqual([])
})

test('a key that other systems on the host write has a line that says so, and no other key has', () => {
  const cleared = [{ key: 'lastList', why: 'an older shop on the host' }]
  expect(check({ [PAGE]: `localStore.remove('lastList')` }, { cleared })).toEqual([])
  expect(check({ [PAGE]: '' }, { cleared })).toEqual([expect.stringContaining('take it off the list')])
})

test('a planted rule that only its test calls is found', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-unused-'))
  const files = {
    'package.json': JSON.stringify({ name: 'planted', type: 'module' }),
    'src/app/main.ts': `import { mayOrder } from '../features/buying/lists/list.rules.ts'\nmayOrder()`,
    'src/features/buying/lists/list.rules.ts': 'export const mayOrder = () => true\nexport const mayShare = () => true',
    'src/features/buying/lists/list.rules.test.ts': `import { mayShare } from './list.rules.ts'\nmayShare()`,
  }
  try {
    for (const [file, text] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
      await writeFile(path.join(folder, file), text)
    }
    await symlink(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
    const command = CHECKS['code that only tests use'] ?? []
    const { output } = await runCommand([...command, '--directory', folder, '--config', path.join(ROOT, 'knip.json')])
    expect(output).toContain('mayShare')
    expect(output).not.toContain('mayOrder')
  } finally {
    await rm(folder, { recursive: true })
  }
})
