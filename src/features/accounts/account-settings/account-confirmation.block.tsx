import { useEffect, useRef } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { AccountConfirmation } from '#features/accounts/account-settings/account-confirmation.schema.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-confirmation.module.css'

/**
 * The click in the mail was the person's decision, so the form of a validation sends itself; without script a button does.
 * A change of the address waits for the button: mail scanners run scripts too [T-73].
 */
export const Block = ({ state, purpose = 'revalidate', token }: AccountConfirmation) => {
  const t = useTexts('account-settings')
  const { locale, path } = usePage()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (purpose === 'revalidate') form.current?.requestSubmit()
  }, [purpose])
  return (
    <div className={`wrap ${styles.confirmation}`}>
      <h1>{t(state === 'ask' ? 'confirm.title' : `confirm.${state}.title`)}</h1>
      {state === 'ask' ? (
        <>
          <p>{t(`confirm.${purpose}.text`)}</p>
          <form ref={form} method="post" action={pageHref(locale, path)}>
            <input type="hidden" name="token" value={token} />
            <Button type="submit">{t('confirm.button')}</Button>
          </form>
        </>
      ) : (
        <>
          <p>{state === 'done' ? t(`confirm.done.${purpose}`) : t('confirm.gone.text')}</p>
          <ButtonLink href={pageHref(locale, '/secure/my-account')}>{t('confirm.on')}</ButtonLink>
        </>
      )}
    </div>
  )
}
