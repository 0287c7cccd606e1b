import { useEffect } from 'react'
import { draftCustomer, draftOwner, dropStaleDrafts, forgetDrafts, isDraftRestored } from '#browser/draft/draft-store.ts'
import { restoreForms, watchForms } from '#browser/draft/form-draft.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { usePerson } from '#foundation/identity/public.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form-draft.module.css'

/** A sign-out by a plain link is a sign-out too [T-66]. */
const forgetAtSignOut = (logoutUri: string): (() => void) => {
  const forget = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.pathname === logoutUri) forgetDrafts()
  }
  document.addEventListener('click', forget)
  return () => document.removeEventListener('click', forget)
}

/** Brings back what this person was filling in when their session ended, and says so. */
export const Shell = () => {
  const t = useTexts('session-life')
  const { logoutUri } = usePage().config
  const isRestored = isDraftRestored.use()
  const person = usePerson()
  const sub = typeof person === 'object' ? person.sub : undefined
  const customer = draftCustomer.use()
  useEffect(() => watchForms(), [])
  useEffect(() => forgetAtSignOut(logoutUri), [logoutUri])
  useEffect(() => {
    if (sub === undefined || customer === undefined) return
    const owner = { sub, customer }
    draftOwner.set(owner)
    restoreForms()
    dropStaleDrafts(owner)
    return () => draftOwner.set(undefined)
  }, [sub, customer])
  return (
    <div className={styles.place} aria-live="polite">
      {isRestored && (
        <Message tone="info" onDismiss={() => isDraftRestored.set(false)}>
          {t('draft.restored')}
        </Message>
      )}
    </div>
  )
}
