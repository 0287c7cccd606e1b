import { call } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import { readUserInfo } from '#foundation/identity/session/session.api.ts'
import type { SiteConfig } from '#kernel/site-config.ts'

/** Who is here, by the server's word; nothing of it is stored. */
export type SignedInPerson = { readonly sub: string; readonly givenName: string; readonly isStaff?: boolean }

/** `nobody` when the server did not say. */
type Known = SignedInPerson | 'nobody' | undefined
const known = createSharedValue<Known>(undefined)
let requested: Promise<Known> | undefined

const settle = (person: Known): Known => {
  known.set(person)
  return person
}

/** Asked once for the page, however many want to know [7.1.5]. */
export const loadPerson = ({ userInfoEndpoint, appId }: Pick<SiteConfig, 'userInfoEndpoint' | 'appId'>): Promise<Known> => {
  requested ??= call(readUserInfo, { path: userInfoEndpoint, appId, isQuiet: true }).then(({ data }) => {
    const { sub, given_name: givenName = '', is_staff: isStaff = false } = data ?? {}
    return settle(sub === undefined ? 'nobody' : { sub, givenName, isStaff })
  })
  return requested
}

export const readPerson = (): SignedInPerson | undefined => {
  const person = known.get()
  return person === 'nobody' ? undefined : person
}

/** Undefined until known; someone has to have called loadPerson. */
export const usePerson = known.use

/** @internal For tests: each starts on a page without state. */
export const forgetPerson = (): void => {
  requested = undefined
  settle(undefined)
}
