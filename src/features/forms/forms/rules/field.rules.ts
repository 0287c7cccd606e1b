import { capitaliseFirst, collapseSpaces } from '#features/forms/forms/rules/text.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Fields that an author may add. */
export const FIELD_KINDS = [
  ...(['text', 'email', 'url', 'number', 'textarea', 'select', 'country', 'phone-country', 'phone'] as const),
  ...(['checkbox', 'radio', 'date', 'file', 'consent', 'hidden'] as const),
] as const
export type FieldKind = (typeof FIELD_KINDS)[number]

/** Rules for texts beyond what the kind asks [5.1.2, 5.1.3, 5.2.1, 5.3.1 to 5.3.8]. */
export const TEXT_RULES = [
  ...(['emailRule', 'lastnameRule', 'onlyCharactersRule', 'onlyCharactersAndSpaceRule'] as const),
  ...(['onlyCharactersNumbersSpacesRule', 'alpha', 'accept', 'noSpace', 'regex', 'digits'] as const),
  ...(['nameRule', 'checkEmailDomain', 'checkInternalDomain'] as const),
] as const
export type TextRule = (typeof TEXT_RULES)[number]

/** File types that an author may allow, by content; never anything executable. */
export const FILE_GROUPS = ['picture', 'pdf', 'text', 'archive'] as const
export type FileGroup = (typeof FILE_GROUPS)[number]

export type FieldOption = { readonly value: string; readonly label: string }

/** As much of a field as its checking needs. */
export type FormField = {
  readonly kind: FieldKind
  readonly name: string
  readonly label: string
  readonly isRequired?: boolean | undefined
  readonly rule?: TextRule | undefined
  /** A text begins with a capital letter, however it was typed. */
  readonly isCapitalised?: boolean | undefined
  /** Of `alpha`, `accept` and `regex`. */
  readonly pattern?: string | undefined
  readonly minLength?: number | undefined
  readonly maxLength?: number | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** The name of the field that must say the same. */
  readonly equalTo?: string | undefined
  readonly options?: readonly FieldOption[] | undefined
  /** Shown, asked for and kept only while the other field says one of these. */
  readonly showIfField?: string | undefined
  readonly showIfValues?: readonly string[] | undefined
  readonly step?: number | undefined
  readonly earliest?: string | undefined
  readonly latest?: string | undefined
  readonly closedWeekdays?: readonly number[] | undefined
  readonly closedDates?: readonly string[] | undefined
  /** Of a file: what may be sent, and how large. */
  readonly fileTypes?: readonly FileGroup[] | undefined
  readonly mostMegabytes?: number | undefined
}

export type FormValues = Readonly<Record<string, string>>

/** The value of a field; empty where it is missing. */
export const readValue = (values: FormValues, name: string): string => lookUp(values, name) ?? ''

/** A group of boxes sends one name a box. */
export const boxName = (field: Pick<FormField, 'name'>, option: FieldOption): string => `${field.name}.${option.value}`

const isGroup = ({ kind, options }: FormField): boolean => kind === 'checkbox' && (options?.length ?? 0) > 0

/** A text of one line as it is checked, stored and shown: single spaces, and a capital where the field has one [5.3.9]. */
export const tidyText = ({ kind, isCapitalised }: Pick<FormField, 'kind' | 'isCapitalised'>, value: string): string => {
  const text = kind === 'text' ? collapseSpaces(value.trim()) : value.trim()
  return isCapitalised ? capitaliseFirst(text) : text
}

/** One value a field: boxes of a group are joined, and what is only spaces is nothing. */
export const readValues = (fields: readonly FormField[], read: (name: string) => string | undefined): FormValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = isGroup(field)
        ? (field.options ?? [])
            .filter((option) => (read(boxName(field, option)) ?? '') !== '')
            .map((option) => option.value)
            .join(', ')
        : (read(field.name) ?? '')
      return [field.name, tidyText(field, value)]
    }),
  )

/** A field whose condition rests on one that is not shown is not shown either. */
export const isShown = (field: FormField, fields: readonly FormField[], values: FormValues, depth = 0): boolean => {
  const { showIfField, showIfValues = [] } = field
  if (showIfField === undefined || depth > fields.length) return true
  const other = fields.find(({ name }) => name === showIfField)
  if (!other || !isShown(other, fields, values, depth + 1)) return false
  const value = readValue(values, showIfField)
  const said = isGroup(other) ? value.split(', ') : [value]
  return showIfValues.length === 0 ? said.some((each) => each !== '') : said.some((each) => showIfValues.includes(each))
}

export const listShown = (fields: readonly FormField[], values: FormValues): FormField[] =>
  fields.filter((field) => isShown(field, fields, values))
