import type { Language } from '#kernel/locale.ts'

/** How a value is read and checked, and which control the form shows for it. */
export type FieldType =
  | 'text'
  | 'markup'
  | 'whole-number'
  | 'number'
  | 'yes-no'
  | 'date'
  | 'time'
  | 'amount'
  | 'currency'
  | 'country'
  | 'language'
  | 'mail'
  | 'link'
  | 'choice'
  | 'file'
  | 'values'
  | 'record'
  | 'records'

export type FieldOptions = {
  /** One sentence for whoever fills it in. */
  readonly help: string
  readonly isRequired?: boolean
  /** Several values; a table joins them with a bar. */
  readonly isList?: boolean
  /** Of a list; 1,000 unless it says otherwise. */
  readonly mostValues?: number
  /** One text for each language; a table has a column for each: `name` gives `name_en`. */
  readonly column?: string
  /** Of a choice. */
  readonly choices?: readonly string[]
  /** The kind of data whose key it holds. */
  readonly refersTo?: string
  /** Letters of a text, or the largest number. */
  readonly most?: number
  readonly least?: number
  readonly pattern?: RegExp
  /** Said of a value that the pattern refuses: `is no part number`. */
  readonly patternFault?: string
  /** Found by the search of the back office's list. */
  readonly isSearched?: boolean
  /** Of a record, or of each record of a list. */
  readonly fields?: Fields
}

/** One field of a kind of data. `value` is there for the compiler alone. */
export type Field<Value = unknown, Required extends boolean = boolean> = FieldOptions & {
  readonly type: FieldType
  readonly isRequired: Required
  readonly isByLanguage: boolean
  readonly value?: Value
}

export type Fields = Readonly<Record<string, Field>>

export type TextsByLanguage = Readonly<Partial<Record<Language, string>>>

type IsRequired<Options extends FieldOptions> = Options['isRequired'] extends true ? true : false
type Listed<Options extends FieldOptions, Value> = Options['isList'] extends true ? readonly Value[] : Value
type Make<Value> = <const Options extends FieldOptions>(options: Options) => Field<Listed<Options, Value>, IsRequired<Options>>

const make =
  <Value>(type: FieldType, isByLanguage = false): Make<Value> =>
  (options) =>
    ({ ...options, type, isByLanguage, isRequired: options.isRequired ?? false }) as never

export const text = make<string>('text')
export const wholeNumber = make<number>('whole-number')
export const number = make<number>('number')
export const yesNo = make<boolean>('yes-no')
/** `2027-03-31`. */
export const date = make<string>('date')
/** A moment, `2027-03-31T08:00:00Z`. */
export const time = make<string>('time')
/** A decimal text in the currency of its line. */
export const amount = make<string>('amount')
export const currency = make<string>('currency')
/** Two letters, stored in lower case. */
export const country = make<string>('country')
export const language = make<Language>('language')
/** Stored in lower case. */
export const mail = make<string>('mail')
/** Where a link leads: a path of the site, or an address that begins with https. */
export const link = make<string>('link')
/** The name of a file that comes along. */
export const file = make<string>('file')
export const texts = make<TextsByLanguage>('text', true)
export const markups = make<TextsByLanguage>('markup', true)
/** Free names with values, `attr:voltage` in a table. */
export const values = make<Readonly<Record<string, string | number | boolean>>>('values')

export const choice = <const Options extends FieldOptions & { readonly choices: readonly string[] }>(
  options: Options,
): Field<Listed<Options, Options['choices'][number]>, IsRequired<Options>> => make('choice')(options) as never

/** One record inside of the line, such as an address; a table holds it as JSON. */
export const record = <const Options extends FieldOptions & { readonly fields: Fields }>(
  options: Options,
): Field<LineOf<Options['fields']>, IsRequired<Options>> => make('record')(options) as never

/** Records inside of the line, such as the positions of an order; a table holds them as JSON. */
export const records = <const Options extends FieldOptions & { readonly fields: Fields }>(
  options: Options,
): Field<readonly LineOf<Options['fields']>[], IsRequired<Options>> => make('records')(options) as never

type ValueOf<One> = One extends Field<infer Value> ? Value : never
type RequiredNames<All extends Fields> = { [Name in keyof All]: All[Name]['isRequired'] extends true ? Name : never }[keyof All]

/** A checked line: the fields that must be there, and those that may. */
export type LineOf<All extends Fields> = {
  readonly [Name in RequiredNames<All>]: ValueOf<All[Name]>
} & { readonly [Name in Exclude<keyof All, RequiredNames<All>>]?: ValueOf<All[Name]> }
