import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { openCardSession } from '#features/buying/checkout/checkout.api.ts'
import { readFrameMessage, type CardAnswer } from '#features/buying/checkout/page/frame-message.rules.ts'
import type { StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'

/** A frame that is blocked tells nobody: after this long it counts as missing, until it speaks after all. */
const PATIENCE_MS = 10_000
const ANSWER_MS = 30_000
const DARK = '(prefers-color-scheme: dark)'

/** Colours as they are drawn here, so that the fields look like the page in light and dark. */
const readLook = (element: HTMLElement) => {
  const style = getComputedStyle(element)
  const mode = style.colorScheme.includes('dark') && (style.colorScheme === 'dark' || prefersDark()) ? 'dark' : 'light'
  return {
    type: 'look',
    mode,
    colours: {
      text: style.color,
      surface: style.backgroundColor,
      line: style.borderTopColor,
      bad: style.columnRuleColor,
      focus: style.outlineColor,
    },
  }
}
const prefersDark = (): boolean => matchMedia(DARK).matches

type CardFrameParts = {
  readonly gateway: string | undefined
  readonly query: StepProps['query']
  readonly isShown: boolean
  readonly onEnter: () => void
}

export type CardFrame = {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly state: 'loading' | 'ready' | 'failed'
  readonly fieldsUrl: string | undefined
  readonly height: number
  readonly open: () => void
  readonly requestReference: () => Promise<CardAnswer>
}

/** The gateway's fields in a frame of its origin: both sides talk to that one origin alone [T-105]. */
export const useCardFrame = ({ gateway = '', query, isShown, onEnter }: CardFrameParts): CardFrame => {
  const frame = useRef<HTMLIFrameElement>(null)
  const answer = useRef<(message: CardAnswer) => void>(undefined)
  const [readyUrl, setReadyUrl] = useState<string>()
  const [lateUrl, setLateUrl] = useState<string>()
  const [height, setHeight] = useState(0)
  const { mutate, data, isError } = useEndpointMutation(openCardSession)
  const fieldsUrl = data && new URL(data.fieldsUrl).origin === gateway ? data.fieldsUrl : undefined
  const hasFailed = isError || (data !== undefined && !fieldsUrl) || (fieldsUrl !== undefined && fieldsUrl === lateUrl)
  const isReady = fieldsUrl !== undefined && fieldsUrl === readyUrl
  const send = (message: object): void => {
    if (gateway !== '') frame.current?.contentWindow?.postMessage(message, gateway)
  }
  const open = (): void => mutate({ query, headers: orderingHeaders() })
  const openOnce = useEffectEvent(open)
  const sendLook = useEffectEvent(() => {
    if (frame.current) send(readLook(frame.current))
  })
  const receive = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>): void => {
    const isFrame = source !== null && source === frame.current?.contentWindow
    const message = readFrameMessage({ origin, isFrame, data }, gateway)
    if (message?.type === 'size') setHeight(message.height)
    else if (message?.type === 'enter') onEnter()
    else if (message?.type === 'ready') {
      setReadyUrl(fieldsUrl)
      sendLook()
    } else if (message) answer.current?.(message)
  })
  useEffect(() => {
    if (isShown) openOnce()
  }, [isShown])
  useEffect(() => {
    if (!fieldsUrl) return undefined
    const timer = setTimeout(() => setLateUrl(fieldsUrl), PATIENCE_MS)
    const hear = (event: MessageEvent<unknown>): void => receive(event)
    const follow = (): void => sendLook()
    const dark = matchMedia(DARK)
    window.addEventListener('message', hear)
    dark.addEventListener('change', follow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
      dark.removeEventListener('change', follow)
    }
  }, [fieldsUrl])

  const requestReference = (): Promise<CardAnswer> => {
    const { promise, resolve } = Promise.withResolvers<CardAnswer>()
    const timer = setTimeout(() => resolve({ type: 'failed' }), ANSWER_MS)
    answer.current = (message) => {
      clearTimeout(timer)
      answer.current = undefined
      resolve(message)
    }
    send({ type: 'submit' })
    return promise
  }
  const state = isReady ? 'ready' : hasFailed ? 'failed' : 'loading'
  return { frame, state, fieldsUrl, height, open, requestReference }
}
