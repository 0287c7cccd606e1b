import type { Field, Fields } from '#foundation/data-kinds/description/field.rules.ts'
import { listColumns, writeRow } from '#foundation/data-kinds/line/table-row.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'

type Described = {
  readonly name: string
  readonly help: string
  readonly fields: Fields
  readonly keys: readonly string[]
  readonly example: Readonly<Record<string, unknown>>
}

const TYPE_WORDS: Readonly<Record<Field['type'], string>> = {
  text: 'text',
  markup: 'text with markup',
  'whole-number': 'whole number',
  number: 'number',
  'yes-no': '`true` or `false`',
  date: 'date, `2027-03-31`',
  time: 'time, `2027-03-31T08:00:00Z`',
  amount: 'amount as text, `597.52`',
  currency: 'currency, `EUR`',
  country: 'country, `de`',
  language: `language: ${LANGUAGES.join(', ')}`,
  mail: 'mail address',
  link: 'path or https address',
  choice: 'one of',
  file: 'name of a file',
  values: 'names with values',
  record: 'a record',
  records: 'records',
}

const describeType = (field: Field): string => {
  const base =
    field.type === 'choice' ? `one of ${field.choices?.map((choice) => `\`${choice}\``).join(', ')}` : TYPE_WORDS[field.type]
  const parts = [
    field.isByLanguage ? `${base} by language` : base,
    ...(field.isList ? ['several'] : []),
    ...(field.refersTo === undefined ? [] : [`of [${field.refersTo}](${field.refersTo}.md)`]),
    ...(field.most !== undefined && field.type === 'text' ? [`at most ${field.most} letters`] : []),
  ]
  return parts.join(', ')
}

const nameColumn = (name: string, field: Field): string => {
  if (field.isByLanguage) return `\`${field.column ?? name}_en\` …`
  return field.type === 'values' ? '`attr:{name}`' : `\`${name}\``
}

const writeFields = (fields: Fields, before = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => [
    `| \`${before}${name}\` | ${before === '' ? nameColumn(name, field) : ''} | ${describeType(field)} | ${field.isRequired ? 'yes' : ''} | ${field.help} |`,
    ...(field.fields ? writeFields(field.fields, `${before}${name}[].`) : []),
  ])

const quoteCell = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The columns that the example fills: a table of all of them would not be read. */
const writeTable = ({ fields, example }: Described): string[] => {
  const [columns, cells] = [listColumns(fields), writeRow(fields, example)]
  const filled = columns.flatMap((column, at) => (cells[at] ? [{ column, cell: quoteCell(cells[at]) }] : []))
  return [filled.map(({ column }) => column).join(','), filled.map(({ cell }) => cell).join(',')]
}

/** The documentation of a kind of data, from its description alone. */
export const writeGuide = (kind: Described): string =>
  [
    `# ${kind.name}`,
    '',
    kind.help,
    '',
    `Key: ${kind.keys.map((key) => `\`${key}\``).join(', ')}. A line with a known key changes what is there; fields that it leaves out stay, empty ones are taken away. With \`deleted\` set to true it needs the key alone.`,
    '',
    '| field | column of a table | value | needed | meaning |',
    '|---|---|---|---|---|',
    ...writeFields(kind.fields),
    '',
    `As a file, \`npm run bring -- --tenant {tenant} ${kind.name}.csv\`:`,
    '',
    '```csv',
    ...writeTable(kind),
    '```',
    '',
    `By a program, with a key that has the scope \`${kind.name}:write\`:`,
    '',
    '```sh',
    `curl https://{host}/api/integration/v1/${kind.name} -H 'Authorization: Bearer {key}' -H 'Content-Type: application/x-ndjson' \\`,
    `  --data-binary '${JSON.stringify(kind.example).replaceAll("'", String.raw`'\''`)}'`,
    '```',
    '',
  ].join('\n')
