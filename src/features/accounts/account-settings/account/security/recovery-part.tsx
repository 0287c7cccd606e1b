import { useState } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestReauthentication } from '#foundation/reauthentication/public.ts'
import { CodeList } from '#features/accounts/account-settings/account/security/code-list.tsx'
import { replaceCodes, type SecondFactorState } from '#foundation/second-factor/public.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

/** For the day when the phone is lost. */
export const RecoveryPart = ({ factors, onChanged }: { factors: SecondFactorState; onChanged: () => void }) => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isFailed, setFailed] = useState(false)
  const { passkeys, authenticatorSince, recoveryCodesLeft: left } = factors
  const hasFactor = passkeys.length > 0 || authenticatorSince !== null
  const make = async () => {
    if (!(await requestReauthentication())) return
    const { data } = await call(replaceCodes, { appId, errors: 'own' })
    setFailed(!data)
    setCodes(data?.recoveryCodes ?? [])
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>{t('codes.title')}</h3>
      <p className={styles.muted}>{t(hasFactor ? 'codes.text' : 'codes.later')}</p>
      {hasFactor && <p>{t('codes.left', { count: left })}</p>}
      {isFailed && (
        <Message tone="bad" live>
          {t('codes.failed')}
        </Message>
      )}
      {codes.length > 0 && <CodeList codes={codes} onClose={() => setCodes([])} />}
      {hasFactor && (
        <div>
          <Button variant="secondary" onClick={() => void make()}>
            {t(left === 0 ? 'codes.make' : 'codes.renew')}
          </Button>
        </div>
      )}
    </section>
  )
}
