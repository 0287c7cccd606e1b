import type { AuthorField, AuthorFields } from '#foundation/blocks/public.ts'
import { BLOCK_NAMES } from '#features/authoring/page-editor/labels/block-name.texts.ts'
import { de } from '#features/authoring/page-editor/labels/de.texts.ts'
import { es } from '#features/authoring/page-editor/labels/es.texts.ts'
import { fr } from '#features/authoring/page-editor/labels/fr.texts.ts'
import { OPTION_NAMES } from '#features/authoring/page-editor/labels/option-name.texts.ts'
import { pl } from '#features/authoring/page-editor/labels/pl.texts.ts'
import { zh } from '#features/authoring/page-editor/labels/zh.texts.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'

const WORDS: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = { de, es, fr, pl, zh }

/** Schemas name their fields in English. */
export const sayLabel = (label: string, language: Language): string => lookUp(WORDS[language], label) ?? label

const nameOptions = (options: readonly string[], language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(options.map((option) => [option, lookUp(OPTION_NAMES[language], option) ?? option]))

const sayField = (field: AuthorField, language: Language): AuthorField => {
  const label = sayLabel(field.label, language)
  if (field.kind === 'list') return { ...field, label, of: sayFields(field.of, language) }
  return 'options' in field ? { ...field, label, names: nameOptions(field.options, language) } : { ...field, label }
}

/** The fields of a block in the language of its author. */
export const sayFields = (fields: AuthorFields, language: Language): AuthorFields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sayField(field, language)]))

/** The name of a block outside the palette; derived from its type where nobody named it. */
export const sayBlock = (type: string, language: Language): string =>
  lookUp(BLOCK_NAMES[language], type) ?? type.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
