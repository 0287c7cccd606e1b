import { useId, type ReactNode } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  addForm,
  addPartNumber,
  changeForm,
  changePartNumber,
  listPartNumbers,
  type ListedNumber,
} from '#features/company/part-numbers/part-number.api.ts'
import { nameRefusal } from '#features/company/part-numbers/refusal.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type OutcomeProps = { of: Parameters<typeof FormOutcome>[0]['of'] & { readonly problem?: { readonly code?: string } } }

/** Why a number was not stored, where there is a sentence for it. */
const Outcome = ({ of: outcome }: OutcomeProps) => {
  const t = useTexts('part-numbers')
  const refusal = nameRefusal(outcome.problem)
  if (!refusal) return <FormOutcome of={outcome} done={t('saved')} />
  return (
    <Message tone="bad" live>
      {t(refusal)}
    </Message>
  )
}

type FrameProps = { title: string; formId: string; isBusy: boolean; onClose: () => void; children: ReactNode }

const Frame = ({ title, formId, isBusy, onClose, children }: FrameProps) => {
  const t = useTexts('part-numbers')
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

type DialogProps = { onClose: () => void; onSaved: () => void }

const finish = (onSaved: () => void) => (): void => {
  void refreshQueries(listPartNumbers)
  onSaved()
}

export const NewNumberDialog = ({ onClose, onSaved }: DialogProps) => {
  const t = useTexts('part-numbers')
  const formId = useId()
  const { country } = usePage().locale
  const form = useEndpointForm(addPartNumber, {
    rules: addForm,
    request: { query: { country } },
    values: { number: '', sku: '' },
    onSent: finish(onSaved),
  })
  return (
    <Frame title={t('add')} formId={formId} isBusy={form.isBusy} onClose={onClose}>
      <form {...form.props} id={formId}>
        <FormStack>
          <TextField label={t('number')} autoComplete="off" {...form.field('number')} />
          <TextField label={t('sku')} hint={t('sku.hint')} autoComplete="off" {...form.field('sku')} />
          <Outcome of={form.outcome} />
        </FormStack>
      </form>
    </Frame>
  )
}

export const EditNumberDialog = ({ entry, onClose, onSaved }: DialogProps & { entry: ListedNumber }) => {
  const t = useTexts('part-numbers')
  const formId = useId()
  const { country } = usePage().locale
  const { id, number, sku } = entry
  const form = useEndpointForm(changePartNumber, {
    rules: changeForm,
    request: { params: { id }, query: { country } },
    values: { number, sku },
    onSent: finish(onSaved),
  })
  return (
    <Frame title={t('edit.of', { number })} formId={formId} isBusy={form.isBusy} onClose={onClose}>
      <form {...form.props} id={formId}>
        <FormStack>
          <TextField label={t('number')} autoComplete="off" {...form.field('number')} />
          <TextField label={t('sku')} hint={t('sku.hint')} autoComplete="off" {...form.field('sku')} />
          <Outcome of={form.outcome} />
        </FormStack>
      </form>
    </Frame>
  )
}
