import type { UploadKind } from '#foundation/uploads/upload.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

type Values = Readonly<Record<string, unknown>>

const PATH = '/api/uploads'

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** A copy in which the value at a path of names is another. */
const replaceAt = (value: unknown, [name, ...rest]: readonly string[], change: (found: Values) => Values): unknown => {
  if (!isObject(value)) return value
  if (name === undefined) return change(value)
  return Object.hasOwn(value, name) ? { ...value, [name]: replaceAt(lookUp(value, name), rest, change) } : value
}

const KIND = ['paths', PATH, 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties', 'kind']

/** The kinds of uploads by name, with what each takes, in the OpenAPI document of the call that begins one. */
export const describeUploads = <Document extends object>(document: Document, kinds: Iterable<UploadKind>): Document => {
  const all = [...kinds].toSorted((one, other) => one.name.localeCompare(other.name))
  const lines = all.map(
    ({ name, help, maxBytes, types }) => `- \`${name}\`: ${help} At most ${maxBytes} bytes of ${types.join(', ')}.`,
  )
  return replaceAt(document, KIND, (schema) => ({
    ...schema,
    enum: all.map(({ name }) => name),
    description: `What the file is for:\n\n${lines.join('\n')}`,
  })) as Document
}
