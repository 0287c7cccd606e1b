import { Slot, usePage } from '#foundation/blocks/public.ts'
import { checkoutHref } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import type { CartView } from '#features/buying/cart/cart.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { InPlace, PageBar } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './cart-page.module.css'

declare module '#foundation/blocks/public.ts' {
  interface SlotProps {
    /** Below the sum of the cart: what else can become of it, such as a list. */
    readonly 'cart-actions': Readonly<Record<string, never>>
  }
}

/** For whom it is, and what it costs so far. */
export const CartSummary = ({ cart }: { cart: CartView }) => {
  const t = useTexts('cart')
  const { money, number } = useFormats()
  const { account, totals } = cart
  const page = usePage()
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <dl>
        <div>
          <dt>{t('account')}</dt>
          <dd>
            <strong>{account.number.replace(/^0+(?=\d)/, '')}</strong> {account.name}, {account.city}
          </dd>
        </div>
        <div data-total="">
          <dt>{t('subtotal')}</dt>
          <dd>{totals.subtotal ? money(totals.subtotal) : t('line.request')}</dd>
        </div>
      </dl>
      <p>{t('tax')}</p>
      {totals.lines > 0 && (
        <InPlace>
          <ButtonLink href={checkoutHref(page)} wide>
            {t('checkout')}
          </ButtonLink>
        </InPlace>
      )}
      <Slot name="cart-actions" props={{}} />
      {totals.unpriced > 0 && <p>{t('unpriced', { count: number(totals.unpriced) })}</p>}
    </aside>
  )
}

/** The same at the lower edge of a phone. */
export const CartBar = ({ cart: { account, totals } }: { cart: CartView }) => {
  const t = useTexts('cart')
  const { money } = useFormats()
  const page = usePage()
  if (totals.lines === 0) return null
  return (
    <PageBar
      amount={totals.subtotal ? money(totals.subtotal) : t('line.request')}
      note={`${account.number.replace(/^0+(?=\d)/, '')} ${account.name}`}
    >
      <ButtonLink href={checkoutHref(page)}>{t('checkout')}</ButtonLink>
    </PageBar>
  )
}
