import { useId } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import type { Outcome as FormOutcomeOf } from '#browser/form/use-submission.ts'
import {
  changeCostCentre,
  changeCostCentreForm,
  createCostCentre,
  createCostCentreForm,
} from '#features/company/purchase-policy/policy.api.ts'
import { nameRefusal } from '#features/company/purchase-policy/policy-failure.rules.ts'
import { FormDialog } from '#features/company/purchase-policy/policy-parts.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type CostCentre = { readonly id: string; readonly code: string; readonly name: string; readonly isActive: boolean }

const useMessages = () => {
  const t = useTexts('purchase-policy')
  return { code: t('code.fault'), name: t('name.fault') }
}

/** A code that another one has, or one that something names and so stays. */
const Outcome = ({ of: outcome }: { of: FormOutcomeOf }) => {
  const t = useTexts('purchase-policy')
  if (outcome.problem?.key !== 'form.refused') return <FormOutcome of={outcome} done={t('saved')} />
  return (
    <Message tone="bad" live>
      {t(nameRefusal(outcome.error?.problem))}
    </Message>
  )
}

type DialogProps = { onClose: () => void; onSaved: () => void }

export const NewCostCentreDialog = ({ onClose, onSaved }: DialogProps) => {
  const t = useTexts('purchase-policy')
  const formId = useId()
  const form = useEndpointForm(createCostCentre, {
    rules: createCostCentreForm,
    values: { code: '', name: '', isActive: true },
    messages: useMessages(),
    onSent: onSaved,
  })
  return (
    <FormDialog title={t('costCentres.new')} formId={formId} isBusy={form.isBusy} onClose={onClose}>
      <form {...form.props} id={formId}>
        <FormStack>
          <TextField label={t('code')} hint={t('code.hint')} autoComplete="off" {...form.field('code')} />
          <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
          <Outcome of={form.outcome} />
        </FormStack>
      </form>
    </FormDialog>
  )
}

export const EditCostCentreDialog = ({ centre, onClose, onSaved }: DialogProps & { centre: CostCentre }) => {
  const t = useTexts('purchase-policy')
  const formId = useId()
  const { id, code, name, isActive } = centre
  const form = useEndpointForm(changeCostCentre, {
    rules: changeCostCentreForm,
    request: { params: { id } },
    values: { code, name, isActive },
    messages: useMessages(),
    onSent: onSaved,
  })
  return (
    <FormDialog title={t('edit.of', { name: code })} formId={formId} isBusy={form.isBusy} onClose={onClose}>
      <form {...form.props} id={formId}>
        <FormStack>
          <TextField label={t('code')} hint={t('code.hint')} autoComplete="off" {...form.field('code')} />
          <TextField label={t('name')} autoComplete="off" {...form.field('name')} />
          <Checkbox
            label={t('active')}
            hint={t('active.hint')}
            defaultChecked={isActive}
            onChange={({ currentTarget: { checked } }) => form.change('isActive', checked)}
          />
          <Outcome of={form.outcome} />
        </FormStack>
      </form>
    </FormDialog>
  )
}
