import { useState } from 'react'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import { fitQuantity, MOST_PIECES } from '#features/buying/pricing/public.ts'
import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

type LineQuantityProps = { readonly line: CartLineView; readonly onChange: (quantity: number) => void }

/** Typed or stepped; what cannot be ordered becomes the next that can. */
export const LineQuantity = ({ line, onChange }: LineQuantityProps) => {
  const t = useTexts('cart')
  const [typed, setTyped] = useState<string>()
  const { sku, quantity, minimum, step } = line
  const settle = (): void => {
    const requested = Math.trunc(Number(typed))
    setTyped(undefined)
    if (typed === undefined || !Number.isFinite(requested) || requested < 1) return
    const fitted = fitQuantity(Math.min(requested, MOST_PIECES), { minimum, step })
    if (fitted !== quantity) onChange(fitted)
  }
  return (
    <span className={styles.quantity}>
      <IconButton label={t('line.fewer', { sku })} disabled={quantity <= minimum} onClick={() => onChange(quantity - step)}>
        <Icon name="minus" size="small" />
      </IconButton>
      <input
        aria-label={t('line.quantity', { sku })}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
        onBlur={settle}
        onKeyDown={(event) => event.key === 'Enter' && settle()}
      />
      <IconButton
        label={t('line.more', { sku })}
        disabled={quantity + step > MOST_PIECES}
        onClick={() => onChange(quantity + step)}
      >
        <Icon name="plus" size="small" />
      </IconButton>
    </span>
  )
}
