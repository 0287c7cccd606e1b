import { useState } from 'react'
import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { withdrawTool } from '#features/access/tool-access/tool-access.api.ts'
import { refreshTools } from '#features/access/tool-access/use-tools.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Takes a request back, after a question: it would start from the beginning. */
export const WithdrawButton = ({ toolId, name, size }: { toolId: string; name: string; size?: 'small' }) => {
  const t = useTexts('tool-access')
  const { appId } = usePage().config
  const [isWaiting, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const withdraw = async () => {
    setBusy(true)
    await call(withdrawTool, { params: { toolId }, appId, isQuiet: true, errors: 'own' })
    // Whatever it said: the page shows how it is now.
    await refreshTools()
    setBusy(false)
    setConfirming(false)
  }
  return (
    <>
      <Button variant="quiet" size={size} aria-label={t('withdraw.name', { tool: name })} onClick={() => setConfirming(true)}>
        {t('withdraw')}
      </Button>
      <Dialog
        alert
        open={isWaiting}
        onClose={() => setConfirming(false)}
        title={t('withdraw.ask', { tool: name })}
        footer={
          <>
            <Button variant="secondary" onClick={() => setConfirming(false)}>
              {t('withdraw.keep')}
            </Button>
            <Button busy={isBusy} onClick={() => void withdraw()}>
              {t('withdraw')}
            </Button>
          </>
        }
      >
        {t('withdraw.text')}
      </Dialog>
    </>
  )
}
