import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ListDetail } from '#features/buying/lists/list-detail.tsx'
import { SAVED } from '#features/buying/lists/list.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

export const Block = () => {
  const t = useTexts('lists')
  const { locale } = usePage()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('saved')}</h1>
        <a href={pageHref(locale, '/secure/lists')}>
          {t('lists')} <Icon name="arrow" size="small" />
        </a>
      </header>
      <ListDetail id={SAVED} />
    </div>
  )
}
