import { pageHref, usePage } from '#features/blocks/public.ts'
import type { MarketBannerData } from '#features/catalogue/market/market-banner.rules.ts'
import { signInAddress } from '#features/identity/public.ts'
import { OVERRIDE_PARAMETER } from '#features/locale/public.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './market-banner.module.css'

/**
 * For which country this page was made, and the way to another one. Static: `market.enhance.ts` of locale listens to the marks;
 * without script the form asks the server.
 */
export const Block = ({
  marketName,
  options = [],
  chosen,
  isForVisitors,
  isKept,
}: Partial<MarketBannerData> & { isForVisitors?: boolean; isKept?: boolean }) => {
  const t = useTexts('locale')
  const { locale, path, config } = usePage()
  const [signIn, dismiss] = [useTexts('identity')('signIn'), useTexts('ui')('dismiss')]
  if (marketName === undefined) return null
  const here = pageHref(locale, path)
  return (
    <section
      className={styles.banner}
      aria-label={t('market.region')}
      data-market-banner=""
      data-kept={isKept || undefined}
      data-visitors-only={isForVisitors || undefined}
    >
      <div className="wrap">
        <div className={styles.row}>
          <p className={styles.words}>
            <strong>{t('market.title', { country: marketName })}</strong>
            <span>{t('market.text')}</span>
          </p>
          <form className={styles.choice} method="get" action={here}>
            <Select
              id="market-country"
              name={OVERRIDE_PARAMETER}
              label={t('market.country')}
              hideLabel
              size="small"
              options={options}
              placeholder={chosen === '' ? t('market.choose') : undefined}
              defaultValue={chosen}
              autoComplete="off"
              data-market-select=""
            />
            <noscript>
              <Button type="submit" variant="secondary" size="small">
                {t('market.show')}
              </Button>
            </noscript>
          </form>
          <a className={styles.signIn} href={signInAddress(config, here)} rel="nofollow">
            {signIn}
          </a>
          {!isKept && (
            <span className={styles.dismiss}>
              <IconButton label={dismiss} data-market-dismiss="">
                <Icon name="close" size="small" />
              </IconButton>
            </span>
          )}
          <p className={styles.failed} role="status" data-market-status={t('bt.errormessage.requestprocesserrormsg')} />
        </div>
      </div>
    </section>
  )
}
