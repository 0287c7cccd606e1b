import { useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { leavePage, reportPresence } from '#features/authoring/authoring/public.ts'

const TELL_MS = 10_000

export type Presence = {
  /** Names of the others who have the page open. */
  readonly others: readonly string[]
  readonly savedBy: string | null
  /** Whether somebody saved after this version. */
  readonly isNewerThan: (etag: string | undefined) => boolean
}

type Heard = { readonly others: readonly string[]; readonly etag: string | undefined; readonly savedBy: string | null }

/** `"version.revision"`: each save counts the second one up. */
const revisionOf = (etag: string | undefined): number => Number(/\.(\d+)"$/.exec(etag ?? '')?.[1] ?? 0)

/** Says that the page is open here, and hears who else has it open. */
export const usePresence = (id: string): Presence => {
  const [presence, setPresence] = useState<Heard>({ others: [], etag: undefined, savedBy: null })
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const answer = await call(reportPresence, { params: { id }, isQuiet: true, errors: 'own' })
      if (!answer.ok) return
      const { others, etag, savedBy } = answer.data
      setPresence({ others: others.map(({ name }) => name), etag, savedBy })
    }
    const leave = (): void => void call(leavePage, { params: { id }, isQuiet: true, errors: 'own', keepalive: true })
    const first = setTimeout(() => void tell())
    const timer = setInterval(() => void tell(), TELL_MS)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(first)
      clearInterval(timer)
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [id])
  const { others, etag, savedBy } = presence
  return { others, savedBy, isNewerThan: (own) => own !== undefined && revisionOf(etag) > revisionOf(own) }
}
