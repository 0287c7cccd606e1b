import { useState } from 'react'
import { call, carryHeader } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { addToCart, changeCartLine, removeCartLine } from '#features/buying/cart/public.ts'
import { readVisit, transferVisit, type TransferReply, type VisitView } from '#features/buying/procurement/visit/visit.api.ts'

export type ShopFault = 'failed' | 'not_found' | 'cart_full' | 'no_price' | 'not_sold' | 'cart_empty'
const FAULTS: readonly ShopFault[] = ['not_found', 'cart_full', 'no_price', 'not_sold', 'cart_empty']

const nameFault = (problem: unknown): ShopFault => {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined
  return FAULTS.find((one) => one === code) ?? 'failed'
}

/** The browser leaves this page with a form, as the standards of both sides have it. */
const post = ({ action, target, fields }: TransferReply): void => {
  const form = document.createElement('form')
  Object.assign(form, { method: 'post', action, target, acceptCharset: 'utf-8', hidden: true })
  for (const { name, value } of fields) {
    const input = document.createElement('input')
    Object.assign(input, { type: 'hidden', name, value })
    form.append(input)
  }
  document.body.append(form)
  form.submit()
}

type Line = VisitView['lines'][number]

/** The visit with its cart, and what can be done with them; every call names the visit. */
export const useShopVisit = (visit: string) => {
  // Before the first call, and in the browser alone.
  useState(() => (typeof document === 'undefined' ? undefined : carryHeader('x-punch-out', visit)))
  const { data, error, refetch } = useEndpointQuery(readVisit, {}, { staleTime: 0 })
  const [fault, setFault] = useState<ShopFault>()
  const [busy, setBusy] = useState<string>()
  const run = async (what: string, work: () => Promise<{ ok: boolean; problem?: unknown }>): Promise<boolean> => {
    setBusy(what)
    const { ok, problem } = await work()
    setFault(ok ? undefined : nameFault(problem))
    await refreshQueries(readVisit)
    setBusy(undefined)
    return ok
  }
  return {
    data,
    isOver: error !== null && 'status' in error && (error.status === 401 || error.status === 404),
    hasFailed: error !== null,
    refetch,
    fault,
    busy,
    dismiss: () => setFault(undefined),
    add: (sku: string, quantity: number) =>
      run(sku, () => call(addToCart, { query: {}, body: { lines: [{ sku, quantity }] }, errors: 'own' })),
    change: ({ id }: Line, quantity: number) =>
      run(id, () => call(changeCartLine, { params: { id }, query: {}, body: { quantity }, errors: 'own' })),
    remove: ({ id }: Line) => run(id, () => call(removeCartLine, { params: { id }, query: {}, errors: 'own' })),
    transfer: (isLeft: boolean) =>
      run(isLeft ? 'leave' : 'transfer', async () => {
        const answer = await call(transferVisit, { body: { isLeft }, errors: 'own' })
        if (answer.ok) post(answer.data)
        return answer
      }),
  }
}
export type ShopVisit = ReturnType<typeof useShopVisit>
