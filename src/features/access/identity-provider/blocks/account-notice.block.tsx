import { usePage } from '#foundation/blocks/public.ts'
import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { AccountNotice } from '#features/access/identity-provider/blocks/account-notice.schema.ts'
import { signInHref } from '#features/access/identity-provider/sign-in-href.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

export const Block = ({ art, notice, tone, email, claim, action }: AccountNotice) => {
  const t = useTexts('identity-provider')
  const { config } = usePage()
  return (
    <AccountFrame title={t(`${notice}.title`)} art={art}>
      <div className={styles.form}>
        <Message tone={tone}>{t(`${notice}.text`, { email: email ?? '', claim: claim ?? '' })}</Message>
      </div>
      {action && (
        <p className={styles.actions}>
          <ButtonLink href={action.href ?? signInHref(config)}>{t(`action.${action.label}`)}</ButtonLink>
        </p>
      )}
    </AccountFrame>
  )
}
