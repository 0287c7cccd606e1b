import type { PublicationView } from '#features/documents/publications/publication-view.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './detail.module.css'

type RevisionListProps = {
  view: PublicationView
  /** Opens the reader on a page of the revision that is shown. */
  onOpen: (page: number) => void
}

/** Every revision with what it changed, the newest first. */
export const RevisionList = ({ view, onOpen }: RevisionListProps) => {
  const t = useTexts('publications')
  const { date } = useFormats()
  const { shown, revisions } = view
  return (
    <section className={styles.card}>
      <h2>{t('revisions')}</h2>
      <ol className={styles.revisions}>
        {revisions.map(({ revision, issuedOn, changes, isCurrent }) => (
          <li key={revision} aria-current={revision === shown.revision || undefined}>
            <p className={styles.revision}>
              <a href={isCurrent ? '?' : `?${new URLSearchParams({ revision }).toString()}`}>
                {t('revision.named', { revision })}
              </a>
              {isCurrent && <Tag>{t('current')}</Tag>}
              <span className={styles.muted}>{date(issuedOn)}</span>
            </p>
            {changes.length === 0 && <p className={styles.muted}>{t('changes.none')}</p>}
            {changes.length > 0 && (
              <ul className={styles.changes} aria-label={t('changes')} lang="en">
                {changes.map(({ section, text, page }) => (
                  <li key={`${section} ${text}`}>
                    <b>{section}</b> {text}
                    {page !== null && revision === shown.revision && (
                      <>
                        {' '}
                        <a
                          href={`${shown.href}#page=${page}`}
                          onClick={(event) => {
                            event.preventDefault()
                            onOpen(page)
                          }}
                        >
                          {t('page.link', { page })}
                        </a>
                      </>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
