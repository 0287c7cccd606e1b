import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RemoveSiteDialogProps = { site: string | undefined; onKeep: () => void; onRemove: () => void }

/** A removed site has to be requested again; so the safe answer has the focus. */
export const RemoveSiteDialog = ({ site, onKeep, onRemove }: RemoveSiteDialogProps) => {
  const t = useTexts('sites')
  return (
    <Dialog
      alert
      open={site !== undefined}
      onClose={onKeep}
      title={t('remove.title', { site: site ?? '' })}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onKeep}>
            {t('cancel')}
          </Button>
          <Button onClick={onRemove}>{t('remove')}</Button>
        </>
      }
    >
      <p>{t('remove.text')}</p>
    </Dialog>
  )
}
