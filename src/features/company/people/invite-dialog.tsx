import { useId, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { ColleagueOutcome } from '#features/company/people/colleague-outcome.tsx'
import { inviteColleague, inviteForm, listPeople, readCompany } from '#features/company/people/colleague.api.ts'
import { findDraftFaults, toDraft, toRightsBody, type RightsDraft } from '#features/company/people/rights-draft.rules.ts'
import { RightsFields, type Company } from '#features/company/people/rights-fields.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormLine, FormStack } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type InviteDialogProps = { company: Company; onClose: () => void; onSent: (email: string) => void }

/** The account that the admin orders for by default; others are chosen. */
const beginWith = ({ accounts }: Company): RightsDraft => {
  const first = accounts.find(({ isDefault }) => isDefault) ?? accounts[0]
  const given = { role: 'requester', accounts: first ? [first.key] : [], orderLimit: null, costCentres: [] } as const
  return toDraft(given, first?.currency ?? 'USD')
}

export const InviteDialog = ({ company, onClose, onSent }: InviteDialogProps) => {
  const t = useTexts('people')
  const id = useId()
  const [draft, setDraft] = useState(() => beginWith(company))
  const [isChecked, setChecked] = useState(false)
  const form = useEndpointForm(inviteColleague, {
    rules: inviteForm,
    values: { email: '', givenName: '', familyName: '', ...toRightsBody(draft) },
    messages: { email: t('email.fault'), givenName: t('name.fault'), familyName: t('name.fault') },
    onSent: () => {
      void refreshQueries(listPeople, readCompany)
      onSent(form.textOf('email'))
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
  return (
    <Dialog
      open
      title={t('invite')}
      description={t('invite.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} busy={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={id} onSubmit={submit}>
        <FormStack>
          <TextField label={t('email')} type="email" autoComplete="off" data-autofocus="" {...form.field('email')} />
          <FormLine>
            <TextField label={t('givenName')} autoComplete="off" {...form.field('givenName')} />
            <TextField label={t('familyName')} autoComplete="off" {...form.field('familyName')} />
          </FormLine>
          <RightsFields {...{ company, draft }} faults={isChecked ? findDraftFaults(draft) : []} onChange={change} />
          <ColleagueOutcome of={form.outcome} />
        </FormStack>
      </form>
    </Dialog>
  )
}
