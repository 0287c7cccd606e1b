import { LineFields } from '#features/storefront/product-tools/schedule/line-fields.tsx'
import { ProductIdentity } from '#features/storefront/product-tools/schedule/product-identity.tsx'
import {
  changeLine,
  keyLines,
  removeLine,
  type ScheduleLine,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { useProducts } from '#features/storefront/product-tools/schedule/use-products.client.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './picked-lines.module.css'

type PickedLinesProps = { lines: readonly ScheduleLine[]; onChange: (lines: ScheduleLine[]) => void }

/** The next line of the schedule: quantity, place and purpose are entered here. */
export const PickedLines = ({ lines, onChange }: PickedLinesProps) => {
  const t = useTexts('product-tools')
  const products = useProducts(lines.map(({ sku }) => sku))
  const keys = keyLines(lines)
  return (
    <ul className={styles.lines}>
      {lines.map((line, at) => (
        <li key={keys[at]} data-picked={line.sku}>
          <ProductIdentity sku={line.sku} product={products.bySku.get(line.sku)} isLoading={products.state !== 'ready'} />
          <LineFields narrow line={line} onChange={(change) => onChange(changeLine(lines, at, change))} />
          <Button
            variant="quiet"
            size="small"
            aria-label={t('line.remove', { sku: line.sku })}
            onClick={() => onChange(removeLine(lines, at))}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
