import type { AccountOffer } from '#features/storefront/catalogue/offer/account-offer.rules.ts'
import type { Stock } from '#features/storefront/catalogue/product/product-card.rules.ts'
import type { MoneyJson } from '#kernel/money.ts'
import type { Formats } from '#ui/format.ts'
import type { TextKeys } from '#ui/use-texts.tsx'

type Wording = {
  readonly t: (key: TextKeys['catalogue'], values?: Readonly<Record<string, string>>) => string
  readonly formats: Pick<Formats, 'money' | 'number' | 'date'>
}

export type PriceKind = 'own' | 'list' | 'request'
export const kindOfPrice = (price: MoneyJson | undefined, offer?: AccountOffer): PriceKind =>
  price === undefined ? 'request' : offer?.isOwn ? 'own' : 'list'

/** Which text says it: what nobody keeps in stock is made when ordered, or comes as a licence. */
export const nameStockText = ({ state, supply }: Pick<Stock, 'state' | 'supply'>) =>
  `stock.${state === 'out' && supply ? supply : state}` as const

/** An offer in words, for markup that the server drew with the public price. */
export const writeOffer = (offer: AccountOffer, { t, formats }: Wording) => {
  const { price, list, isOwn, contract, stock } = offer
  const listed = list ? [t('product.price.own.list', { price: formats.money(list) })] : []
  const note = (): string => {
    if (!price) return ''
    if (contract) {
      const { number, until } = contract
      const named =
        until === undefined
          ? t('product.contract', { number })
          : t('product.contract.until', { number, date: formats.date(until) })
      return `${t('product.price.contract.note')}\n${[named, ...listed].join(' · ')}`
    }
    return isOwn ? [t('product.price.own.note'), ...listed].join('\n') : t('product.price.note')
  }
  return {
    kind: kindOfPrice(price, offer),
    price: price ? formats.money(price) : t('price.request'),
    note: note(),
    stock: t(`stock.${stock.state}`, { count: formats.number(stock.quantity) }),
  }
}
