import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { ShownFault } from '#features/forms/forms/form-marks.client.ts'
import type { Fault } from '#features/forms/forms/rules/check.rules.ts'
import type { FormField, FormValues } from '#features/forms/forms/rules/field.rules.ts'
import type { TextValues } from '#kernel/texts.ts'

export type Say = (key: string, values?: TextValues) => string

/** The form in the page, as the rules see it and as people do. */
export type FormView = {
  readonly form: HTMLFormElement
  readonly page: EmbeddedModel
  readonly fields: readonly FormField[]
  readonly cellOf: (name: string) => HTMLElement | undefined
  readonly read: () => FormValues
  readonly check: () => readonly Fault[]
  readonly loadWords: () => Promise<Say>
  readonly say: (key: string, values?: TextValues) => Promise<string>
  readonly describe: (faults: readonly Fault[]) => Promise<ShownFault[]>
  /** Marks these fields, and no others. */
  readonly mark: (faults: readonly ShownFault[]) => void
  /** Marks or clears one field. */
  readonly markOne: (name: string, message: string | undefined) => void
  /** The list above the form; read out, since it gets the focus. */
  readonly summarise: (title: string, faults: readonly ShownFault[]) => void
  readonly showConditions: () => void
}
