import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoRoutes } from '#demo/demo.routes.ts'
import { documentRoutes } from '#demo/document.routes.ts'
import { simulatorRoutes } from '#demo/erp/simulator.routes.ts'
import { demoSignInRoutes } from '#demo/sign-in.routes.ts'
import type { Feature } from '#platform/feature.ts'
import { UNDOCUMENTED } from '#app/testing/undocumented.ts'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

/** The demo's routes are named too, though they are never there in production. */
const demo: Feature = {
  name: 'demo',
  routes: (app) => {
    documentRoutes(app)
    demoRoutes(app, { listMails: async () => [] })
    demoSignInRoutes(app)
    simulatorRoutes(app)
  },
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp([demo])
})
afterAll(() => site.close())

test('every route and every selector is in the OpenAPI document, or on the list that says why not', () => {
  const known = new Set(Object.values(UNDOCUMENTED).flat())
  const sentences = site.app
    .listUndocumented()
    .filter((name) => !known.has(name))
    .map((name) => `${name} is in no document: give it a schema with a summary, or a line in src/app/testing/undocumented.ts`)
  expect(sentences).toEqual([])
})

test('the list names nothing that is not there', () => {
  const left = new Set(site.app.listUndocumented())
  expect(
    Object.values(UNDOCUMENTED)
      .flat()
      .filter((name) => !left.has(name)),
  ).toEqual([])
})

type ApiDocument = { readonly paths: Record<string, Record<string, { readonly tags?: string[]; readonly summary?: string }>> }
const readDocument = async (): Promise<ApiDocument> =>
  (await site.app.inject({ url: '/api/openapi.json', headers: { host: 'sps.localhost' } })).json()

test('every call says what it does and to which capability it belongs', async () => {
  const { paths } = await readDocument()
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags, summary }]) => ({
      name: `${method} ${path}`,
      isSaid: tags?.length === 1 && summary,
    })),
  )
  expect(calls.length).toBeGreaterThan(300)
  expect(calls.filter(({ isSaid }) => !isSaid).map(({ name }) => name)).toEqual([])
})

test('selectors are in the document', async () => {
  const document = await readDocument()
  expect(document.paths['/{country}/{language}.portalsearch']).toMatchObject({ get: { tags: ['search'] }, post: {} })
  expect((await site.app.inject({ url: '/api/docs', headers: { host: 'sps.localhost' } })).statusCode).toBe(200)
})
