import { useEffect, useRef, type RefObject } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { ProductIdentity } from '#features/storefront/product-tools/schedule/product-identity.tsx'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PriceLine } from '#ui/price-line.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-hits.module.css'

type ProductHitsProps = { products: readonly ToolProduct[]; isBusy: boolean; onAdd: (product: ToolProduct) => void }

const HIT = '[data-hit]'

const stepThroughHits = (root: HTMLElement, event: KeyboardEvent): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const stops = [...root.querySelectorAll<HTMLElement>(`input[type='search'], ${HIT}`)]
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Arrow keys go through what was found, as in a list; the buttons stay in the order of Tab as well. */
export const useHitKeys = (): RefObject<HTMLElement | null> => {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = place.current
    const step = (event: KeyboardEvent): void => stepThroughHits(root ?? document.body, event)
    root?.addEventListener('keydown', step)
    return () => root?.removeEventListener('keydown', step)
  }, [])
  return place
}

export const ProductHits = ({ products, isBusy, onAdd }: ProductHitsProps) => {
  const t = useTexts('product-tools')
  const { hideCurrency } = usePage().flags
  return (
    <ul className={styles.hits} aria-label={t('select.hits')} aria-busy={isBusy || undefined}>
      {products.map((product) => (
        <li key={product.sku}>
          <ProductIdentity sku={product.sku} product={product} />
          {!hideCurrency && (
            <span className={styles.price}>
              <PriceLine price={product.price} />
            </span>
          )}
          <Button
            variant="secondary"
            size="small"
            data-hit=""
            aria-label={t('select.add', { sku: product.sku })}
            onClick={() => onAdd(product)}
          >
            <Icon name="plus" size="small" />
            {t('add')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
