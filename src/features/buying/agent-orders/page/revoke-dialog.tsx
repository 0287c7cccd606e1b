import { useEndpointMutation } from '#browser/query.ts'
import { revokeGrant, type GrantView } from '#features/buying/agent-orders/agents.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RevokeDialogProps = { grant: Pick<GrantView, 'id' | 'name'>; onClose: () => void; onRevoked: () => void }

export const RevokeDialog = ({ grant, onClose, onRevoked }: RevokeDialogProps) => {
  const t = useTexts('agent-orders')
  const revoking = useEndpointMutation(revokeGrant)
  const revoke = async (): Promise<void> => {
    const done = await revoking.mutateAsync({ params: { id: grant.id } }).catch(() => undefined)
    if (done) onRevoked()
  }
  return (
    <Dialog
      open
      alert
      onClose={onClose}
      title={t('revoke.sure', { name: grant.name })}
      description={t('revoke.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={revoking.isPending} onClick={() => void revoke()}>
            {t('revoke')}
          </Button>
        </>
      }
    >
      {revoking.isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
