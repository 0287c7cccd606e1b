import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { deletePage, listLinksTo } from '#features/authoring/authoring/authoring.api.ts'
import type { ListedPage } from '#features/authoring/authoring/listed-page.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type DeletePageDialogProps = { page: ListedPage; onClose: () => void; onDone: (reported: string) => void }

/** Asks once more, and tells what would lead nowhere. */
export const DeletePageDialog = ({ page, onClose, onDone }: DeletePageDialogProps) => {
  const t = useTexts('authoring')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const links = useEndpointQuery(listLinksTo, { params: { id: page.id } })
  const linking = links.data?.pages
  const remove = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(deletePage, { params: { id: page.id }, errors: 'own' })
    setBusy(false)
    if (answer.ok) onDone(t('delete.done', { title: page.title }))
    else setProblem(t(answer.status === 409 ? 'delete.needed' : 'failed'))
  }
  return (
    <Dialog
      open
      alert
      title={t('delete.title', { title: page.title })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('delete.text')}</p>
      {linking && (
        <>
          <h3>{linking.length > 0 ? t('links', { count: linking.length }) : t('links.none')}</h3>
          <ul>
            {linking.map(({ id, locale, path, title }) => (
              <li key={id}>
                <a href={`/${locale}${path}`}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
