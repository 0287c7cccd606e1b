import { REGIONS, SITE_LOCALES } from '#features/locale/public.ts'
import type { LocaleList } from '#features/navigation/blocks/locale-list.schema.ts'
import { LOCALES_ID } from '#features/navigation/locale/locale-flyout.tsx'
import { LocaleLinks } from '#features/navigation/locale/locale-links.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-list.module.css'

/** Every region is open: script shuts the others, and has the search work. */
export const Block = ({ postLoginPages }: LocaleList) => {
  const t = useTexts('navigation')
  return (
    <>
      <div className={styles.top}>
        <span>{t('locales.title')}</span>
        <button type="button" popoverTarget={LOCALES_ID} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.search} data-locale-search="" hidden>
        <Icon name="search" size="small" />
        <input type="search" aria-label={t('locales.find')} placeholder={t('locales.find')} autoComplete="off" maxLength={80} />
        <button type="button" hidden>
          {t('locales.clear')}
        </button>
      </div>
      <div data-locale-regions="">
        {REGIONS.map((region) => (
          <div key={region} className={styles.region}>
            <h2>{t(`locales.${region}`)}</h2>
            <LocaleLinks
              locales={SITE_LOCALES.filter((locale) => locale.region === region)}
              postLoginPages={postLoginPages}
              classes={styles}
            />
          </div>
        ))}
      </div>
      <p className={styles.status} role="status" data-found={t('locales.found')} data-none={t('locales.none')} />
      <ul className={styles.list} data-locale-results="" hidden />
    </>
  )
}
