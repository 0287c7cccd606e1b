import type { Control } from '#features/forms/forms/fill-field.client.ts'

/** The field's own id; of boxes and radios, which are several, their name. */
export const idOf = (control: Control): string => {
  if (control instanceof HTMLInputElement && control.hidden)
    return control.closest<HTMLElement>('[data-form-combo]')?.dataset['formCombo'] ?? control.name
  return control.type === 'radio' ? control.name : control.id || control.name
}

/** The kind of field. */
export const typeOf = (control: Control): string => {
  if (control instanceof HTMLTextAreaElement) return 'textarea'
  if (control instanceof HTMLSelectElement || control.hidden) return 'select'
  return control.type
}
