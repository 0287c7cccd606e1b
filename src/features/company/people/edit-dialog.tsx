import { useId, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { ColleagueOutcome } from '#features/company/people/colleague-outcome.tsx'
import { changeColleague, changeForm, listPeople, type ListedColleague } from '#features/company/people/colleague.api.ts'
import { findDraftFaults, toDraft, toRightsBody, type RightsDraft } from '#features/company/people/rights-draft.rules.ts'
import { RightsFields, type Company } from '#features/company/people/rights-fields.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormLine, FormStack } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type EditDialogProps = { company: Company; person: ListedColleague; onClose: () => void; onSaved: () => void }

const usualCurrency = ({ accounts }: Company): string => accounts.find(({ currency }) => currency !== null)?.currency ?? 'USD'

export const EditDialog = ({ company, person, onClose, onSaved }: EditDialogProps) => {
  const t = useTexts('people')
  const formId = useId()
  const { id, givenName, familyName } = person
  const [draft, setDraft] = useState(() => toDraft(person, usualCurrency(company)))
  const [isChecked, setChecked] = useState(false)
  const form = useEndpointForm(changeColleague, {
    rules: changeForm,
    request: { params: { id } },
    values: { givenName, familyName, ...toRightsBody(draft) },
    messages: { givenName: t('name.fault'), familyName: t('name.fault') },
    onSent: () => {
      void refreshQueries(listPeople)
      onSaved()
    },
  })
  const change = (next: RightsDraft): void => {
    setDraft(next)
    const { role, accounts, orderLimit, costCentres } = toRightsBody(next)
    form.change('role', role)
    form.change('accounts', accounts)
    form.change('orderLimit', orderLimit)
    form.change('costCentres', costCentres)
  }
  const submit = form.check(() => {
    setChecked(true)
    return findDraftFaults(draft).length === 0 ? form.send() : undefined
  })
  const foreign = person.accounts.filter((key) => company.accounts.every((account) => account.key !== key))
  return (
    <Dialog
      open
      title={t('edit.title', { name: `${givenName} ${familyName}` })}
      description={t('edit.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} busy={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} onSubmit={submit}>
        <FormStack>
          <FormLine>
            <TextField label={t('givenName')} autoComplete="off" {...form.field('givenName')} />
            <TextField label={t('familyName')} autoComplete="off" {...form.field('familyName')} />
          </FormLine>
          <RightsFields {...{ company, draft, foreign }} faults={isChecked ? findDraftFaults(draft) : []} onChange={change} />
          <ColleagueOutcome of={form.outcome} />
        </FormStack>
      </form>
    </Dialog>
  )
}
