import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import type { ToolProduct } from '#features/product-tools/schedule/tool-product.rules.ts'

export type Products = {
  readonly bySku: ReadonlyMap<string, ToolProduct>
  readonly state: 'loading' | 'ready' | 'failed'
  readonly retry: () => void
}

const NONE: ReadonlyMap<string, ToolProduct> = new Map()

/** What the products are called and cost here; asked again only when a new one is among them. */
export const useProducts = (skus: readonly string[]): Products => {
  const { country, language } = usePage().locale
  const [known, setKnown] = useState<{ asked: string; bySku: ReadonlyMap<string, ToolProduct> }>({ asked: '', bySku: NONE })
  const [isFailed, setFailed] = useState(false)
  const [round, setRound] = useState(0)
  const wanted = [...new Set(skus)].toSorted().join(' ')
  const isKnown = wanted.split(' ').every((sku) => known.asked.split(' ').includes(sku))
  useEffect(() => {
    if (wanted === '' || isKnown) return
    const call = new AbortController()
    const ask = async (): Promise<void> => {
      setFailed(false)
      const { data } = await callApi<{ products: ToolProduct[] }>({
        path: '/api/schedules/lines',
        method: 'POST',
        body: { country, language, skus: wanted.split(' ') },
        isQuiet: true,
        errors: 'own',
        signal: call.signal,
      })
      if (call.signal.aborted) return
      if (!data?.products) return setFailed(true)
      setKnown({ asked: wanted, bySku: new Map(data.products.map((product) => [product.sku, product])) })
    }
    void ask()
    return () => call.abort()
  }, [wanted, isKnown, country, language, round])
  return {
    bySku: known.bySku,
    state: wanted === '' || isKnown ? 'ready' : isFailed ? 'failed' : 'loading',
    retry: () => setRound((count) => count + 1),
  }
}
