import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { PartRows } from '#features/buying/procurement/shop/part-rows.tsx'
import { placeHref } from '#features/buying/procurement/shop/place.rules.ts'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import { readVisitPart, type VisitPart, type VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { StockLine } from '#ui/stock-line.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import catalogue from './catalogue.module.css'
import styles from './shop.module.css'

type Shown = { readonly shop: ShopVisit; readonly operation: VisitView['operation'] }

const MOST = 99_999

const AddPart = ({ part, shop }: { readonly part: VisitPart; readonly shop: ShopVisit }) => {
  const t = useTexts('procurement')
  const [quantity, setQuantity] = useState(String(part.minimum))
  const pieces = Number(quantity)
  const isWhole = Number.isInteger(pieces) && pieces >= 1 && pieces <= MOST
  return (
    <form
      className={catalogue.buy}
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) void shop.add(part.sku, pieces)
      }}
    >
      <input
        className={styles.quantity}
        type="number"
        min={part.minimum}
        step={part.step}
        max={MOST}
        inputMode="numeric"
        aria-label={t('pieces.of', { sku: part.sku })}
        value={quantity}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      <Button type="submit" disabled={!part.price || !isWhole} busy={shop.busy === part.sku}>
        {t('add.toCart')}
      </Button>
    </form>
  )
}

/** A part's facts, its price for the account, and the button that puts it into the cart. */
export const PartFacts = ({ sku, shop, operation }: Shown & { readonly sku: string }) => {
  const t = useTexts('procurement')
  const { money } = useFormats()
  const { data, error, refetch } = useEndpointQuery(readVisitPart, { params: { sku } })
  if (error && 'status' in error && error.status === 404)
    return <EmptyState icon="box" title={t('fault.not_found')} headingLevel={2} action={<a href="#products">{t('goOn')}</a>} />
  if (error) return <ErrorState onRetry={() => void refetch()} headingLevel={2} />
  if (!data) return <Skeleton shape="block" />
  const { part, text, images, facts, isMade, replacement, accessories } = data
  const { name, price, stock, customerNumber } = part
  return (
    <article className={catalogue.detail}>
      {images[0] !== undefined && <img className={catalogue.picture} src={images[0]} width="400" height="320" alt="" />}
      <div className={catalogue.words}>
        <h1>{name}</h1>
        <p className={styles.sub}>{customerNumber === null ? sku : t('numbers', { sku, own: customerNumber })}</p>
        {!isMade && (
          <Message tone="warn">
            {t('notMade')}{' '}
            {replacement !== null && (
              <a href={placeHref({ at: 'part', sku: replacement })}>{t('replacement', { sku: replacement })}</a>
            )}
          </Message>
        )}
        <p className={styles.price}>{price ? money(price) : t('noPrice')}</p>
        {stock && <StockLine state={stock.state}>{t(`stock.${stock.state}`)}</StockLine>}
        {operation !== 'inspect' && <AddPart key={part.sku} part={part} shop={shop} />}
        {text !== '' && <p>{text}</p>}
      </div>
      {facts.length > 0 && (
        <section>
          <h2>{t('facts')}</h2>
          <dl className={catalogue.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {accessories.length > 0 && (
        <section className={styles.found}>
          <h2>{t('accessories')}</h2>
          <PartRows parts={accessories} shop={shop} operation={operation} />
        </section>
      )}
    </article>
  )
}
