import { describeType, listFields, type ApiSchema, type SchemaLookup, type SchemaRow } from '#server/http/api-schema.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

type Parameter = {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: ApiSchema
}
type Content = Readonly<Record<string, { readonly schema?: ApiSchema }>>
export type Operation = {
  readonly tags?: readonly string[]
  readonly summary?: string
  readonly description?: string
  readonly deprecated?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content?: Content }
  readonly responses?: Readonly<Record<string, { readonly description?: string; readonly content?: Content }>>
}
export type ApiDocument = {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string }
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, ApiSchema>> }
}

type Entry = { readonly method: string; readonly path: string; readonly operation: Operation }

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookUp(ESCAPES, sign) ?? sign)
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const groupByTag = ({ paths = {} }: ApiDocument): Map<string, Entry[]> => {
  const groups = new Map<string, Entry[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const tag = operation.tags?.[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), { method: method.toUpperCase(), path, operation }])
    }
  return new Map([...groups].toSorted(([a], [b]) => a.localeCompare(b)))
}

const renderTable = (title: string, rows: readonly SchemaRow[]): string =>
  rows.length === 0
    ? ''
    : `<div class="scroll" role="region" aria-label="${escape(title)}" tabindex="0"><table><caption>${escape(title)}</caption>
<thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Needed</th><th scope="col">Notes</th></tr></thead><tbody>${rows
        .map(
          ({ path, type, isRequired, note }) =>
            `<tr><th scope="row"><code>${escape(path)}</code></th><td>${escape(type)}</td><td>${isRequired ? 'yes' : 'no'}</td><td>${escape(note)}</td></tr>`,
        )
        .join('')}</tbody></table></div>`

const renderContent = (title: string, content: Content | undefined, lookup: SchemaLookup): string =>
  Object.entries(content ?? {})
    .map(([type, { schema = {} }]) => {
      const rows = listFields(schema, lookup)
      return `<p>${escape(title)}: <code>${escape(type)}</code>, ${escape(describeType(schema))}</p>${renderTable(title, rows)}`
    })
    .join('')

const renderOperation = ({ method, path, operation }: Entry, lookup: SchemaLookup): string => {
  const parameters = (operation.parameters ?? []).map(({ name, in: place, required, description, schema = {} }) => ({
    path: name,
    type: describeType(schema),
    isRequired: required ?? false,
    note: [`in the ${place}`, description ?? schema.description].filter(Boolean).join('; '),
  }))
  const answers = Object.entries(operation.responses ?? {}).map(
    ([status, { description, content }]) =>
      `<h4>Answer ${escape(status)}</h4>${description && description !== 'Default Response' ? `<p>${escape(description)}</p>` : ''}${renderContent(`Answer ${status}`, content, lookup)}`,
  )
  return `<details id="${slug(`${method} ${path}`)}"><summary><h3><span class="method">${escape(method)}</span> <code>${escape(path)}</code></h3>${
    operation.deprecated ? '<strong>Deprecated</strong> ' : ''
  }<span>${escape(operation.summary ?? '')}</span></summary>
${operation.description ? `<p>${escape(operation.description)}</p>` : ''}${renderTable('Parameters', parameters)}${renderContent('Body', operation.requestBody?.content, lookup)}${answers.join('')}</details>`
}

/** Readable without script: the policy allows none, and a page to read needs none. */
export const renderApiPage = (document: ApiDocument): string => {
  const lookup: SchemaLookup = (name) => lookUp(document.components?.schemas, name)
  const groups = [...groupByTag(document)]
  const { title, version, description } = document.info
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><a class="skip" href="#main">Skip to main content</a>
<header><h1>${escape(title)}</h1><p>Version ${escape(version)}. <a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<div class="page"><nav aria-label="Subjects"><ul>${groups
    .map(([tag, entries]) => `<li><a href="#${slug(`tag ${tag}`)}">${escape(tag)}</a> <small>${entries.length}</small></li>`)
    .join('')}</ul></nav>
<main id="main">${description ? `<p>${escape(description)}</p>` : ''}${groups
    .map(
      ([tag, entries]) =>
        `<section aria-labelledby="${slug(`tag ${tag}`)}"><h2 id="${slug(`tag ${tag}`)}">${escape(tag)}</h2>${entries.map((entry) => renderOperation(entry, lookup)).join('')}</section>`,
    )
    .join('')}</main></div></body></html>`
}
