import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

type Schema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly additionalProperties?: boolean | Schema
}
type Operation = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> }
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

let site: TestApp
beforeAll(async () => {
  site = await openTestApp()
})
afterAll(() => site.close())

/** Objects inside of a body that take fields which nobody named. */
const findOpen = (schema: Schema, at: string): string[] => {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties } = schema
  const isOpen = schema.type === 'object' && schema.properties !== undefined && additionalProperties === undefined
  return [
    ...(isOpen ? [at] : []),
    ...Object.entries(properties).flatMap(([name, inner]) => findOpen(inner, `${at}.${name}`)),
    ...(items ? findOpen(items, `${at}[]`) : []),
    ...[...anyOf, ...oneOf, ...allOf].flatMap((inner) => findOpen(inner, at)),
  ]
}

/** What systems of customers send: a misspelt field inside of an object must not be lost in silence. */
const CHECKED = ['/api/company/', '/api/agents/', '/api/punch-out/', '/api/back-office/v1/procurement']

test('objects inside of bodies refuse fields that nobody named', async () => {
  const answer = await site.app.inject({ url: '/api/openapi.json', headers: { host: 'sps.localhost' } })
  const { paths } = answer.json<Document>()
  const open = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        schema ? findOpen(schema, `${method.toUpperCase()} ${path} body`) : [],
      ),
    ),
  )
  expect(open.filter((one) => CHECKED.some((prefix) => one.includes(` ${prefix}`)))).toEqual([])
})
