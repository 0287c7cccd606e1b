import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  inboxMailsForm,
  MAIL_CHOICES,
  readInboxPreferences,
  saveInboxPreferences,
  type MailChoice,
} from '#foundation/inbox/public.ts'
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
  const form = useEndpointForm(saveInboxPreferences, {
    rules: inboxMailsForm,
    values: { preferences: saved.map(({ kind, mail }) => ({ kind, mail })) },
  })
  const chosen = form.valueOf('preferences')
  const mailOf = (kind: string): MailChoice | undefined => chosen.find((one) => one.kind === kind)?.mail
  const change = (kind: string, mail: MailChoice): void =>
    form.change(
      'preferences',
      chosen.map((one) => (one.kind === kind ? { kind, mail } : one)),
    )
  const options = MAIL_CHOICES.map((value) => ({ value, label: t(`inboxMails.${value}`) }))
  return (
    <form {...form.props} className={forms.form}>
      <table className={`${styles.topics} ${styles.mails}`}>
        <thead>
          <tr>
            <th scope="col">{t('inboxMails.kind')}</th>
            <th scope="col">{t('inboxMails.inbox')}</th>
            <th scope="col">{t('inboxMails.mail')}</th>
          </tr>
        </thead>
        <tbody>
          {saved.map(({ kind, name, about, mail }) => (
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
                  value={mailOf(kind) ?? mail}
                  options={options}
                  onChange={({ currentTarget: { value } }) => change(kind, MAIL_CHOICES.find((one) => one === value) ?? mail)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FormOutcome of={form.outcome} done={t('inboxMails.saved')} />
      <div className={forms.actions}>
        <Button type="submit" busy={form.isBusy}>
          {t('inboxMails.save')}
        </Button>
      </div>
    </form>
  )
}
