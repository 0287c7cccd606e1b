import { usePage } from '#features/blocks/public.ts'
import { compareHref, type CompareView } from '#features/catalogue/compare/compare.rules.ts'
import { ProductPrice } from '#features/catalogue/listing/product-price.tsx'
import { toPlateImage } from '#features/catalogue/product/product-picture.rules.ts'
import { ProductStock } from '#features/catalogue/listing/product-stock.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-table.module.css'

/** A column for each product; the switch is a style, so it needs no script. */
export const CompareTable = ({ items, rows }: Pick<CompareView, 'items' | 'rows'>) => {
  const t = useTexts('catalogue')
  const remove = useTexts('ui')
  const { locale, flags } = usePage()
  const hrefWithout = (sku: string): string =>
    compareHref(
      locale,
      items.map((item) => item.sku).filter((other) => other !== sku),
    )
  const hasSame = items.length > 1 && rows.some(({ differs }) => !differs)
  return (
    <div className={styles.compare}>
      {hasSame && <Checkbox label={t('compare.differences')} autoComplete="off" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.frame} role="region" aria-label={t('compare.region')} tabIndex={0}>
        <table className={styles.table} data-count={items.length}>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('compare.property')}</span>
              </td>
              {items.map(({ sku, name, href, image, brand }) => (
                <th key={sku} scope="col">
                  <div className={styles.head}>
                    {image && <Plate image={toPlateImage(image, '')} />}
                    <span className={styles.sku}>{[sku, brand].filter(Boolean).join(' · ')}</span>
                    <a href={href}>{name}</a>
                    <div data-buy={sku} />
                    <a
                      className={styles.remove}
                      href={hrefWithout(sku)}
                      aria-label={remove('remove', { name: sku })}
                      data-compare-remove={sku}
                    >
                      <Icon name="close" size="small" />
                    </a>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!flags.hideCurrency && (
              <tr>
                <th scope="row" data-offer-heading="">
                  {t('product.price.list')}
                </th>
                {items.map(({ sku, price }) => (
                  <td key={sku} className={styles.price}>
                    <ProductPrice sku={sku} price={price} />
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">{t('product.stock')}</th>
              {items.map(({ sku, stock }) => (
                <td key={sku}>
                  <ProductStock sku={sku} stock={stock} />
                </td>
              ))}
            </tr>
            {rows.map(({ key, name, values, differs }) => (
              <tr key={key} data-differs={differs || undefined} data-same={(items.length > 1 && !differs) || undefined}>
                <th scope="row">
                  {name}
                  {differs && <span className="visually-hidden"> ({t('compare.differs')})</span>}
                </th>
                {values.map((value, index) => (
                  <td key={index}>{value || <span className={styles.nothing}>{t('compare.nothing')}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
