import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'
import type { ScheduleKind } from '#features/product-tools/schedule/schedule.rules.ts'
import type { ToolProduct } from '#features/product-tools/schedule/tool-product.rules.ts'

/** Nobody is asked while somebody types. */
const PAUSE_MS = 250
const SHORTEST = 2

export type ProductSearch = {
  readonly state: 'still' | 'loading' | 'ready' | 'failed'
  readonly products: readonly ToolProduct[]
}

const STILL: ProductSearch = { state: 'still', products: [] }

export const useProductSearch = (query: string, kind: ScheduleKind): ProductSearch => {
  const { country, language } = usePage().locale
  const [search, setSearch] = useState<ProductSearch>(STILL)
  const words = query.trim()
  useEffect(() => {
    if (words.length < SHORTEST) return
    const call = new AbortController()
    const ask = async (): Promise<void> => {
      // The old list stays, dimmed, until the new one is there.
      setSearch(({ products }) => ({ state: 'loading', products }))
      const { data } = await callApi<{ products: ToolProduct[] }>({
        path: '/api/schedules/products',
        query: { q: words, kind, country, language },
        isQuiet: true,
        errors: 'own',
        signal: call.signal,
      })
      if (call.signal.aborted) return
      setSearch(data?.products ? { state: 'ready', products: data.products } : { state: 'failed', products: [] })
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [words, kind, country, language])
  return words.length < SHORTEST ? STILL : search
}
