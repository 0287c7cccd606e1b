import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { EmailRestore } from '#features/accounts/account-settings/email-restore.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-confirmation.module.css'

/** Plain markup: the button works without script, and no script presses it. */
export const Block = ({ state, email = '', token, hasPassword }: EmailRestore) => {
  const t = useTexts('account-settings')
  const { locale, path } = usePage()
  return (
    <div className={`wrap ${styles.confirmation}`}>
      <h1>{t(`restore.${state}.title`)}</h1>
      {state === 'ask' ? (
        <>
          <p>{t('restore.ask.text', { email })}</p>
          <ul className={styles.points}>
            <li>{t('restore.ask.address')}</li>
            <li>{t('restore.ask.sessions')}</li>
            <li>{t(hasPassword ? 'restore.ask.password' : 'restore.ask.signIn')}</li>
          </ul>
          <form method="post" action={pageHref(locale, path)}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t('restore.button')}</Button>
          </form>
        </>
      ) : (
        <>
          <p>{t(state === 'done' && !hasPassword ? 'restore.done.signIn' : `restore.${state}.text`)}</p>
          <ButtonLink href={pageHref(locale, state === 'done' ? '/' : '/contact-us')}>
            {t(state === 'done' ? 'restore.home' : 'restore.contact')}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
