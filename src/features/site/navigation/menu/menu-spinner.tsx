import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './menu-spinner.module.css'

/** Shown in a flyout, or in a level of the phone's menu, while its content loads. */
export const MenuSpinner = () => {
  const t = useTexts('navigation')
  return (
    <div className={styles.loading} role="status">
      <Spinner size="large" />
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  )
}
