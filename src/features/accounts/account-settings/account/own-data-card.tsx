import { useState } from 'react'
import { useSubmission } from '#browser/form/use-submission.ts'
import { call } from '#browser/api.ts'
import { requestOwnData } from '#foundation/personal-data/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { JobProgress, useJob } from '#foundation/work/public.ts'
import { AccountCard } from '#features/accounts/account-settings/account/account-card.tsx'
import { requestErasure } from '#features/accounts/account-settings/account/erasure-request.api.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

/** The stored data of the person: a copy of it, and the request to remove it. */
export const OwnDataCard = ({ isActedFor }: { isActedFor: boolean }) => {
  const t = useTexts('account-settings')
  const acting = useTexts('ui')('form.acting')
  return (
    <AccountCard title={t('data.title')} text={isActedFor ? acting : t('data.text')} wide>
      {!isActedFor && <OwnData />}
    </AccountCard>
  )
}

const OwnData = () => {
  const t = useTexts('account-settings')
  const [jobId, setJobId] = useState<string>()
  const followed = useJob(jobId)
  const [making, setMaking] = useState<'busy' | 'failed'>()
  const erasing = useSubmission(requestErasure)
  const [isWaiting, setConfirming] = useState(false)
  const make = async (): Promise<void> => {
    if (!(await requestReauthentication())) return
    setMaking('busy')
    const answer = await call(requestOwnData, { errors: 'own' })
    setMaking(answer.ok ? undefined : 'failed')
    if (answer.ok) setJobId(answer.data.jobId)
  }
  const erase = async (): Promise<void> => {
    setConfirming(false)
    if (await requestReauthentication()) await erasing.submit({})
  }
  return (
    <>
      {making === 'failed' && (
        <Message tone="bad" live>
          {t('data.failed')}
        </Message>
      )}
      <FormOutcome of={erasing} done={t('data.erase.done')} />
      {jobId !== undefined && (
        <JobProgress followed={followed} label={t('data.making')}>
          {({ id, state }) =>
            state === 'completed' && (
              <ButtonLink variant="secondary" size="small" href={`/api/me/personal-data/${id}/file`} download>
                {t('data.open')}
              </ButtonLink>
            )
          }
        </JobProgress>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={making === 'busy'} onClick={() => void make()}>
          {t('data.download')}
        </Button>
        <Button variant="quiet" busy={erasing.isBusy} onClick={() => setConfirming(true)}>
          {t('data.erase')}
        </Button>
      </div>
      <Dialog
        open={isWaiting}
        title={t('data.erase.title')}
        description={t('data.erase.text')}
        onClose={() => setConfirming(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('data.cancel')}
            </Button>
            <Button onClick={() => void erase()}>{t('data.erase')}</Button>
          </>
        }
      />
    </>
  )
}
