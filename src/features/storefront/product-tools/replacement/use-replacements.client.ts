import { useEffect, useState } from 'react'
import { useDraftRestore, useDraftSource } from '#browser/draft/use-draft.ts'
import { useLatestRead } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readNumberList } from '#features/storefront/product-tools/replacement/number-list.rules.ts'
import {
  forgetSession,
  readSession,
  writeSession,
  type ReplacementSession,
  type Result,
} from '#features/storefront/product-tools/replacement/replacement-session.client.ts'
import { findProductReplacements } from '#features/storefront/product-tools/tool-product.api.ts'

const DRAFT = 'replacement-numbers'

export type Replacing = {
  readonly text: string
  readonly state: 'still' | 'loading' | 'ready' | 'failed'
  readonly result: Result | undefined
  /** Numbers past the five hundredth. */
  readonly left: number
  readonly type: (text: string) => void
  readonly ask: () => Promise<void>
  readonly restart: () => void
}

export const useReplacements = (): Replacing => {
  const { country, language } = usePage().locale
  const [text, setText] = useState('')
  const [state, setState] = useState<Replacing['state']>('still')
  const [result, setResult] = useState<Result>()
  const [left, setLeft] = useState(0)
  const [answered, setAnswered] = useState('')
  const read = useLatestRead(findProductReplacements)
  useEffect(() => {
    const restore = (session: ReplacementSession): void => {
      setText(session.text)
      setAnswered(session.text)
      setResult(session.result)
      setState('ready')
    }
    const session = readSession()
    if (session) restore(session)
  }, [])
  // The answer is in this tab's storage already.
  useDraftSource(DRAFT, text.trim() === '' || text === answered ? undefined : text)
  useDraftRestore(DRAFT, (value) => {
    if (typeof value !== 'string') return false
    setText(value)
    return true
  })
  const ask = async (): Promise<void> => {
    const list = readNumberList(text)
    if (list.numbers.length === 0) return
    setLeft(list.left)
    setState('loading')
    const body = { country, language, numbers: [...list.numbers], quantities: [...list.quantities] }
    const answer = await read({ body })
    if (!answer) return
    if (!answer.ok) return setState('failed')
    const { data } = answer
    setResult(data)
    setState('ready')
    setAnswered(text)
    writeSession({ text, result: data })
  }
  const restart = (): void => {
    forgetSession()
    setText('')
    setResult(undefined)
    setState('still')
  }
  return { text, state, result, left, type: setText, ask, restart }
}
