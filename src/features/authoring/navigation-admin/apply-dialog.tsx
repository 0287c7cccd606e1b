import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type ApplyButtonProps = { locale: string; others: readonly string[]; isBusy: boolean; onApply: () => void }

/** Asked once more: drafts of all other markets change. */
export const ApplyButton = ({ locale, others, isBusy, onApply }: ApplyButtonProps) => {
  const t = useTexts('navigation-admin')
  const [isWaiting, setConfirming] = useState(false)
  const close = (): void => setConfirming(false)
  const confirm = (): void => {
    close()
    onApply()
  }
  return (
    <>
      <Button variant="secondary" busy={isBusy} disabled={others.length === 0} onClick={() => setConfirming(true)}>
        {t('apply')}
      </Button>
      <Dialog
        open={isWaiting}
        title={t('apply.title', { market: locale })}
        description={t('apply.text', { markets: others.join(', ') })}
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              {t('cancel')}
            </Button>
            <Button onClick={confirm}>{t('apply')}</Button>
          </>
        }
      />
    </>
  )
}
