import { useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import { localStore } from '#browser/storage.ts'
import { readVisitStatus } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { maySignInMessageShow, SHOWN_KEY, toEpochSeconds } from '#features/access/sign-in-messages/message-dialog.rules.ts'
import { readSignInMessage } from '#features/access/sign-in-messages/sign-in-message.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './message-dialog.module.css'

/** A message to people of some role, at most once a day [2.12.1, 9.2.1]. */
export const MessageDialog = ({ isSessionValid }: { isSessionValid: boolean | undefined }) => {
  const t = useTexts('sign-in-messages')
  const message = useSignInMessage(isSessionValid)
  const [isClosed, setClosed] = useState(false)
  const close = () => setClosed(true)
  return (
    <Dialog
      open={message !== undefined && !isClosed}
      onClose={close}
      title={t('dialog.title')}
      closesInFooter
      footer={
        <Button data-autofocus onClick={close}>
          {t('dialog.ok')}
        </Button>
      }
    >
      <p className={styles.message}>{message}</p>
    </Dialog>
  )
}

/** Asked once, when the session is known: a tab that wakes must not bring the message back, so it is no query. */
const useSignInMessage = (isSessionValid: boolean | undefined): string | undefined => {
  const { config, locale } = usePage()
  const { user_status_end_point: statusPath, user_account_message_end_point: messagePath, appId } = config
  const { language } = locale
  const [shown, setShown] = useState<string>()
  useEffect(() => {
    if (!isSessionValid) return
    const leaving = new AbortController()
    const options = { appId, isQuiet: true, errors: 'own', signal: leaving.signal } as const
    const ask = async (): Promise<void> => {
      const [status, answer] = await Promise.all([
        call(readVisitStatus, { ...options, path: statusPath }),
        call(readSignInMessage, { ...options, path: messagePath, headers: { language } }),
      ])
      if (leaving.signal.aborted) return
      // For whoever looks after the site; people see nothing [8.7.1].
      if (!answer.ok || !status.ok) return logInfo('API call failed, please try again later')
      const now = new Date()
      const message = answer.data.PortalSignInMessage ?? undefined
      const facts = { isSessionValid, isNewUser: status.data.isNewUser, message, now, shownAt: localStore.read(SHOWN_KEY) }
      if (!maySignInMessageShow({ ...facts, isOtherModalOpen: document.querySelector('dialog[open]') !== null })) return
      localStore.write(SHOWN_KEY, String(toEpochSeconds(now)))
      setShown(message)
    }
    void ask()
    return () => leaving.abort()
  }, [isSessionValid, statusPath, messagePath, appId, language])
  return shown
}
