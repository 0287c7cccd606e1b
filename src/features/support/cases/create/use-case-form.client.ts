import { useState, type SubmitEvent } from 'react'
import { settleForm, useFormDraft } from '#browser/draft/form-draft.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { useEndpointMutation } from '#browser/query.ts'
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
import { findFormFaults } from '#kernel/form-faults.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type CaseValues = {
  readonly kind: CaseKind
  readonly subject: string
  readonly text: string
  readonly priority: CasePriority
  readonly copies: string
} & Readonly<Record<CaseField, string>>

const EMPTY: CaseValues = {
  kind: 'question',
  subject: '',
  text: '',
  priority: 'normal',
  copies: '',
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

/** The form that opens a case: checked before it is sent, sent once, and kept through a session's end. */
export const useCaseForm = () => {
  const ui = useTexts('ui')
  const { config } = usePage()
  const [values, setValues] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const [intent] = useState(createIntent)
  const draft = useFormDraft('new-case')
  const creation = useEndpointMutation(createCase)

  const faults = findFormFaults(caseForm, values)
  const errorOf = (name: keyof CaseValues): string | undefined => {
    if (!isTried) return undefined
    if (name === findMissingField(values.kind, values)) return ui('form.missing')
    if (name === 'copies' && readCopies(values.copies) === undefined) return ui('form.field')
    const fault = faults.get(name)
    if (!fault) return undefined
    if (fault.kind === 'missing') return ui('form.missing')
    return 'count' in fault ? ui(`form.${fault.kind}`, { count: fault.count }) : ui('form.field')
  }
  const isWrong = (): boolean =>
    faults.size > 0 || findMissingField(values.kind, values) !== undefined || readCopies(values.copies) === undefined

  const send = async (form: HTMLFormElement, uploads: readonly string[]): Promise<void> => {
    setTried(true)
    if (isWrong()) {
      // Once React has marked them.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
      return
    }
    if (creation.isPending) return
    const body = { ...values, uploads: [...uploads] }
    try {
      await creation.mutateAsync({ body, appId: config.appId, headers: intent.headersFor(body) })
    } catch {
      return
    }
    settleForm(form)
  }
  return {
    values,
    errorOf,
    change: (name: keyof CaseValues, value: string) => setValues((now) => ({ ...now, [name]: value })),
    start: setValues,
    draft,
    submit: (event: SubmitEvent<HTMLFormElement>, uploads: readonly string[]) => {
      event.preventDefault()
      void send(event.currentTarget, uploads)
    },
    isBusy: creation.isPending,
    hasFailed: creation.isError,
    caseNumber: creation.data?.caseNumber,
  }
}
