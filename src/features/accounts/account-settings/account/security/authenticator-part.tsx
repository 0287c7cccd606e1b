import { lazy, Suspense, useState } from 'react'
import { call } from '#browser/api.ts'
import { useSubmission } from '#browser/form/use-submission.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import type { Started } from '#features/accounts/account-settings/account/security/authenticator-enrolment.tsx'
import { CodeList } from '#features/accounts/account-settings/account/security/code-list.tsx'
import { removeAuthenticatorApp, startAuthenticatorApp } from '#foundation/second-factor/public.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

const Enrolment = lazy(async () => ({
  default: (await import('#features/accounts/account-settings/account/security/authenticator-enrolment.tsx')).Enrolment,
}))

export const AuthenticatorPart = ({ since, onChanged }: { since: string | null; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const formats = useFormats()
  const { appId } = usePage().config
  const [started, setStarted] = useState<Started>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isFailed, setFailed] = useState(false)
  const removing = useSubmission(removeAuthenticatorApp)
  const start = async () => {
    if (!(await requestReauthentication())) return
    const { data } = await call(startAuthenticatorApp, { appId, errors: 'own' })
    setFailed(!data)
    setStarted(data)
  }
  const remove = async () => {
    if (!(await requestReauthentication())) return
    if ((await removing.submit({ appId })).ok) onChanged()
  }
  const finish = (recoveryCodes: readonly string[]) => {
    setStarted(undefined)
    setCodes(recoveryCodes)
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>
        {t('app.title')} {since !== null && <Badge tone="ok">{t('app.on')}</Badge>}
      </h3>
      <p className={styles.muted}>{since === null ? t('app.text') : t('app.since', { since: formats.date(since, {}) })}</p>
      <FormOutcome of={removing} done={t('app.removed')} />
      {isFailed && (
        <Message tone="bad" live>
          {t('app.failed')}
        </Message>
      )}
      {codes.length > 0 && <CodeList codes={codes} onClose={() => setCodes([])} />}
      {started ? (
        <Suspense>
          <Enrolment started={started} onDone={finish} onCancel={() => setStarted(undefined)} />
        </Suspense>
      ) : (
        <div>
          <Button variant="secondary" busy={removing.isBusy} onClick={() => void (since === null ? start() : remove())}>
            {t(since === null ? 'app.setUp' : 'app.remove')}
          </Button>
        </div>
      )}
    </section>
  )
}
