import { useEffect, useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { cancelEmailChange } from '#features/accounts/account-settings/email-change.api.ts'
import { startRevalidation, startYearlyRevalidation } from '#features/accounts/account-settings/revalidation.api.ts'
import {
  chooseCloseAddress,
  chooseStatusAction,
  type StatusDialog as Status,
} from '#features/accounts/account-settings/status-dialog.rules.ts'
import { reportStatusSeen } from '#features/accounts/account-settings/status-seen.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './status-dialog.module.css'

/** The alert about a validation mail that could not be sent goes after 5 s [8.3.3, 9.8.8]. */
export const ALERT_MS = 5000

type StatusMessage = Status & { readonly flag: Exclude<Status['flag'], 'unidentifiedUser'> }

type StatusDialogProps = {
  status: StatusMessage
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
  const close = (): void => void reportStatusSeen(flag, config).finally(() => onLeave(closeAddress))
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
  const revalidation = useEndpointMutation(startRevalidation)
  const yearly = useEndpointMutation(startYearlyRevalidation)
  const cancelling = useEndpointMutation(cancelEmailChange)
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
    setAlertShown(false)
    // Someone waits for it: the page shows that it loads.
    const common = { path: action.path, appId: config.appId, isQuiet: false }
    try {
      if (action.kind !== 'revalidate') {
        await cancelling.mutateAsync({ ...common, headers: { 'content-type': 'application/json' } })
        return onLeave(config.postLoginHomePath)
      }
      const { body } = action
      await ('revalidate' in body ? yearly.mutateAsync({ ...common, body }) : revalidation.mutateAsync({ ...common, body }))
      onRevalidated()
    } catch {
      setAlertShown(true)
      setFailures((count) => count + 1)
    }
  }
  const isBusy = revalidation.isPending || yearly.isPending || cancelling.isPending
  return { isBusy, hasFailed: isAlertShown, run }
}
