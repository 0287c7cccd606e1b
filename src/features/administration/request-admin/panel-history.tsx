import type { AdminRequest } from '#features/administration/request-admin/panel-facts.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-panel.module.css'

type EventName = 'asked' | 'reminded' | 'approved' | 'denied' | 'withdrawn' | 'expired' | 'reopened'

/** The history of this request, the latest first, and the person's earlier requests. */
export const PanelHistory = ({ request: { history, earlier } }: { request: AdminRequest }) => {
  const t = useTexts('request-admin')
  const { dateTime, date } = useFormats()
  return (
    <section aria-labelledby="request-history">
      <h3 id="request-history">{t('history')}</h3>
      <ol className={styles.history}>
        {history.map(({ at, event, by, note }) => (
          <li key={`${at}${event}`}>
            <b>{t(`event.${event as EventName}`)}</b>
            <span>{[by, `${dateTime(at)} UTC`].filter(Boolean).join(', ')}</span>
            {note !== '' && <q>{note}</q>}
          </li>
        ))}
        {earlier.map(({ id, subject, status, askedAt }) => (
          <li key={id}>
            <b>{t('earlier', { subject })}</b>
            <span>{`${t(`status.${status}`)}, ${date(askedAt)}, ${id}`}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
