import type { FormDraft } from '#features/forms/forms/form.schema.ts'
import { writeLabel } from '#features/forms/forms/label.texts.ts'
import type { Language } from '#kernel/locale.ts'

/** A date that somebody asks for, in a dialog of the page [2.23.1]. */
export const writeDateRequestForm = (language: Language): FormDraft => ({
  formKey: 'date-request',
  fixedId: 'dateRequestForm',
  dialogTitle: writeLabel('Request a date', language),
  isButtonHeld: true,
  submitLabel: writeLabel('Submit', language),
  fields: [
    { kind: 'date', name: 'date', label: writeLabel('Date', language), isRequired: true, earliest: '+1', latest: '+365' },
    { kind: 'email', name: 'email', label: writeLabel('E-mail', language), isRequired: true, maxLength: 254 },
  ],
})
