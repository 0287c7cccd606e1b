import { useEffect, useEffectEvent, useState } from 'react'
import { useLatestRead } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import type { ToolProduct } from '#features/storefront/product-tools/schedule/tool-product.rules.ts'
import { listLineProducts } from '#features/storefront/product-tools/tool-product.api.ts'

export type Products = {
  readonly bySku: ReadonlyMap<string, ToolProduct>
  readonly state: 'loading' | 'ready' | 'failed'
  readonly retry: () => void
}

const NONE: ReadonlyMap<string, ToolProduct> = new Map()

/** Names and prices of the products here; requested again only when a new one is among them. */
export const useProducts = (skus: readonly string[]): Products => {
  const { country, language } = usePage().locale
  const [known, setKnown] = useState<{ request: string; bySku: ReadonlyMap<string, ToolProduct> }>({ request: '', bySku: NONE })
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const requested = [...new Set(skus)].toSorted().join(' ')
  const isKnown = requested.split(' ').every((sku) => known.request.split(' ').includes(sku))
  const read = useLatestRead(listLineProducts)
  const ask = useEffectEvent(async (): Promise<void> => {
    setFailed(false)
    const answer = await read({ body: { country, language, skus: requested.split(' ') } })
    if (!answer) return
    if (!answer.ok) return setFailed(true)
    setKnown({ request: requested, bySku: new Map(answer.data.products.map((product) => [product.sku, product])) })
  })
  useEffect(() => {
    if (requested === '' || isKnown) return
    const start = async (): Promise<void> => ask()
    void start()
  }, [requested, isKnown, country, language, round])
  return {
    bySku: known.bySku,
    state: requested === '' || isKnown ? 'ready' : isFailed ? 'failed' : 'loading',
    retry: () => setRound((count) => count + 1),
  }
}
