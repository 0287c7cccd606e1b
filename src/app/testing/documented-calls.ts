import type { TenantKey } from '#kernel/tenant.ts'
import { sampleValue, type JsonSchema } from '#app/testing/sample-value.ts'
import type { TestApp } from '#app/testing/test-app.ts'

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema?: JsonSchema }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> }
}
export type DocumentedCall = {
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly payload?: object | undefined
}

/** Names of parts of addresses whose value is known. */
const wordsOf = (tenant: TenantKey): Readonly<Record<string, string>> => ({
  tenant,
  engine: tenant,
  site: tenant,
  locale: 'en',
  country: 'us',
  language: 'en',
  '*': 'a/b.png',
})

const toCall = (tenant: TenantKey, path: string, method: string, { parameters = [], requestBody }: Operation): DocumentedCall => {
  const words = wordsOf(tenant)
  const sample = ({ name, schema = {} }: Parameter): string => words[name] ?? String(sampleValue(schema, name))
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const address = path.replaceAll(
    /\{([^}]+)\}/g,
    (_, name: string) => words[name] ?? sample(parameters.find((parameter) => parameter.name === name) ?? { name, in: 'path' }),
  )
  const search =
    query.length === 0 ? '' : `?${new URLSearchParams(query.map((parameter) => [parameter.name, sample(parameter)])).toString()}`
  const schema = requestBody?.content['application/json']?.schema
  return {
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase() as DocumentedCall['method'],
    url: `${address}${search}`,
    payload: schema ? (sampleValue(schema) as object) : undefined,
  }
}

/** Every call of the OpenAPI document, with input that it accepts. */
export const listDocumentedCalls = async (site: TestApp, tenant: TenantKey): Promise<DocumentedCall[]> => {
  const document = (await site.app.inject({ url: '/api/openapi.json', headers: { host: `${tenant}.localhost` } })).json() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => toCall(tenant, path, method, operation)),
  )
}
