import { describe, expect, test } from 'vitest'
import { boundaries, findViolations } from './boundaries.rules.ts'
import { ROOT } from './run-command.ts'
import { createTree, readTree } from './source-tree.ts'

const readHouse = readTree(ROOT)

/** The real house with some files changed or added. */
const plant = async (files: Readonly<Record<string, string>>) => {
  const house = await readHouse
  const planted = createTree(files)
  return findViolations(new Map([...house, ...planted]), planted.keys())
}

const ORDERS = 'src/features/orders/orders'
/** A feature without texts of its own. */
const SILENT = 'src/foundation/saved-views'
const VIOLATIONS: readonly (readonly [boundary: string, what: string, files: Readonly<Record<string, string>>])[] = [
  [
    'areas have no circles',
    'a feature that imports one that imports it',
    { 'src/foundation/identity/kind.client.ts': `import { usePortalData } from '#foundation/accounts/public.ts'` },
  ],
  [
    'areas have no circles',
    'the same for a type, by a way round',
    { 'src/features/storefront/catalogue/found.rules.ts': `import type { Found } from '#features/search/search/public.ts'` },
  ],
  [
    'order of the foundation',
    'a feature of the foundation that imports a later one',
    { 'src/foundation/blocks/who.rules.ts': `import type { Person } from '#foundation/identity/public.ts'` },
  ],
  [
    'settings are brought, not imported',
    'the tenants knowing the flags of a feature',
    { 'src/foundation/tenants/all-flags.rules.ts': `import { searchFlags } from '#features/search/search/search.settings.ts'` },
  ],
  [
    'settings are brought, not imported',
    'a rule that reads the configuration of its own feature past the composition',
    { [`${ORDERS}/order.rules.ts`]: `import { orderConfig } from './order.settings.ts'` },
  ],
  [
    'settings are brought, not imported',
    'a list of actions beside those that features bring',
    { 'src/foundation/entitlements/all.rules.ts': `import { identityActions } from '#foundation/identity/identity.settings.ts'` },
  ],
  [
    'access is decided once',
    'a route with a guard of its own',
    { [`${ORDERS}/more.routes.ts`]: `export const more = (request) => request.scope.user ?? unauthorised()` },
  ],
  [
    'access is decided once',
    'a route that sets the header of private answers',
    { [`${ORDERS}/more.routes.ts`]: `export const more = (reply) => reply.header('cache-control', 'private, no-store')` },
  ],
  [
    'no hidden edges',
    'an area that looks for what another one draws',
    {
      'src/foundation/locale/badge.tsx': `export const Badge = () => <b data-badge="" />`,
      [`${ORDERS}/badge.client.ts`]: `export const find = () => document.querySelector('#main [data-badge]')`,
    },
  ],
  [
    'the browser library knows blocks alone',
    'the entry asking who is signed in',
    { 'src/browser/who.ts': `import { isSignedIn } from '#foundation/identity/public.ts'` },
  ],
  [
    'plain scripts are short',
    'a script of every page that grew into a screen',
    { [`${ORDERS}/order.enhance.ts`]: `export const enhance = (): void => {${'\n'.repeat(60)}}` },
  ],
  [
    'doors of areas',
    'a feature reaching into another',
    { [`${ORDERS}/order.routes.ts`]: `import { findPublishedPages } from '#features/site/content/page.store.ts'` },
  ],
  [
    'doors of areas',
    'the same by a relative path',
    { [`${ORDERS}/order.rules.ts`]: `import { isGatedPage } from '../content/page.rules.ts'` },
  ],
  [
    'doors of areas',
    'the same for a type only',
    { [`${ORDERS}/order.rules.ts`]: `import type { Block } from '#foundation/blocks/block.rules.ts'` },
  ],
  [
    'doors of areas',
    'the same inside a type',
    { [`${ORDERS}/order.rules.ts`]: `export type Row = import('#foundation/blocks/block.rules.ts').Block` },
  ],
  [
    'doors of areas',
    'the same by a late import',
    { [`${ORDERS}/order.task.ts`]: `export const late = () => import('#features/site/content/page.store.ts')` },
  ],
  [
    'doors of areas',
    'the same by passing it on',
    { [`${ORDERS}/public.ts`]: `export * from '#features/site/content/page.rules.ts'` },
  ],
  [
    'doors of areas',
    'the server reaching into a feature',
    { 'src/app/build-more.ts': `import { saveTenants } from '#foundation/tenants/tenant.store.ts'` },
  ],
  [
    'doors of areas',
    'a test reaching into another feature',
    { [`${ORDERS}/order.test.ts`]: `import { findPublishedPages } from '#features/site/content/page.store.ts'` },
  ],
  [
    'order of domains',
    'the foundation importing a domain',
    { 'src/foundation/locale/country.rules.ts': `import { isGatedPage } from '#features/site/content/public.ts'` },
  ],
  [
    'order of domains',
    'the middle importing the top',
    { [`${ORDERS}/order.routes.ts`]: `import type { Editor } from '#features/authoring/authoring/public.ts'` },
  ],
  [
    'order of domains',
    'a domain that has no place',
    { 'src/features/surprises/surprise/surprise.rules.ts': 'export const surprise = 1' },
  ],
  [
    'browser never reaches server code',
    'a component importing the server',
    { [`${ORDERS}/order-line.tsx`]: `import { readConfig } from '#platform/config.ts'` },
  ],
  [
    'browser never reaches server code',
    'a component importing a store of its own feature',
    { [`${ORDERS}/order-line.tsx`]: `import { findOrder } from './order.store.ts'` },
  ],
  [
    'browser never reaches server code',
    'even for a type',
    { [`${ORDERS}/order.rules.ts`]: `import type { OrderRow } from './order.store.ts'` },
  ],
  [
    'browser never reaches server code',
    'a block importing the server door',
    { [`${ORDERS}/order.block.tsx`]: `import { content } from '#features/site/content/public.server.ts'` },
  ],
  [
    'browser never reaches server code',
    'a module of Node in the kernel',
    { 'src/kernel/paths.ts': `import { join } from 'node:path'` },
  ],
  [
    'browser never reaches server code',
    'a module of Node without its prefix',
    { 'src/ui/files.ts': `import { readFileSync } from 'fs'` },
  ],
  [
    'browser never reaches server code',
    'a package of the server in a schema',
    { [`${ORDERS}/order.schema.ts`]: `import { sql } from 'kysely'` },
  ],
  [
    'browser never reaches server code',
    'a package of the server in the browser folder',
    { 'src/browser/api.ts': `import fastify from 'fastify'` },
  ],
  [
    'browser never reaches server code',
    'texts that import the server',
    { [`${ORDERS}/texts/en.ts`]: `import { log } from '#platform/http/log.ts'` },
  ],
  [
    'browser never reaches server code',
    'a way round through a file without a role',
    {
      [`${ORDERS}/order-line.tsx`]: `import { format } from './order-format.ts'`,
      [`${ORDERS}/order-format.ts`]: `import { sql } from 'kysely'`,
    },
  ],
  [
    'rules are pure',
    'a rule that reads the clock',
    { [`${ORDERS}/order.rules.ts`]: 'export const isLate = (due: number) => Date.now() > due' },
  ],
  ['rules are pure', 'a rule that makes today', { [`${ORDERS}/order.rules.ts`]: 'export const today = () => new Date()' }],
  ['rules are pure', 'a rule that throws dice', { [`${ORDERS}/order.rules.ts`]: 'export const pick = () => Math.random()' }],
  [
    'rules are pure',
    'a rule that looks at its surroundings',
    { 'src/platform/limit.rules.ts': `export const isLinux = process['platform'] === 'linux'` },
  ],
  ['rules are pure', 'a rule that fetches', { [`${ORDERS}/order.rules.ts`]: `export const load = () => fetch('/orders')` }],
  [
    'rules are pure',
    'a rule that stores',
    { [`${ORDERS}/order.rules.ts`]: `export const keep = () => localStorage.setItem('a', 'b')` },
  ],
  ['rules are pure', 'a rule that draws', { [`${ORDERS}/order.rules.ts`]: `import { useState } from 'react'` }],
  ['rules are pure', 'a rule that opens files', { 'src/platform/limit.rules.ts': `import { readFileSync } from 'node:fs'` }],
  [
    'rules are pure',
    'a rule that reaches the database through another file',
    { 'src/platform/limit.rules.ts': `import { count } from './count.ts'`, 'src/platform/count.ts': `import pg from 'pg'` },
  ],
  [
    'kernel and ui know no feature',
    'the kernel importing a feature',
    { 'src/kernel/page.ts': `import { pageHref } from '#foundation/blocks/public.ts'` },
  ],
  [
    'kernel and ui know no feature',
    'the kernel importing the design system',
    { 'src/kernel/page.ts': `import { Icon } from '#ui/icon.tsx'` },
  ],
  [
    'kernel and ui know no feature',
    'the design system importing a feature',
    { 'src/ui/order.tsx': `import type { Order } from '#features/orders/orders/public.ts'` },
  ],
  [
    'the demo stays apart',
    'a feature importing the demo',
    { [`${ORDERS}/order.store.ts`]: `import { listPeople } from '#demo/people.ts'` },
  ],
  [
    'the demo stays apart',
    'the start importing the demo at once',
    { 'src/app/start.ts': `import { prepareDemo } from '#demo/public.server.ts'` },
  ],
  [
    'no test support in production code',
    'a route importing test support',
    { 'src/platform/http/more.ts': `import { openRaw } from '#platform/testing/raw-client.ts'` },
  ],
  [
    'one reader of the environment',
    'a store reading the environment',
    { [`${ORDERS}/order.store.ts`]: `export const url = process.env['ERP_URL']` },
  ],
  ['one reader of the environment', 'the same by import', { [`${ORDERS}/order.store.ts`]: `import { env } from 'node:process'` }],
  [
    'no zod in what browsers load',
    'a component with a schema library',
    { [`${ORDERS}/order-line.tsx`]: `import { z } from 'zod'` },
  ],
  [
    'no zod in what browsers load',
    'a block importing a schema as a value',
    { [`${ORDERS}/order.block.tsx`]: `import { order } from './order.schema.ts'` },
  ],
  ['no zod in what browsers load', 'the design system with a schema library', { 'src/ui/check.ts': `import { z } from 'zod'` }],
  [
    'an endpoint is declared once',
    'a route with a path of its own',
    { 'src/features/storefront/dealers/more.routes.ts': `export const more = (app) => app.get('/api/more', () => 'more')` },
  ],
  [
    'one way to call the server',
    'a fetch of its own',
    { [`${ORDERS}/order.client.ts`]: `export const load = () => fetch('/api/orders')` },
  ],
  [
    'one way of forms',
    'a form that calls its endpoint by hand',
    {
      [`${ORDERS}/note-form.tsx`]: `import { call } from '#browser/api.ts'\nexport const NoteForm = () => <form onSubmit={() => call(saveNote, {})} />`,
    },
  ],
  [
    'one way of forms',
    'the same by a hook of its own area',
    {
      [`${ORDERS}/use-note.client.ts`]: `export const useNote = () => useEndpointMutation(saveNote)`,
      [`${ORDERS}/note-form.tsx`]: `import { useNote } from './use-note.client.ts'\nexport const NoteForm = () => <form onSubmit={useNote().mutate} />`,
    },
  ],
  [
    'a tenant is data',
    'a comparison with a tenant',
    { [`${ORDERS}/order.rules.ts`]: `export const isFree = (tenant: string) => tenant === 'sps'` },
  ],
  ['a tenant is data', 'a table by tenant', { [`${ORDERS}/order.rules.ts`]: `export const LABELS = { process: 'HPS' }` }],
  ['texts in every language', 'a feature that speaks English only', { [`${SILENT}/texts/en.ts`]: 'export const en = {}' }],
  [
    'two floors of the server',
    'the platform knowing a feature',
    { 'src/platform/http/more.ts': `import type { Tenants } from '#foundation/tenants/public.ts'` },
  ],
  [
    'two floors of the server',
    'a feature knowing the app above it',
    { [`${ORDERS}/order.routes.ts`]: `import { features } from '#app/features.ts'` },
  ],
  ['every file says its role', 'a file that may run anywhere', { [`${ORDERS}/reorder.ts`]: `export const reorder = 1` }],
  ['every file says its role', 'a role that nobody knows', { [`${ORDERS}/reorder.thing.ts`]: `export const reorder = 1` }],
  [
    'Node runs no .tsx',
    'a route importing a component',
    { [`${ORDERS}/order.routes.ts`]: `import { OrderLine } from './order-line.tsx'` },
  ],
  [
    'Node runs no .tsx',
    'a door through which Node would meet a component',
    {
      [`${ORDERS}/public.server.ts`]: `import './public.ts'`,
      [`${ORDERS}/public.ts`]: `export { OrderLine } from './order-line.tsx'`,
    },
  ],
]

