import { useState, type SubmitEvent } from 'react'
import { finishDraft, useFormDraft } from '#browser/draft/form-draft.ts'
import { usePage } from '#features/blocks/public.ts'
import { AccountCard, CardSkeleton, FormOutcome } from '#features/account-settings/account/account-card.tsx'
import { AccountLayout } from '#features/account-settings/account/account-layout.tsx'
import type { Channel, Preference, Topic } from '#features/account-settings/account/notification-preference.rules.ts'
import { useLoaded } from '#features/account-settings/account/use-loaded.ts'
import { useSubmit } from '#features/account-settings/account/use-submit.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import forms from './account-form.module.css'
import styles from './notification-preferences.module.css'

export const Block = () => {
  const t = useTexts('account-settings')
  const { emailNotificationEndpoint } = usePage().config
  const loaded = useLoaded<{ preferences: readonly Preference[] }>(emailNotificationEndpoint)
  return (
    <AccountLayout title={t('notifications.title')} lead={t('notifications.lead')}>
      <AccountCard title={t('notifications.topics')}>
        {loaded.state === 'loading' && <CardSkeleton lines={6} />}
        {loaded.state === 'failed' && <ErrorState onRetry={loaded.reload}>{t('load.failed')}</ErrorState>}
        {loaded.state === 'ready' && <PreferencesForm saved={loaded.data.preferences} />}
      </AccountCard>
    </AccountLayout>
  )
}

const CHANNELS = ['byEmail', 'inPortal'] as const

/** Each channel has its own address: mails are saved with one call, messages in the portal with the other [7.4.1, 7.4.3]. */
const PreferencesForm = ({ saved }: { saved: readonly Preference[] }) => {
  const t = useTexts('account-settings')
  const { saveEmailNotificationEndpoint, userNotificationEndpoint } = usePage().config
  const [preferences, setPreferences] = useState(saved)
  const submission = useSubmit()
  const draft = useFormDraft('notification-preferences')
  const change = (topic: Topic, channel: Channel, isWanted: boolean) =>
    setPreferences((all) => all.map((one) => (one.topic === topic ? { ...one, [channel]: isWanted } : one)))
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const byEmail = preferences.map(({ topic, byEmail }) => ({ topic, byEmail }))
    const inPortal = preferences.map(({ topic, inPortal }) => ({ topic, inPortal }))
    if (!(await submission.submit({ path: saveEmailNotificationEndpoint, method: 'POST', body: { preferences: byEmail } })))
      return
    if (await submission.submit({ path: userNotificationEndpoint, method: 'POST', body: { preferences: inPortal } }))
      finishDraft(draft.ref.current)
  }
  return (
    <form {...draft} className={forms.form} onSubmit={(event) => void save(event)}>
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
          {preferences.map((preference) => (
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
      <FormOutcome of={submission} done={t('notifications.saved')} />
      <div className={forms.actions}>
        <Button type="submit" busy={submission.isBusy}>
          {t('notifications.save')}
        </Button>
      </div>
    </form>
  )
}
