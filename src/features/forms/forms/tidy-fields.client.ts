import { isControl } from '#features/forms/forms/fill-field.client.ts'
import type { FormView } from '#features/forms/forms/form-view.client.ts'
import { tidyText } from '#features/forms/forms/rules/field.rules.ts'

/** Shows a finished text as it is sent: single spaces, and a capital where the field has one [5.3.9]. */
export const tidyFields = ({ form, fields }: Pick<FormView, 'form' | 'fields'>): void => {
  form.addEventListener('change', ({ target }) => {
    const field = isControl(target) ? fields.find(({ name }) => name === target.name) : undefined
    if (isControl(target) && field && (field.kind === 'text' || field.kind === 'textarea'))
      target.value = tidyText(field, target.value)
  })
}
