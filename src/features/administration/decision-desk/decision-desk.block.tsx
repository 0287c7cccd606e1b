import { useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { DecisionDesk } from '#features/administration/decision-desk/decision-desk.schema.ts'
import { DeskGrid } from '#features/administration/decision-desk/desk-grid.tsx'
import { DeskPanel } from '#features/administration/decision-desk/desk-panel.tsx'
import { useDeskAddress } from '#features/administration/decision-desk/use-desk-address.client.ts'
import { listDeskRequests, readDeskRequest } from '#foundation/requests/public.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './decision-desk.module.css'

type News = { readonly tone: MessageTone; readonly text: string }

/** A list of what waits, and beside it what is known of the one that is looked at. */
export const Block = ({ kinds }: DecisionDesk) => {
  const t = useTexts('decision-desk')
  const { locale } = usePage()
  const { view, requestId, choose } = useDeskAddress()
  const [news, setNews] = useState<News>()
  const tell = (told: News): void => {
    setNews(told)
    void refreshQueries(listDeskRequests, readDeskRequest)
  }
  /** Whoever works by keyboard goes on from the row that was open. */
  const close = (id: string): void => {
    choose({ requestId: undefined })
    document.querySelector<HTMLElement>(`a[href="?request=${CSS.escape(id)}"]`)?.focus()
  }
  return (
    <div className={styles.desk} data-open={requestId !== undefined || undefined}>
      <div className={styles.work}>
        <h1>{t('title')}</h1>
        <p className={styles.further}>
          <a href={pageHref(locale, '/back-office/requests/returns')}>{t('returns')}</a>{' '}
          <a href={pageHref(locale, '/back-office/requests/courses')}>{t('courses')}</a>
        </p>
        <div role="status" className={styles.news}>
          {news && (
            <Message tone={news.tone} onDismiss={() => setNews(undefined)}>
              {news.text}
            </Message>
          )}
        </div>
        <DeskGrid
          kinds={kinds}
          view={view}
          current={requestId}
          onView={(next) => choose({ view: next })}
          onOpen={(id) => choose({ requestId: id })}
          onNews={tell}
        />
      </div>
      {requestId !== undefined && <DeskPanel key={requestId} id={requestId} onClose={() => close(requestId)} onNews={tell} />}
    </div>
  )
}
