import { logInfo } from '#browser/log.ts'
import type { PortalPage } from '#foundation/accounts/portal-data.rules.ts'
import { loadPerson } from '#foundation/identity/public.ts'

const ANONYMOUS = 'Anonymous User'

/** How a person is called; whoever cannot be named is anonymous, and the reason is not disclosed [8.7.4]. */
export const loadGivenName = async ({ config }: PortalPage): Promise<string> => {
  const person = await loadPerson(config)
  if (typeof person === 'object' && person.givenName !== '') return person.givenName
  logInfo(ANONYMOUS)
  return ANONYMOUS
}
