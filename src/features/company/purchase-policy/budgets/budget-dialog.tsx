import { useId } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useEndpointMutation } from '#browser/query.ts'
import { BUDGET_POLICIES } from '#features/company/purchase-policy/budget.rules.ts'
import {
  findBudgetFaults,
  toBudgetBody,
  type BudgetDraft,
  type BudgetFault,
} from '#features/company/purchase-policy/budgets/budget-draft.rules.ts'
import { changeBudget, createBudget } from '#features/company/purchase-policy/policy.api.ts'
import { FormDialog, NewsLine, useChange } from '#features/company/purchase-policy/policy-parts.tsx'
import { TextField } from '#ui/field.tsx'
import { FormLine, FormStack } from '#ui/form-layout.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Where a fault is said, and how. */
const FAULTS = {
  costCentre: { field: 'costCentre', text: 'costCentre.fault' },
  from: { field: 'from', text: 'day.fault' },
  until: { field: 'until', text: 'day.fault' },
  period: { field: 'until', text: 'refused.bad_period' },
  amount: { field: 'amount', text: 'amount.fault' },
} as const satisfies Record<BudgetFault, { field: keyof BudgetDraft; text: string }>

type BudgetDialogProps = {
  /** Of the budget that is changed; a new one without it. */
  id: string | undefined
  title: string
  draft: BudgetDraft
  costCentres: readonly { readonly code: string; readonly name: string }[]
  currencies: readonly string[]
  onClose: () => void
  onSaved: () => void
}

export const BudgetDialog = ({ id, title, draft, costCentres, currencies, onClose, onSaved }: BudgetDialogProps) => {
  const t = useTexts('purchase-policy')
  const formId = useId()
  const creating = useEndpointMutation(createBudget)
  const changing = useEndpointMutation(changeBudget)
  const { news, run } = useChange()
  const form = useForm<BudgetDraft>({
    defaultValues: draft,
    resolver: (values) => {
      const faults = findBudgetFaults(values).map((fault) => FAULTS[fault])
      const errors = faults.map(({ field, text }) => [field, { type: 'fault', message: t(text) }] as const)
      return faults.length === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
    },
  })
  const { errors, isSubmitted } = form.formState
  const policy = useWatch({ control: form.control, name: 'policy' })
  const save = async (values: BudgetDraft): Promise<void> => {
    const body = toBudgetBody(values)
    if (!body) return
    const isSaved = await run(() =>
      id === undefined ? creating.mutateAsync({ body }) : changing.mutateAsync({ params: { id }, body }),
    )
    if (isSaved) onSaved()
  }
  const field = (name: keyof BudgetDraft) => ({ ...form.register(name), error: errors[name]?.message })
  return (
    <FormDialog title={title} formId={formId} isBusy={creating.isPending || changing.isPending} onClose={onClose}>
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <FormStack>
          <Select
            label={t('costCentre')}
            options={costCentres.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
            {...field('costCentre')}
          />
          <FormLine>
            <TextField type="date" label={t('from')} {...field('from')} />
            <TextField type="date" label={t('until')} {...field('until')} />
          </FormLine>
          <FormLine>
            <TextField inputMode="decimal" autoComplete="off" maxLength={24} label={t('amount')} {...field('amount')} />
            <Select label={t('currency')} options={currencies.map((value) => ({ value, label: value }))} {...field('currency')} />
          </FormLine>
          <RadioGroup
            legend={t('policy')}
            value={policy}
            options={BUDGET_POLICIES.map((value) => ({ value, label: t(`policy.${value}`), hint: t(`policy.${value}.hint`) }))}
            onChange={(value) => form.setValue('policy', value as BudgetDraft['policy'], { shouldValidate: isSubmitted })}
          />
          <NewsLine news={news} />
        </FormStack>
      </form>
    </FormDialog>
  )
}
