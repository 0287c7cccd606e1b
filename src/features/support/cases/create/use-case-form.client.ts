import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { caseForm, createCase } from '#features/support/cases/case.api.ts'
import {
  CASE_KINDS,
  findMissingField,
  type CaseField,
  type CaseKind,
  type CasePriority,
} from '#features/support/cases/case.rules.ts'
import { readCopies } from '#features/support/cases/copies.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type CaseValues = {
  readonly kind: CaseKind
  readonly subject: string
  readonly text: string
  readonly priority: CasePriority
  readonly copies: string
  readonly uploads: readonly string[]
} & Readonly<Record<CaseField, string>>

const EMPTY: CaseValues = {
  kind: 'question',
  subject: '',
  text: '',
  priority: 'normal',
  copies: '',
  uploads: [],
  ...{ productSku: '', serialNumber: '', symptom: '', orderNumber: '', concern: '' },
  ...{ publication: '', address: '', soldToNumber: '' },
}

/** Values from the address, as a link from an order has: `?kind=order&orderNumber=…`. */
export const readGiven = (search: string): CaseValues => {
  const query = new URLSearchParams(search)
  const kind = query.get('kind') ?? ''
  const known = Object.hasOwn(CASE_KINDS, kind) ? (kind as CaseKind) : 'question'
  const fields = CASE_KINDS[known].map((field: CaseField) => [field, (query.get(field) ?? '').slice(0, 200)] as const)
  return { ...EMPTY, kind: known, subject: (query.get('subject') ?? '').slice(0, 160), ...Object.fromEntries(fields) }
}

/** The form that opens a case; `caseNumber` once it is open. */
export const useCaseForm = () => {
  const ui = useTexts('ui')
  const { config } = usePage()
  const [caseNumber, setCaseNumber] = useState<string>()
  const form = useEndpointForm(createCase, {
    rules: caseForm,
    request: { appId: config.appId },
    values: EMPTY,
    bodyOf: (values: CaseValues) => ({ ...values, uploads: [...values.uploads] }),
    faultsOf: (values) => {
      const missing = findMissingField(values.kind, values)
      return {
        copies: readCopies(values.copies) ? undefined : ui('form.field'),
        ...(missing && { [missing]: ui('form.missing') }),
      }
    },
    isOnce: true,
    draft: 'new-case',
    onSent: (reply) => setCaseNumber(reply.caseNumber),
  })
  return { ...form, caseNumber }
}
