import { useEndpointMutation, type QueryRequest } from '#browser/query.ts'
import { chooseProblem } from '#features/search/search-admin/change-problem.rules.ts'
import type { Endpoint, EndpointSpec } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type RemoveDialogProps<Spec extends EndpointSpec> = {
  title: string
  text: string
  endpoint: Endpoint<Spec>
  request: QueryRequest<Spec>
  onClose: () => void
  onRemoved: () => void
}

export const RemoveDialog = <const Spec extends EndpointSpec>(props: RemoveDialogProps<Spec>) => {
  const { title, text, endpoint, request, onClose, onRemoved } = props
  const t = useTexts('search-admin')
  const { isPending, error, mutate } = useEndpointMutation(endpoint)
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
          <Button busy={isPending} onClick={() => !isPending && mutate(request, { onSuccess: onRemoved })}>
            {t('remove')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error && (
        <Message tone="bad" live>
          {t(`problem.${chooseProblem(error.problem)}`)}
        </Message>
      )}
    </Dialog>
  )
}
