import { writePersonFields } from '#features/forms/forms/contact-form.texts.ts'
import type { FormDraft } from '#features/forms/forms/form.schema.ts'
import { writeLabel } from '#features/forms/forms/label.texts.ts'
import type { Language } from '#kernel/locale.ts'

/** Forms that unlock documents. */
export const GATE_FORM = { formKey: 'download-details', path: '/fragments/forms/details' } as const

export const writeGateForm = (language: Language): FormDraft => ({
  formKey: GATE_FORM.formKey,
  heading: writeLabel('Your details', language),
  submitLabel: writeLabel('Submit', language),
  isGate: true,
  fields: [
    ...writePersonFields(language),
    { kind: 'country', name: 'country', label: writeLabel('Country', language), isRequired: true },
    {
      kind: 'consent',
      name: 'consent',
      label: writeLabel('You may use these details to answer my request, as the privacy statement says', language),
      isRequired: true,
    },
  ],
})
