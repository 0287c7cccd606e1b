import { useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { RequestAdmin } from '#features/administration/request-admin/request-admin.schema.ts'
import { RequestGrid } from '#features/administration/request-admin/request-grid.tsx'
import { RequestPanel } from '#features/administration/request-admin/request-panel.tsx'
import { useRequestAddress } from '#features/administration/request-admin/use-request-address.client.ts'
import { listAdminRequests, readAdminRequest } from '#foundation/requests/public.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-admin.module.css'

type News = { readonly tone: MessageTone; readonly text: string }

/** A list of what waits, and beside it what is known of the one that is looked at. */
export const Block = ({ kinds }: RequestAdmin) => {
  const t = useTexts('request-admin')
  const { locale } = usePage()
  const { view, requestId, choose } = useRequestAddress()
  const [news, setNews] = useState<News>()
  const tell = (reported: News): void => {
    setNews(reported)
    void refreshQueries(listAdminRequests, readAdminRequest)
  }
  /** Whoever works by keyboard goes on from the row that was open. */
  const close = (id: string): void => {
    choose({ requestId: undefined })
    document.querySelector<HTMLElement>(`a[href="?request=${CSS.escape(id)}"]`)?.focus()
  }
  return (
    <div className={styles.layout} data-open={requestId !== undefined || undefined}>
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
        <RequestGrid
          kinds={kinds}
          view={view}
          current={requestId}
          onView={(next) => choose({ view: next })}
          onOpen={(id) => choose({ requestId: id })}
          onNews={tell}
        />
      </div>
      {requestId !== undefined && <RequestPanel key={requestId} id={requestId} onClose={() => close(requestId)} onNews={tell} />}
    </div>
  )
}
