export type PersonExport = {
  readonly person: { readonly id: string; readonly email: string; readonly givenName: string; readonly familyName: string }
  readonly madeAt: string
  readonly data: readonly {
    readonly table: string
    readonly about: string
    readonly rows: readonly Readonly<Record<string, unknown>>[]
  }[]
  readonly files: readonly string[]
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const writeValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–'
  return escapeHtml(typeof value === 'string' ? value : JSON.stringify(value))
}

const nameColumn = (name: string): string => escapeHtml(name.replaceAll('_', ' '))

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;border-top:1px solid #999;padding-top:1rem}
dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
@media(max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}`

const writeRow = (row: Readonly<Record<string, unknown>>): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${nameColumn(name)}</dt><dd>${writeValue(value)}</dd>`)
    .join('')}</dl>`

/** One page that any browser shows without a network. */
export const writePersonHtml = ({ person, madeAt, data, files }: PersonExport): string => {
  const title = `Data of ${person.givenName} ${person.familyName}`
  const sections = data.map(
    ({ about, rows }) => `<section><h2>${escapeHtml(about)} (${rows.length})</h2>${rows.map(writeRow).join('')}</section>`,
  )
  const list = files.map((name) => `<li><a href="${escapeHtml(encodeURI(name))}">${escapeHtml(name)}</a></li>`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(person.email)}, ${escapeHtml(madeAt)}</p>${sections.join('\n')}
${list.length > 0 ? `<section><h2>Files (${list.length})</h2><ul>${list.join('')}</ul></section>` : ''}</body></html>\n`
}
