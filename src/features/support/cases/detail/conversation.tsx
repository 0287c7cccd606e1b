import { readCaseFile } from '#features/support/cases/case.api.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

const fileHref = (id: string, fileId: string): string =>
  readCaseFile.path.replace(':id', encodeURIComponent(id)).replace(':fileId', encodeURIComponent(fileId))

/** The messages, the oldest first; new ones are announced while the page is open. */
export const Conversation = ({ view: { id, messages } }: { view: CaseView }) => {
  const t = useTexts('cases')
  const { dateTime, fileSize } = useFormats()
  return (
    <section aria-label={t('conversation')}>
      {messages.length === 0 && <p className={styles.muted}>{t('conversation.empty')}</p>}
      <div className={styles.talk} role="log">
        {messages.map((message) => (
          <article key={message.id} className={styles.message} data-by={message.by}>
            <header className={styles.marks}>
              <strong>{message.author}</strong>
              {message.by === 'staff' && <span className={styles.muted}>{t('support')}</span>}
              <time className={styles.muted} dateTime={message.at}>
                {dateTime(message.at)}
              </time>
            </header>
            <p className={styles.text}>{message.text}</p>
            {message.files.length > 0 && (
              <ul className={styles.files}>
                {message.files.map((file) => (
                  <li key={file.id}>
                    <a href={fileHref(id, file.id)} download>
                      <Icon name="file" size="small" /> {file.name}
                    </a>{' '}
                    <span className={styles.muted}>{fileSize(file.size)}</span>
                  </li>
                ))}
              </ul>
            )}
          </article>
        ))}
      </div>
    </section>
  )
}
