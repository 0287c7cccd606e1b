import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { signInAddress } from '#foundation/identity/public.ts'
import { messageOf, OVERRIDE_PARAMETER, type MarketOption } from '#foundation/locale/public.ts'
import { useMarketNames } from '#features/storefront/market-banner/use-market-names.client.ts'
import { useMarketSelect } from '#features/storefront/market-banner/use-market-select.client.ts'
import { dismissBanner } from '#features/storefront/market-banner/dismiss-banner.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './market-banner.module.css'

/** A company may have other words for it [7.5.3, 8.1.5]. */
const REQUEST_FAILED = 'bt.errormessage.requestprocesserrormsg'

export type MarketChoiceProps = {
  readonly title: string
  readonly options: readonly MarketOption[]
  /** The market of the page as it is shown. */
  readonly chosen: string
  /** The choice made before this was hydrated. */
  readonly picked?: string
  readonly isKept?: boolean | undefined
}

/** Without script the form asks the server. */
export const MarketChoice = ({ title, options: drawn, chosen, picked = chosen, isKept }: MarketChoiceProps) => {
  const t = useTexts('locale')
  const { locale, path, config } = usePage()
  const [signIn, dismiss] = [useTexts('identity')('signIn'), useTexts('ui')('dismiss')]
  const { options, isFailed } = useMarketNames(drawn)
  const select = useMarketSelect(chosen, picked)
  const here = pageHref(locale, path)
  return (
    <div className="wrap">
      <div className={styles.row}>
        <Icon name="globe" size="small" />
        <p className={styles.words}>
          <strong>{title}</strong>
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
            autoComplete="off"
            {...select}
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
            <IconButton label={dismiss} onClick={dismissBanner}>
              <Icon name="close" size="small" />
            </IconButton>
          </span>
        )}
        <p className={styles.failed} role="status">
          {isFailed && (messageOf(REQUEST_FAILED, locale.language) ?? t(REQUEST_FAILED))}
        </p>
      </div>
    </div>
  )
}
