import { usePage } from '#foundation/blocks/public.ts'
import type { ErrorNotice } from '#features/site/content/blocks/error-notice.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './error-notice.module.css'

const KINDS: Readonly<Record<number, 'notFound' | 'notPermitted'>> = { 403: 'notPermitted', 404: 'notFound' }

/** May stand alone, without header and footer, so it says whose site this is. */
export const Block = ({ status, home, isReadOnly }: ErrorNotice) => {
  const page = usePage()
  const t = useTexts('content')
  const what = isReadOnly ? 'readOnly' : (KINDS[status] ?? 'failed')
  return (
    <div className={`on-hero ${styles.notice}`}>
      <div className={`wrap ${styles.sheet}`}>
        <p className={styles.name}>{page.tenant.name}</p>
        <div>
          <p className={styles.code} aria-hidden="true">
            {status}
          </p>
          <h1 className={styles.title}>{t(`error.${what}.title`)}</h1>
          <p className={styles.text}>{t(`error.${what}.text`)}</p>
          <ButtonLink variant="accent" href={home}>
            {t('error.home')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
