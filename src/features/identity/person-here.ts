import { useSyncExternalStore } from 'react'
import { callApi } from '#browser/api.ts'
import type { SiteConfig } from '#features/tenants/public.ts'

/** Who is here, by the server's word; nothing of it is stored. */
export type SignedInPerson = { readonly sub: string; readonly givenName: string }

type UserInfo = { readonly sub?: unknown; readonly given_name?: unknown }

/** `nobody` when the server did not say. */
type Known = SignedInPerson | 'nobody' | undefined
let known: Known
let asked: Promise<Known> | undefined
const listeners = new Set<() => void>()

const settle = (person: Known): Known => {
  known = person
  listeners.forEach((listener) => listener())
  return person
}

/** Asked once for the page, however many want to know [7.1.5]. */
export const loadPerson = ({ userInfoEndpoint, appId }: Pick<SiteConfig, 'userInfoEndpoint' | 'appId'>): Promise<Known> => {
  asked ??= callApi<UserInfo>({ path: userInfoEndpoint, appId, isQuiet: true }).then(({ ok, data }) => {
    const { sub, given_name: givenName } = data ?? {}
    if (!ok || typeof sub !== 'string') return settle('nobody')
    return settle({ sub, givenName: typeof givenName === 'string' ? givenName : '' })
  })
  return asked
}

export const readPerson = (): SignedInPerson | undefined => (known === 'nobody' ? undefined : known)

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Undefined until known; someone has to have called loadPerson. */
export const usePerson = (): Known =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )

/** Calls back once, now or as soon as the server has said who is here. */
export const whenPersonKnown = (work: (person: SignedInPerson) => void): (() => void) => {
  let stop = (): void => {}
  const tell = (): void => {
    const person = readPerson()
    if (!person) return
    stop()
    work(person)
  }
  stop = subscribe(tell)
  tell()
  return () => stop()
}

/** For tests: each starts on a page of its own. */
export const forgetPerson = (): void => {
  asked = undefined
  settle(undefined)
}
