import type { ProductFact } from '#features/storefront/catalogue/product/product-view.rules.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-facts.module.css'

const SYSTEMS = ['metric', 'imperial'] as const

/** Both systems are in the page, and a choice without script shows one of them. */
export const ProductFacts = ({ facts }: { facts: readonly ProductFact[] }) => {
  const t = useTexts('catalogue')
  const hasImperial = facts.some(({ imperial }) => imperial !== undefined)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{t('product.facts')}</h2>
        {hasImperial && (
          <fieldset className={styles.units}>
            <legend className="visually-hidden">{t('units')}</legend>
            {SYSTEMS.map((system) => (
              <label key={system}>
                <input type="radio" name="units" value={system} defaultChecked={system === 'metric'} autoComplete="off" />
                {t(`units.${system}`)}
              </label>
            ))}
          </fieldset>
        )}
        <span className={styles.copy}>
          <Button variant="quiet" size="small" data-copy="" data-copy-from="product-facts" data-copied={t('product.copied')}>
            {t('product.facts.copy')}
          </Button>
          <span role="status" />
        </span>
      </div>
      <dl className={styles.facts} id="product-facts">
        {facts.map(({ key, name, value, imperial }) => (
          <div key={key}>
            <dt>{name}</dt>
            {imperial === undefined ? (
              <dd>{value}</dd>
            ) : (
              <>
                <dd data-units="metric">{value}</dd>
                <dd data-units="imperial">{imperial}</dd>
              </>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
