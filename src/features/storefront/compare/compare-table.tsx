import { markSlot, usePage } from '#foundation/blocks/public.ts'
import { kindOfPrice, nameStockText } from '#features/storefront/catalogue/public.ts'
import { compareHref, type CompareView } from '#features/storefront/compare/compare.rules.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { PriceLine } from '#ui/price-line.tsx'
import { StockLine } from '#ui/stock-line.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './compare-table.module.css'

const PICTURE = { alt: '', width: 400, height: 320 }

/** A column for each product; the switch is a style, so it needs no script. */
export const CompareTable = ({ items, rows }: Pick<CompareView, 'items' | 'rows'>) => {
  const t = useTexts('compare')
  const product = useTexts('catalogue')
  const remove = useTexts('ui')
  const { locale, flags } = usePage()
  const { number } = useFormats()
  const hrefWithout = (sku: string): string =>
    compareHref(
      locale,
      items.map((item) => item.sku).filter((other) => other !== sku),
    )
  const hasSame = items.length > 1 && rows.some(({ differs }) => !differs)
  return (
    <div className={styles.compare}>
      {hasSame && <Checkbox label={t('differences')} autoComplete="off" />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={`${styles.frame} scroll-x`} data-ground="page" role="region" aria-label={t('region')} tabIndex={0}>
        <table className={styles.table} data-count={items.length}>
          <thead>
            <tr>
              <td>
                <span className="visually-hidden">{t('property')}</span>
              </td>
              {items.map(({ sku, name, href, image, brand }) => (
                <th key={sku} scope="col">
                  <div className={styles.head}>
                    {image && <Plate image={{ ...PICTURE, src: image }} />}
                    <span className={styles.sku}>{[sku, brand].filter(Boolean).join(' · ')}</span>
                    <a href={href}>{name}</a>
                    <div {...markSlot('buy', sku)} />
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
                  {product('product.price.list')}
                </th>
                {items.map(({ sku, price }) => (
                  <td key={sku} className={styles.price}>
                    <span className={styles.offer} data-price={kindOfPrice(price)} {...markSlot('offer-price', sku)}>
                      <PriceLine price={price} />
                    </span>
                  </td>
                ))}
              </tr>
            )}
            <tr>
              <th scope="row">{product('product.stock')}</th>
              {items.map(({ sku, stock }) => (
                <td key={sku}>
                  <StockLine state={stock.state} supply={stock.supply} data-offer-stock={sku}>
                    {product(nameStockText(stock), { count: number(stock.quantity) })}
                  </StockLine>
                </td>
              ))}
            </tr>
            {rows.map(({ key, name, values, differs }) => (
              <tr key={key} data-differs={differs || undefined} data-same={(items.length > 1 && !differs) || undefined}>
                <th scope="row">
                  {name}
                  {differs && <span className="visually-hidden"> ({t('differs')})</span>}
                </th>
                {values.map((value, index) => (
                  <td key={index}>{value || <span className={styles.nothing}>{t('nothing')}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
