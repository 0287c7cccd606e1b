import { useEffect } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { AccountCard, CardSkeleton } from '#features/accounts/account-settings/account/account-card.tsx'
import { AuthenticatorPart } from '#features/accounts/account-settings/account/security/authenticator-part.tsx'
import { PasskeysPart } from '#features/accounts/account-settings/account/security/passkeys-part.tsx'
import { RecoveryPart } from '#features/accounts/account-settings/account/security/recovery-part.tsx'
import { readSecondFactor, type SecondFactorState } from '#foundation/second-factor/public.ts'
import { Message } from '#ui/message.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

const ANCHOR = 'sign-in-and-security'

/** The person's second factors; hidden from an employee who acts for them. */
export const SecurityCard = ({ isActedFor }: { isActedFor: boolean }) => {
  const t = useTexts('account-settings')
  const acting = useTexts('ui')('form.acting')
  // The card comes after the page: the browser looked for the anchor before it was there.
  useEffect(() => {
    if (location.hash === `#${ANCHOR}`) document.getElementById(ANCHOR)?.scrollIntoView()
  }, [])
  return (
    <AccountCard title={t('security.title')} text={isActedFor ? acting : t('security.text')} anchor={ANCHOR} wide>
      {!isActedFor && <FactorList />}
    </AccountCard>
  )
}

const FactorList = () => {
  const t = useTexts('account-settings')
  const { appId } = usePage().config
  const { data: factors, isError, isPending, refetch } = useEndpointQuery(readSecondFactor, { appId })
  const reload = () => void refetch()
  return (
    <>
      {isPending && <CardSkeleton />}
      {isError && !factors && <ErrorState onRetry={reload}>{t('load.failed')}</ErrorState>}
      {factors && <RequirementNotice factors={factors} />}
      {factors && !factors.isElsewhere && (
        <div className={styles.parts}>
          <PasskeysPart passkeys={factors.passkeys} onChanged={reload} />
          <AuthenticatorPart since={factors.authenticatorSince} onChanged={reload} />
          <RecoveryPart factors={factors} onChanged={reload} />
        </div>
      )}
    </>
  )
}

/** Why someone's role does not work yet, and what they can do about it [T-103]. */
const RequirementNotice = ({ factors }: { factors: SecondFactorState }) => {
  const t = useTexts('account-settings')
  const { isRequired, isProven, isElsewhere, passkeys, authenticatorSince } = factors
  if (isRequired && !isProven) {
    const hasOne = passkeys.length > 0 || authenticatorSince !== null
    return (
      <Message tone="warn">
        {t(isElsewhere ? 'security.askElsewhere' : hasOne ? 'security.signInAgain' : 'security.required')}
      </Message>
    )
  }
  return isElsewhere ? <p className={styles.muted}>{t('security.elsewhere')}</p> : null
}
