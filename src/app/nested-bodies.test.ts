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

/** Bodies in which objects take further fields, and why. */
const OPEN: Readonly<Record<string, string>> = {
  'POST /api/me/passkeys body.answer': 'browsers say more about a passkey than we read',
  'POST /api/me/passkeys body.answer.response': 'browsers say more about a passkey than we read',
  'POST /api/me/reauthentication/passkey body.answer': 'browsers say more about a passkey than we read',
  'POST /api/me/reauthentication/passkey body.answer.response': 'browsers say more about a passkey than we read',
}

test('a misspelt field is not lost in silence: objects inside of bodies refuse fields that nobody named', async () => {
  const answer = await site.app.inject({ url: '/api/openapi.json', headers: { host: 'sps.localhost' } })
  const { paths } = answer.json<Document>()
  const open = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        schema ? findOpen(schema, `${method.toUpperCase()} ${path} body`) : [],
      ),
    ),
  )
  const own = new Set(open.filter((one) => one.includes(' /api/')))
  expect([...own].toSorted()).toEqual(Object.keys(OPEN).toSorted())
})
