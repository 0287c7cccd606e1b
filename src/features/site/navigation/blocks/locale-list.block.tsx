import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { findSiteLocale, namesOf, REGIONS, SITE_LOCALES } from '#foundation/locale/public.ts'
import type { LocaleList } from '#features/site/navigation/blocks/locale-list.schema.ts'
import { LOCALES_ID } from '#features/site/navigation/locale/locale-flyout.tsx'
import { LocaleLinks } from '#features/site/navigation/locale/locale-links.tsx'
import { LocaleSearch } from '#features/site/navigation/locale/locale-search.tsx'
import { readPageLinks } from '#features/site/navigation/locale/country-link.client.ts'
import { isFound } from '#features/site/navigation/locale/locale-search.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './locale-list.module.css'

const neverChanges = () => () => {}

/** One region open at a time, first that of the page [2.4.2]; what is typed shows what it finds instead [2.4.3, 2.4.4]. */
export const Block = ({ postLoginPages }: LocaleList) => {
  const t = useTexts('navigation')
  const { locale } = usePage()
  const own = findSiteLocale(locale)?.region ?? REGIONS[0]
  const [opened, setOpened] = useState<(typeof REGIONS)[number] | undefined>(own)
  const [typed, setTyped] = useState('')
  // The list is the same on every page; where this very page exists is known to the links that stand on it.
  const hrefs = useSyncExternalStore(neverChanges, readPageLinks, () => undefined)
  const top = useRef<HTMLDivElement>(null)
  const query = typed.trim()
  const found = query === '' ? [] : SITE_LOCALES.filter((site) => isFound(namesOf(site, locale.language), query))

  // Whatever closes the flyout also puts it back as it was [2.4.6].
  useEffect(() => {
    const flyout = top.current?.closest(`#${LOCALES_ID}`)
    const reset = (event: Event) => {
      if (!(event instanceof ToggleEvent) || event.newState !== 'closed') return
      setOpened(own)
      setTyped('')
    }
    flyout?.addEventListener('toggle', reset)
    return () => flyout?.removeEventListener('toggle', reset)
  }, [own])

  return (
    <>
      <div className={styles.top} ref={top}>
        <span>{t('locales.title')}</span>
        <button type="button" popoverTarget={LOCALES_ID} popoverTargetAction="hide" aria-label={t('close')}>
          <Icon name="close" />
        </button>
      </div>
      <LocaleSearch className={styles.search} typed={typed} onType={setTyped} />
      <div data-locale-regions="" hidden={query !== ''}>
        {REGIONS.map((region) => (
          <div key={region} className={styles.region}>
            <h2>
              <button
                type="button"
                aria-expanded={region === opened}
                onClick={() => setOpened(region === opened ? undefined : region)}
              >
                {t(`locales.${region}`)}
              </button>
            </h2>
            <LocaleLinks
              locales={SITE_LOCALES.filter((site) => site.region === region)}
              postLoginPages={postLoginPages}
              hrefs={hrefs}
              classes={styles}
              hidden={region !== opened}
            />
          </div>
        ))}
      </div>
      <p className={styles.status} role="status">
        {query && (found.length > 0 ? t('locales.found', { count: found.length }) : t('locales.none', { query }))}
      </p>
      {query && <LocaleLinks locales={found} postLoginPages={postLoginPages} hrefs={hrefs} classes={styles} />}
    </>
  )
}
