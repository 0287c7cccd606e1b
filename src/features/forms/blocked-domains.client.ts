import { call } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { listBlockedDomains } from '#features/identity/public.ts'

/** Without the list the server alone decides; whoever writes is not told [8.7.6]. */
export const readBlockedDomains = async ({ config }: Pick<EmbeddedModel, 'config'>): Promise<readonly string[]> => {
  const { data } = await call(listBlockedDomains, {
    path: config.emailDomainEndpoint,
    appId: config.appId,
    isQuiet: true,
    errors: 'own',
  })
  if (!data) logInfo('Unable to fetch data from API')
  return (data ?? []).map(({ emailDomain }) => emailDomain)
}
