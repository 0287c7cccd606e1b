import { useState, type SubmitEvent } from 'react'
import { useSubmission } from '#browser/form/use-submission.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { MAIL_CHOICES, readInboxPreferences, saveInboxPreferences, type MailChoice } from '#foundation/inbox/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Select } from '#ui/select.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import forms from './account-form.module.css'
import styles from './notification-preferences.module.css'

type Preference = ReplyOf<typeof readInboxPreferences>['preferences'][number]

/** Which mails come about kinds of inbox entries: at once, with the daily summary, or none. */
export const InboxMails = () => {
  const t = useTexts('account-settings')
  const { language } = usePage().locale
  const { data, isError, isPending, refetch } = useEndpointQuery(readInboxPreferences, { query: { language } })
  return (
    <AccountCard title={t('inboxMails.title')}>
      <p>{t('inboxMails.lead')}</p>
      {isPending && <CardSkeleton lines={6} />}
      {isError && !data && <ErrorState onRetry={() => void refetch()}>{t('load.failed')}</ErrorState>}
      {data && <MailsForm saved={data.preferences} />}
    </AccountCard>
  )
}

const MailsForm = ({ saved }: { saved: readonly Preference[] }) => {
  const t = useTexts('account-settings')
  const [preferences, setPreferences] = useState<readonly Preference[]>(saved)
  const saving = useSubmission(saveInboxPreferences)
  const change = (kind: string, mail: MailChoice): void =>
    setPreferences((all) => all.map((one) => (one.kind === kind ? { ...one, mail } : one)))
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    void saving.submit({ body: { preferences: preferences.map(({ kind, mail }) => ({ kind, mail })) } })
  }
  const options = MAIL_CHOICES.map((value) => ({ value, label: t(`inboxMails.${value}`) }))
  return (
    <form className={forms.form} onSubmit={save}>
      <table className={`${styles.topics} ${styles.mails}`}>
        <thead>
          <tr>
            <th scope="col">{t('inboxMails.kind')}</th>
            <th scope="col">{t('inboxMails.inbox')}</th>
            <th scope="col">{t('inboxMails.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {preferences.map(({ kind, name, about, mail }) => (
            <tr key={kind}>
              <th scope="row">
                {name}
                <span>{about}</span>
              </th>
              <td>{t('inboxMails.always')}</td>
              <td>
                <Select
                  hideLabel
                  size="small"
                  label={`${name}: ${t('inboxMails.mail')}`}
                  value={mail}
                  options={options}
                  onChange={({ currentTarget: { value } }) => change(kind, MAIL_CHOICES.find((one) => one === value) ?? mail)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FormOutcome of={saving} done={t('inboxMails.saved')} />
      <div className={forms.actions}>
        <Button type="submit" busy={saving.isBusy}>
          {t('inboxMails.save')}
        </Button>
      </div>
    </form>
  )
}
