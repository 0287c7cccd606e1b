import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { lookUp } from '#kernel/look-up.ts'

type Words = Readonly<Record<string, string>>

/** Words that an author left in English, in the page's language: texts and nothing else [7.7.4, T-40]. */
export const translateForm = (form: FilledForm, words: Words): FilledForm => {
  const translate = (text: string): string => lookUp(words, text.trim()) ?? text
  const { submitLabel, thanksTitle, thanksText, dialogTitle } = form
  return {
    ...form,
    heading: translate(form.heading),
    lead: translate(form.lead),
    steps: form.steps.map(translate),
    fields: form.fields.map((field) => ({
      ...field,
      label: translate(field.label),
      ...(field.hint !== undefined && { hint: translate(field.hint) }),
      ...(field.options && { options: field.options.map((option) => ({ ...option, label: translate(option.label) })) }),
    })),
    ...(submitLabel !== undefined && { submitLabel: translate(submitLabel) }),
    ...(thanksTitle !== undefined && { thanksTitle: translate(thanksTitle) }),
    ...(thanksText !== undefined && { thanksText: translate(thanksText) }),
    ...(dialogTitle !== undefined && { dialogTitle: translate(dialogTitle) }),
  }
}
