import type { ErrorNotice } from '#features/content/blocks/error-notice.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './error-notice.module.css'

export const Block = ({ status, home }: ErrorNotice) => {
  const t = useTexts('content')
  const isMissing = status === 404
  return (
    <div className={`wrap ${styles.notice}`}>
      <p className={styles.code} aria-hidden="true">
        {status}
      </p>
      <h1>{t(isMissing ? 'error.notFound.title' : 'error.failed.title')}</h1>
      <p className={styles.text}>{t(isMissing ? 'error.notFound.text' : 'error.failed.text')}</p>
      <ButtonLink href={home}>{t('error.home')}</ButtonLink>
    </div>
  )
}
