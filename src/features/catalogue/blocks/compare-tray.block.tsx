import { pageHref, usePage } from '#features/blocks/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-tray.module.css'

/** Drawn empty and hidden: what was picked is known to the browser alone, see `compare.enhance.ts`. */
export const Block = () => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  return (
    <section className={styles.tray} aria-label={t('compare.region')} data-compare-tray="" hidden>
      <div className="wrap">
        <div className={styles.row}>
          <p className={styles.count}>
            {t('compare.region')} <strong data-compare-count="" />
          </p>
          <p className={styles.status} role="status" data-compare-status={t('compare.full')} />
          <Button variant="quiet" size="small" data-compare-clear="">
            {t('compare.clear')}
          </Button>
          <ButtonLink size="small" href={pageHref(locale, '/compare')} data-compare-link="">
            {t('compare')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
