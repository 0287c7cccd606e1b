import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import type { Field } from '#foundation/data-kinds/public.ts'
import { LANGUAGES } from '#kernel/locale.ts'

type Fields = DataKind['fields']
type Described = Pick<DataKind, 'name' | 'help' | 'keys' | 'fields'>

const TYPES: Readonly<Partial<Record<Field['type'], string>>> = {
  'whole-number': 'number',
  number: 'number',
  'yes-no': 'boolean',
  language: 'Language',
  values: 'Readonly<Record<string, string | number | boolean>>',
}

const quoteName = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? name : `'${name}'`)

const writeFields = (fields: Fields, indent: string): string =>
  Object.entries(fields)
    .map(
      ([name, field]) =>
        `${indent}/** ${field.help} */\n${indent}readonly ${quoteName(name)}${field.isRequired ? '' : '?'}: ${writeType(field, indent)}${field.isRequired ? '' : ' | null'}`,
    )
    .join('\n')

const writeType = (field: Field, indent: string): string => {
  const record = field.fields && `{\n${writeFields(field.fields, `${indent}  `)}\n${indent}}`
  const choices = field.choices?.map((choice) => `'${choice}'`).join(' | ')
  const one = record ?? choices ?? TYPES[field.type] ?? 'string'
  if (field.isByLanguage) return `Readonly<Partial<Record<Language, ${one}>>>`
  return field.isList || field.type === 'records' ? `readonly ${one.startsWith("'") ? `(${one})` : one}[]` : one
}

/** TypeScript types of the lines of all kinds, for programs that send and read them. A line of a known key may leave out what stays. */
export const writeTypes = (kinds: readonly Described[]): string =>
  [
    '// The lines of every kind of data, written from their descriptions. What may be left out stays as it is; null takes it away.',
    `export type Language = ${LANGUAGES.map((language) => `'${language}'`).join(' | ')}`,
    '',
    'export type Kinds = {',
    ...kinds.map(
      ({ name, help, fields }) => `  /** ${help} */\n  readonly ${quoteName(name)}: {\n${writeFields(fields, '    ')}\n  }`,
    ),
    '}',
    '',
    '/** What tells one line of a kind from another; enough to change some of its fields, or to take it away with `deleted`. */',
    'export type Keys = {',
    ...kinds.map(({ name, keys }) => `  readonly ${quoteName(name)}: ${keys.map((key) => `'${key}'`).join(' | ') || 'never'}`),
    '}',
    '',
  ].join('\n')
