/** Messages of the gateway's fields to the page around them. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'enter' }
  | { readonly type: 'size'; readonly height: number }
  | CardAnswer
export type CardAnswer = { readonly type: 'invalid' | 'failed' } | { readonly type: 'reference'; readonly reference: string }

const PLAIN: ReadonlySet<unknown> = new Set(['ready', 'enter', 'invalid', 'failed'])
const MOST_HEIGHT = 800
const REFERENCE = /^[\w.-]{8,200}$/

type Received = { readonly origin: string; readonly isFrame: boolean; readonly data: unknown }

/** Undefined unless it came from the frame that we show, at the gateway's origin, in a form that we know [T-105]. */
export const readFrameMessage = ({ origin, isFrame, data }: Received, gateway: string): FrameMessage | undefined => {
  if (origin !== gateway || !isFrame || typeof data !== 'object' || data === null) return undefined
  const { source, type, height, reference } = data as Readonly<Record<string, unknown>>
  if (source !== 'card-fields') return undefined
  if (PLAIN.has(type)) return { type: type as 'ready' }
  if (type === 'size' && typeof height === 'number' && Number.isFinite(height))
    return { type, height: Math.min(MOST_HEIGHT, Math.max(0, Math.ceil(height))) }
  if (type === 'reference' && typeof reference === 'string' && REFERENCE.test(reference)) return { type, reference }
  return undefined
}
