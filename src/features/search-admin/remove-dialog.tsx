import type { ApiCall } from '#browser/api.ts'
import { useChange } from '#features/search-admin/use-change.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RemoveDialogProps = { title: string; text: string; call: ApiCall; onClose: () => void; onRemoved: () => void }

export const RemoveDialog = ({ title, text, call, onClose, onRemoved }: RemoveDialogProps) => {
  const t = useTexts('search-admin')
  const { isBusy, problem, send } = useChange()
  const remove = async (): Promise<void> => {
    if (await send(call)) onRemoved()
  }
  return (
    <Dialog
      open
      alert
      title={title}
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
      <p>{text}</p>
      {problem && (
        <Message tone="bad" live>
          {t(`problem.${problem}`)}
        </Message>
      )}
    </Dialog>
  )
}
