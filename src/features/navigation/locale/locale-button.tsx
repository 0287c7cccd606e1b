import { usePage } from '#features/blocks/public.ts'
import { labelOf } from '#features/locale/public.ts'
import { LOCALES_ID } from '#features/navigation/locale/locale-flyout.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-button.module.css'

export const LocaleButton = () => {
  const { locale } = usePage()
  const t = useTexts('navigation')
  return (
    <button
      type="button"
      className={styles.button}
      popoverTarget={LOCALES_ID}
      aria-label={t('locales.button', { label: labelOf(locale) })}
      data-locale-button=""
    >
      <Icon name="globe" size="small" />
      {labelOf(locale)}
    </button>
  )
}
