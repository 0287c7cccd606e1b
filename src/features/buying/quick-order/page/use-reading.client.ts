import { useRef, useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { CallError, refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { track } from '#foundation/analytics/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { addedEvent, cartCount } from '#features/buying/cart/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { describeUpload } from '#features/buying/quick-order/page/quick-event.rules.ts'
import { wrapFile } from '#browser/wrap-file.ts'
import {
  addReading,
  createReading,
  findReading,
  removeReading,
  removeReadingLine,
  type ChangedReadingLine,
} from '#features/buying/quick-order/reading.api.ts'
import type { Reading } from '#features/buying/quick-order/reading.schema.ts'

/** The text for the server's failure, by its code where there is one. */
export type ReadingProblem = { readonly code: string; readonly sentence: string }

const problemOf = (error: unknown): ReadingProblem => {
  const { code, error: sentence } = (
    error instanceof CallError && typeof error.problem === 'object' ? (error.problem ?? {}) : {}
  ) as {
    readonly code?: unknown
    readonly error?: unknown
  }
  return { code: typeof code === 'string' ? code : '', sentence: typeof sentence === 'string' ? sentence : '' }
}

/** The checkout's data from a document since its lines were added. */
export type CarriedOrder = {
  readonly poNumber: string | null
  readonly document: string | null
  readonly replaced: string | null
}

/** A number and the part that somebody confirmed for it. */
export type MatchOffer = { readonly number: string; readonly sku: string }
const NO_OFFERS: ReadonlyMap<number, MatchOffer> = new Map()

export type UploadSource = 'file' | 'drop'

/** The last reading of the account, kept on the server: a reload and another device find it again. */
export const useReading = (country: string) => {
  const { locale, config } = usePage()
  const place = { country, language: locale.language, appId: config.appId }
  const headers = orderingHeaders()
  const request = { query: place, headers }
  const stored = useEndpointQuery(findReading, request, { staleTime: 0 })
  const [own, setOwn] = useState<Reading | null>()
  const [problem, setProblem] = useState<ReadingProblem>()
  const [added, setAdded] = useState<number>()
  const [carried, setCarried] = useState<CarriedOrder>()
  /** By line. */
  const [offers, setOffers] = useState(NO_OFFERS)
  const [busy, setBusy] = useState<string>()
  const intent = useRef(createIntent())
  const creating = useEndpointMutation(createReading)
  const adding = useEndpointMutation(addReading)
  const leaving = useEndpointMutation(removeReadingLine)
  const forgetting = useEndpointMutation(removeReading)
  const reading = own === undefined ? (stored.data?.reading ?? undefined) : (own ?? undefined)

  const attempt = async <T>(name: string, work: () => Promise<T>): Promise<T | undefined> => {
    setProblem(undefined)
    setBusy(name)
    try {
      return await work()
    } catch (error) {
      setProblem(problemOf(error))
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  const show = (next: Reading): Reading => {
    setOwn(next)
    setOffers(NO_OFFERS)
    setAdded(undefined)
    setCarried(undefined)
    return next
  }
  const refuse = (error: CallError): void => setProblem(problemOf(error))
  const readFile = async (file: File, source: UploadSource): Promise<void> => {
    const { bytes, type } = await wrapFile(file)
    await attempt(file.name, async () => {
      try {
        const read = await creating.mutateAsync({
          query: place,
          headers: { ...headers, 'content-type': type },
          bytes,
          body: {},
        })
        track(describeUpload(file.name, source, read))
        show(read)
      } catch (error) {
        track(describeUpload(file.name, source, { problem: problemOf(error).code || 'failed' }))
        throw error
      }
    })
  }
  const putRight = (at: number, { line, offer }: ChangedReadingLine): void => {
    if (!reading) return
    setProblem(undefined)
    setOwn({ ...reading, lines: reading.lines.map((one) => (one.line === line.line ? line : one)) })
    if (offer) setOffers((known) => new Map([...known, [at, offer]]))
    setAdded(undefined)
  }
  const leaveOut = async (line: number): Promise<void> => {
    if (!reading) return
    const done = await attempt(`line ${line}`, () =>
      leaving.mutateAsync({ params: { id: reading.id, line }, query: place, headers }),
    )
    if (done) setOwn({ ...reading, lines: reading.lines.filter((one) => one.line !== line) })
  }
  /** Adds what is exact or likely of this reading; none of it is no failure. */
  const addReady = async (of: Reading | undefined = reading): Promise<void> => {
    if (!of) return
    setAdded(undefined)
    if (of.lines.every(({ sku, isAdded }) => sku === null || isAdded)) return setAdded(0)
    const body = {}
    const done = await attempt('add', () =>
      adding.mutateAsync({
        params: { id: of.id },
        query: place,
        body,
        headers: {
          ...headers,
          ...intent.current.headersFor([
            of.id,
            of.lines.map(({ line, sku, quantity, isAdded }) => [line, sku, quantity, isAdded]),
          ]),
        },
      }),
    )
    if (!done) return
    intent.current.settle()
    setOwn(done.reading)
    setAdded(done.added)
    setCarried(done.purchaseOrder)
    cartCount.set(done.cartLines)
    track(addedEvent({ ...done, lines: done.products }, 'bulk'))
    void refreshQueries(findReading)
  }
  const forget = async (): Promise<void> => {
    if (!reading) return
    const done = await attempt('forget', () => forgetting.mutateAsync({ params: { id: reading.id }, query: place, headers }))
    if (done) {
      setOwn(null)
      setAdded(undefined)
    }
  }
  return {
    reading,
    problem,
    added,
    carried,
    offers,
    busy,
    request,
    attempt,
    show,
    refuse,
    readFile,
    putRight,
    leaveOut,
    addReady,
    forget,
    isLoading: stored.isLoading,
  }
}
export type UseReading = ReturnType<typeof useReading>
