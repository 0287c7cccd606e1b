import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { listCompanyWebhooks, removeCompanyWebhook, type ListedWebhook } from '#features/company/webhooks/company-webhook.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-webhooks.module.css'

type RemoveWebhookDialogProps = { webhook: ListedWebhook; onClose: () => void; onRemoved: () => void }

export const RemoveWebhookDialog = ({ webhook: { id, url }, onClose, onRemoved }: RemoveWebhookDialogProps) => {
  const t = useTexts('webhooks')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    const { ok, status } = await call(removeCompanyWebhook, { params: { id }, errors: 'own' })
    setBusy(false)
    // Somebody else removed it meanwhile: what was asked for is done.
    if (!ok && status !== 404) return setFailed(true)
    await refreshQueries(listCompanyWebhooks)
    onRemoved()
  }
  return (
    <Dialog
      open
      title={t('remove.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p className={styles.address}>{url}</p>
      <p>{t('remove.text')}</p>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
