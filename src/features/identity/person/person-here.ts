import { callApi } from '#browser/api.ts'
import { createSharedValue } from '#browser/shared-value.ts'
import type { SiteConfig } from '#features/tenants/public.ts'

/** Who is here, by the server's word; nothing of it is stored. */
export type SignedInPerson = { readonly sub: string; readonly givenName: string; readonly isStaff?: boolean }

type UserInfo = { readonly sub?: unknown; readonly given_name?: unknown; readonly is_staff?: unknown }

/** `nobody` when the server did not say. */
type Known = SignedInPerson | 'nobody' | undefined
const known = createSharedValue<Known>(undefined)
let asked: Promise<Known> | undefined

const settle = (person: Known): Known => {
  known.set(person)
  return person
}

/** ParsedQuery once for the page, however many want to know [7.1.5]. */
export const loadPerson = ({ userInfoEndpoint, appId }: Pick<SiteConfig, 'userInfoEndpoint' | 'appId'>): Promise<Known> => {
  asked ??= callApi<UserInfo>({ path: userInfoEndpoint, appId, isQuiet: true }).then(({ ok, data }) => {
    const { sub, given_name: givenName, is_staff: isStaff } = data ?? {}
    if (!ok || typeof sub !== 'string') return settle('nobody')
    return settle({ sub, givenName: typeof givenName === 'string' ? givenName : '', isStaff: isStaff === true })
  })
  return asked
}

export const readPerson = (): SignedInPerson | undefined => {
  const person = known.get()
  return person === 'nobody' ? undefined : person
}

/** Undefined until known; someone has to have called loadPerson. */
export const usePerson = known.use

/** For tests: each starts on a page of its own. */
export const forgetPerson = (): void => {
  asked = undefined
  settle(undefined)
}
