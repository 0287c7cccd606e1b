import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import {
  chooseCloseAddress,
  chooseStatusAction,
  type StatusDialog as Status,
} from '#features/account-settings/status-dialog.rules.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './status-dialog.module.css'

/** The alert about a validation mail that could not be sent goes after 5 s [8.3.3, 9.8.8]. */
export const ALERT_MS = 5000

type StatusDialogProps = {
  status: Status
  open: boolean
  pathname: string
  /** Leads to another address of this site, or to the same one without its query. */
  onLeave: (address: string) => void
}

/** Tells how an account stands, as the address says; what can be done about it is the server's decision [2.10.1, T-19]. */
export const StatusDialog = ({ status: { flag, accountName }, open, pathname, onLeave }: StatusDialogProps) => {
  const t = useTexts('account-settings')
  const ui = useTexts('ui')
  const { config } = usePage()
  const closeAddress = chooseCloseAddress(flag, pathname, config)
  const action = chooseStatusAction(flag, config)
  const close = () => onLeave(closeAddress)
  const { isBusy, hasFailed, run } = useStatusAction(flag, close, onLeave)
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t(`status.${flag}.title`)}
      closesInFooter
      element={{ 'data-flag': flag }}
      footer={
        <>
          <Button variant={action ? 'secondary' : 'primary'} onClick={close}>
            {ui('close')}
          </Button>
          {action?.kind === 'register' && <ButtonLink href={action.path}>{t('action.register')}</ButtonLink>}
          {action && action.kind !== 'register' && (
            <Button busy={isBusy} onClick={() => void run()}>
              {t(`action.${action.kind}`)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.words}>
        {accountName && <p className={styles.account}>{t('status.account', { name: accountName })}</p>}
        <p>{t(`status.${flag}.text`)}</p>
        {hasFailed && action && action.kind !== 'register' && (
          <Message tone="bad" live>
            {t(`action.${action.kind}.failed`)}
          </Message>
        )}
      </div>
    </Dialog>
  )
}

const useStatusAction = (flag: Status['flag'], onRevalidated: () => void, onLeave: (address: string) => void) => {
  const { config } = usePage()
  const [isBusy, setBusy] = useState(false)
  const [failures, setFailures] = useState(0)
  const [isAlertShown, setAlertShown] = useState(false)
  useEffect(() => {
    if (failures === 0) return
    const timer = setTimeout(() => setAlertShown(false), ALERT_MS)
    return () => clearTimeout(timer)
  }, [failures])

  const run = async (): Promise<void> => {
    const action = chooseStatusAction(flag, config)
    if (!action || action.kind === 'register') return
    setBusy(true)
    setAlertShown(false)
    const call = { path: action.path, method: 'PUT', appId: config.appId, errors: 'own' } as const
    const isRevalidation = action.kind === 'revalidate'
    const answer = await callApi<{ success?: boolean }>(
      isRevalidation ? { ...call, body: action.body } : { ...call, headers: { 'content-type': 'application/json' } },
    )
    setBusy(false)
    if (!answer.ok) {
      setAlertShown(true)
      setFailures((count) => count + 1)
    } else if (isRevalidation) onRevalidated()
    else onLeave(config.postLoginHomePath)
  }
  return { isBusy, hasFailed: isAlertShown, run }
}