describe('a planted violation is found', () => {
  test.each(VIOLATIONS)('%s: %s', async (boundary, _, files) => {
    const found = await plant(files)
    expect(found.map((violation) => violation.boundary)).toContain(boundary)
  })

  test('for every boundary there is', () => {
    expect(new Set(VIOLATIONS.map(([boundary]) => boundary))).toEqual(new Set(boundaries.map(({ name }) => name)))
  })
})

test.each([
  [
    'another feature through its doors',
    { [`${ORDERS}/order.routes.ts`]: `import { content } from '#features/site/content/public.server.ts'` },
  ],
  ['a lower domain', { [`${ORDERS}/order.rules.ts`]: `import { SITE_LOCALES } from '#foundation/locale/public.ts'` }],
  ['a schema as a type', { [`${ORDERS}/order.block.tsx`]: `import type { Order } from './order.schema.ts'` }],
  ['a date that was given', { [`${ORDERS}/order.rules.ts`]: 'export const day = (at: string) => new Date(at)' }],
  ['words in texts and comments', { [`${ORDERS}/order.rules.ts`]: `// Date.now()\nexport const hint = "import pg from 'pg'"` }],
  [
    'test support in a test',
    { [`${ORDERS}/order.routes.test.ts`]: `import { openTestDatabase } from '#platform/testing/test-database.ts'` },
  ],
  [
    'a hand-made call beside the form of an endpoint',
    {
      [`${ORDERS}/note-form.tsx`]: `export const NoteForm = () => {\n  const form = useEndpointForm(saveNote, {})\n  return <form {...form.props} onReset={() => call(dropNote)} />\n}`,
    },
  ],
  ['the demo loaded late', { 'src/app/start.ts': `export const demo = () => import('#demo/public.server.ts')` }],
])('%s may be used', async (_, files) => {
  expect(await plant(files)).toEqual([])
})

test('a domain that has no place in the order is reported once, however many files it has', async () => {
  const names = ['surprise.rules.ts', 'surprise.store.ts', 'surprise.routes.ts', 'public.server.ts']
  const found = await plant(
    Object.fromEntries(names.map((name) => [`src/features/surprises/surprise/${name}`, 'export const a = 1'])),
  )
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringContaining('surprises/surprise, which has no place in the order. Add it to scripts/domains.ts.'),
  ])
})

test('a language that is missing is named once, with the file to write', async () => {
  const planted = ['de', 'en', 'es', 'fr', 'zh'].map((language) => [`${SILENT}/texts/${language}.ts`, `export const a = 1`])
  const found = await plant(Object.fromEntries(planted) as Record<string, string>)
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(`${SILENT}/texts/pl.ts`)])
})

test('a violation says where it is and how to mend it', async () => {
  const [found] = await plant({ 'src/kernel/page.ts': `\nimport { pageHref } from '#foundation/blocks/public.ts'` })
  expect(found).toMatchObject({ file: 'src/kernel/page.ts', line: 2, message: expect.stringContaining('take it as an argument') })
})
