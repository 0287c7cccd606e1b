import { call } from '#browser/api.ts'
import { logInfo } from '#browser/log.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { Surroundings } from '#features/forms/forms/rules/check.rules.ts'
import type { FormField } from '#features/forms/forms/rules/field.rules.ts'
import { listBlockedDomains, listInternalDomains } from '#foundation/identity/public.ts'

export type EmailDomains = Required<Pick<Surroundings, 'blockedDomains' | 'internalDomains'>>

type DomainList = typeof listBlockedDomains | typeof listInternalDomains

/** Where the list cannot be read, the server alone checks the address, and the failure is only logged [8.7.6]. */
const readDomains = async (list: DomainList, path: string, appId: string): Promise<readonly string[]> => {
  const { data } = await call(list, { path, appId, isQuiet: true, errors: 'own' })
  if (!data) logInfo('Unable to fetch data from API')
  return (data ?? []).map(({ emailDomain }) => emailDomain)
}

/** The lists that the rules of a form compare addresses with [5.1.2, 5.1.3]; no other one is fetched. */
export const readEmailDomains = async (
  fields: readonly Pick<FormField, 'rule'>[],
  { config }: Pick<EmbeddedModel, 'config'>,
): Promise<EmailDomains> => {
  const has = (rule: FormField['rule']): boolean => fields.some((field) => field.rule === rule)
  const read = (rule: FormField['rule'], list: DomainList, path: string): Promise<readonly string[]> | readonly string[] =>
    has(rule) ? readDomains(list, path, config.appId) : []
  const [blockedDomains, internalDomains] = await Promise.all([
    read('checkEmailDomain', listBlockedDomains, config.emailDomainEndpoint),
    read('checkInternalDomain', listInternalDomains, listInternalDomains.path),
  ])
  return { blockedDomains, internalDomains }
}
