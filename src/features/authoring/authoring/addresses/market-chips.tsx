import { addressOf } from '#features/authoring/authoring/listed-page.rules.ts'
import type { MarketChip } from '#features/authoring/authoring/addresses/page-address.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './market-chips.module.css'

type MarketChipsProps = { chips: readonly MarketChip[]; path: string; mayEdit: boolean }

/** A chip a market: the way to its page and how it stands there. */
export const MarketChips = ({ chips, path, mayEdit }: MarketChipsProps) => {
  const t = useTexts('authoring')
  return (
    <ul className={styles.chips} aria-label={t('marketsOf', { path })}>
      {chips.map(({ locale, page, state }) => {
        const name = t('market.state', { locale, state: t(`state.${state}`) })
        return (
          <li key={locale}>
            {page ? (
              <a
                className={styles.chip}
                data-state={state}
                href={`${addressOf(page)}${mayEdit ? '?wcmmode=edit' : ''}`}
                aria-label={name}
                title={t(`state.${state}`)}
              >
                {locale}
              </a>
            ) : (
              <span className={styles.chip} data-state={state} title={t(`state.${state}`)}>
                <span aria-hidden="true">{locale}</span>
                <span className="visually-hidden">{name}</span>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
