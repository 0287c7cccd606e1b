import { REGIONS, SITE_LOCALES } from '#features/locale/public.ts'
import { LocaleLinks } from '#features/navigation/locale/locale-links.tsx'
import type { LocaleEntry } from '#features/navigation/locale/locale-entry.rules.ts'
import type { SiteHeader } from '#features/navigation/blocks/site-header.schema.ts'
import { localePath, localeTag } from '#kernel/locale.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-flyout.module.css'
import linkStyles from './locale-links.module.css'

export const LOCALES_ID = 'country-language'

/** For pages whose list a script has taken away [2.5.2]. */
const LOCALE_MAP: readonly LocaleEntry[] = SITE_LOCALES.map((locale) => ({
  path: localePath(locale),
  locale: locale.label,
  'data-country-language-code': localeTag(locale).toLowerCase(),
}))

/** A native popover with every region open: all of it works without script, which adds the search and shuts the other regions. */
export const LocaleFlyout = ({ postLoginPages }: Pick<SiteHeader, 'postLoginPages'>) => {
  const t = useTexts('navigation')
  return (
    <div id={LOCALES_ID} popover="auto" role="region" aria-label={t('locales.title')} className={styles.locales} data-locales="">
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
            <LocaleLinks locales={SITE_LOCALES.filter((locale) => locale.region === region)} postLoginPages={postLoginPages} />
          </div>
        ))}
      </div>
      <p className={styles.status} role="status" data-found={t('locales.found')} data-none={t('locales.none')} />
      <ul className={linkStyles.list} data-locale-results="" hidden />
      <input type="hidden" id="locale-map" value={JSON.stringify(LOCALE_MAP)} />
    </div>
  )
}
