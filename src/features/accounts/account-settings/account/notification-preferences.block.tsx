import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/accounts/account-settings/account/account-layout.tsx'
import {
  preferencesForm,
  readPreferences,
  saveMailPreferences,
  savePortalPreferences,
} from '#features/accounts/account-settings/account/notification-preference.api.ts'
import { InboxMails } from '#features/accounts/account-settings/account/inbox-mails.tsx'
import {
  isChosenByTopic,
  type Channel,
  type Preference,
  type Topic,
} from '#features/accounts/account-settings/account/notification-preference.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import forms from './account-form.module.css'
import styles from './notification-preferences.module.css'

export const Block = () => {
  const t = useTexts('account-settings')
  const { emailNotificationEndpoint: path, appId } = usePage().config
  const { data, isError, isPending, refetch } = useEndpointQuery(readPreferences, { path, appId })
  return (
    <AccountLayout title={t('notifications.title')} lead={t('notifications.lead')}>
      <InboxMails />
      <AccountCard title={t('notifications.topics')}>
        {isPending && <CardSkeleton lines={6} />}
        {isError && !data && <ErrorState onRetry={() => void refetch()}>{t('load.failed')}</ErrorState>}
        {data && <PreferencesForm saved={data.preferences} />}
      </AccountCard>
    </AccountLayout>
  )
}

const CHANNELS = ['byEmail', 'inPortal'] as const

type Values = { preferences: Preference[] }

/** Each channel has its own address: mails are saved with one call, messages in the portal with the other [7.4.1, 7.4.3]. */
const PreferencesForm = ({ saved }: { saved: readonly Preference[] }) => {
  const t = useTexts('account-settings')
  const { saveEmailNotificationEndpoint, userNotificationEndpoint, appId } = usePage().config
  const messages = useSubmission(savePortalPreferences)
  const form = useEndpointForm(saveMailPreferences, {
    rules: preferencesForm,
    request: { appId, path: saveEmailNotificationEndpoint },
    values: { preferences: [...saved] },
    bodyOf: ({ preferences }: Values) => ({ preferences: preferences.map(({ topic, byEmail }) => ({ topic, byEmail })) }),
    draft: 'notification-preferences',
  })
  const preferences = form.valueOf('preferences')
  const change = (topic: Topic, channel: Channel, isChosen: boolean) =>
    form.change(
      'preferences',
      preferences.map((one) => (one.topic === topic ? { ...one, [channel]: isChosen } : one)),
    )
  // The form's own call comes last: with it the draft is no work in progress any more.
  const save = form.check(async () => {
    const inPortal = preferences.map(({ topic, inPortal }) => ({ topic, inPortal }))
    const portal = await messages.submit({ appId, path: userNotificationEndpoint, body: { preferences: inPortal } })
    if (portal.ok) await form.send()
  })
  // While the first call runs, what the second one said belongs to an earlier try.
  const outcome = messages.isBusy
    ? { isDone: false }
    : { isDone: form.outcome.isDone, problem: messages.problem ?? form.outcome.problem }
  return (
    <form {...form.props} className={forms.form} onSubmit={save}>
      <table className={styles.topics}>
        <thead>
          <tr>
            <th scope="col">{t('notifications.topic')}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preferences.filter(isChosenByTopic).map((preference) => (
            <tr key={preference.topic}>
              <th scope="row">
                {t(`topic.${preference.topic}`)}
                <span>{t(`topic.${preference.topic}.text`)}</span>
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <Checkbox
                    hideLabel
                    name={`${preference.topic}-${channel}`}
                    label={`${t(`topic.${preference.topic}`)}: ${t(`notifications.${channel}`)}`}
                    checked={preference[channel]}
                    onChange={(event) => change(preference.topic, channel, event.currentTarget.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <FormOutcome of={outcome} done={t('notifications.saved')} />
      <div className={forms.actions}>
        <Button type="submit" busy={form.isBusy || messages.isBusy}>
          {t('notifications.save')}
        </Button>
      </div>
    </form>
  )
}
