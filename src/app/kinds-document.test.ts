import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '#app/testing/test-app.ts'

type Schema = {
  readonly type?: unknown
  readonly nullable?: boolean
  readonly description?: string
  readonly example?: unknown
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: unknown
}
type Content = Readonly<Record<string, { readonly schema: { readonly anyOf: readonly { readonly $ref: string }[] } }>>
type Operation = {
  readonly requestBody: { readonly content: Content }
  readonly responses: Readonly<Record<string, { content: Content }>>
}
type Document = {
  readonly paths: Readonly<Record<string, { readonly post: Operation; readonly get: Operation }>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

let site: TestApp
let document: Document
const fetchDocument = async (url: string) => (await site.app.inject({ url, headers: { host: 'sps.localhost' } })).json<Document>()
beforeAll(async () => {
  site = await openTestApp()
  document = await fetchDocument('/api/openapi.json')
})
afterAll(() => site.close())

const operations = () => document.paths['/api/integration/v1/{kind}']

test('the document of the API has the kinds of uploads, which the call that begins one names', () => {
  const content = document.paths['/api/uploads']?.post.requestBody.content as unknown as Record<string, { schema: Schema }>
  expect(content['application/json']?.schema.properties?.['kind']).toMatchObject({
    enum: [...site.app.uploadKinds.keys()].toSorted(),
  })
})

test('the document of the API has the line of every kind, which the call refers to', () => {
  const names = [...site.services.dataKinds.keys()]
  const body = operations()?.post.requestBody.content['application/x-ndjson']?.schema.anyOf.map(({ $ref }) => $ref)
  expect(body).toEqual([...names, 'deletion'].map((name) => `#/components/schemas/${name}`))
  const answered = operations()?.get.responses['200']?.content['application/x-ndjson']?.schema.anyOf
  expect(answered).toContainEqual({ $ref: '#/components/schemas/orders' })
})

test('every field of a described kind has type, help, and what is needed', () => {
  for (const { name, fields, keys } of site.services.dataKinds.values()) {
    const schema = document.components.schemas[name]
    expect(schema?.description, name).toContain(keys[0])
    expect(schema?.example, name).toBeDefined()
    for (const [field, { isRequired }] of Object.entries(fields)) {
      const property = schema?.properties?.[field]
      expect(property?.type, `${name}.${field}`).toBeDefined()
      expect(property?.description, `${name}.${field}`).toMatch(/\.$/)
      expect(schema?.required?.includes(field) ?? false, `${name}.${field}`).toBe(isRequired)
    }
    if (Object.keys(fields).length > 0) expect(schema?.additionalProperties, name).toBe(false)
  }
})

test('amounts are texts, and records inside of a line are described as well', () => {
  const lines = document.components.schemas['orders']?.properties?.['lines']
  expect(lines?.items?.properties?.['unitPrice']).toMatchObject({
    type: 'string',
    description: expect.stringContaining('decimal text'),
  })
  expect(lines?.items?.required).toEqual(['sku', 'quantity', 'unitPrice'])
})

test('the page’s document writes null as OpenAPI 3.0 does', async () => {
  const { components } = await fetchDocument('/api/docs/openapi.json')
  expect(components.schemas['orders']?.properties?.['poNumber']).toMatchObject({ type: 'string', nullable: true })
  expect(document.components.schemas['orders']?.properties?.['poNumber']).toMatchObject({ type: ['string', 'null'] })
})
