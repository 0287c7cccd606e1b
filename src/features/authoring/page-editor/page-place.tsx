import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { cancelSchedule, MovePageDialog, readPage } from '#features/authoring/authoring/public.ts'
import type { PageEditor } from '#features/authoring/page-editor/page-editor.schema.ts'
import { addressOf } from '#features/authoring/page-editor/preview-view.rules.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type PagePlaceProps = { page: PageEditor['page']; title: string }

/** Where the page stands, and when it goes out. */
export const PagePlace = ({ page, title }: PagePlaceProps) => {
  const t = useTexts('page-editor')
  const { dateTime } = useFormats()
  const [isMoving, setMoving] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { data } = useEndpointQuery(readPage, { params: { id: page.id } }, { staleTime: 0 })
  const scheduledAt = data?.scheduledAt ?? null
  const cancel = async (): Promise<void> => {
    const answer = await call(cancelSchedule, { params: { id: page.id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(readPage)
  }
  return (
    <>
      <div className={styles.found}>
        <span>{t('page.address')}</span>
        <b>{addressOf(page)}</b>
        <span>
          <Button variant="quiet" size="small" onClick={() => setMoving(true)}>
            {t('page.move')}
          </Button>
        </span>
      </div>
      {scheduledAt !== null && (
        <Message
          tone="info"
          action={
            <Button variant="secondary" size="small" onClick={() => void cancel()}>
              {t('page.cancel')}
            </Button>
          }
        >
          {t('page.goesOut', { time: dateTime(scheduledAt) })}
        </Message>
      )}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {isMoving && (
        <MovePageDialog
          page={{ id: page.id, path: page.path, title }}
          onClose={() => setMoving(false)}
          onDone={(_, path) => location.assign(`${addressOf({ ...page, path })}?wcmmode=edit`)}
        />
      )}
    </>
  )
}
