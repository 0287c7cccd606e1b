import type { MISSED } from '#features/company/webhooks/company-webhook.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type ResumeDialogProps = {
  readonly stored: number
  readonly busy: boolean
  readonly onResume: (missed: (typeof MISSED)[number]) => void
  readonly onClose: () => void
}

/** Events of the pause are sent, or stay in the log. */
export const ResumeDialog = ({ stored, busy, onResume, onClose }: ResumeDialogProps) => {
  const t = useTexts('webhooks')
  const { number } = useFormats()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('resume.title')}
      description={t('resume.text', { count: number(stored) })}
      footer={
        <>
          <Button variant="secondary" busy={busy} onClick={() => onResume('leave')}>
            {t('resume.leave')}
          </Button>
          <Button busy={busy} onClick={() => onResume('send')}>
            {t('resume.send')}
          </Button>
        </>
      }
    />
  )
}
