import type { AccessRequest } from '#foundation/requests/access-request.rules.ts'
import type { Decision } from '#kernel/decision.ts'
import type { Language } from '#kernel/locale.ts'
import { createOwners } from '#kernel/owners.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

/** Where a request is handled: one transaction, so that a grant and its decision come together or not at all. */
export type RequestContext = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

export type Grant = {
  readonly at: Date
  /** Who decided. */
  readonly by: string
  readonly note: string
  /** The last moment it holds; for ever without it. Only where the kind says `mayExpire`. */
  readonly until?: Date | undefined
}

export type RequestFact = { readonly label: string; readonly text: string }

/** How one feature brings what it lets people request to the administration of requests (`Feature.requestKinds`). */
export type RequestKind = {
  readonly kind: string
  /** Its name in the administration and in mails, such as ‘Tool’. */
  readonly names: Readonly<Record<Language, string>>
  /** The page where the person sees what became of it, below the locale; mails link it. */
  readonly page: string
  /** Whether a grant may end on a day. */
  readonly mayExpire?: boolean
  /** The requested thing, as the reader's language calls it; without it the name it had when the request was made. */
  readonly nameSubject?: (context: RequestContext, request: AccessRequest, language: Language) => Promise<string | undefined>
  /** Further facts for the decider, in their language. */
  readonly describe?: (context: RequestContext, request: AccessRequest, language: Language) => Promise<readonly RequestFact[]>
  /** Reasons for and against it; the texts are in `reasons/`. Staff may decide otherwise. */
  readonly rulesSay?: (context: RequestContext, request: AccessRequest) => Promise<readonly Decision[]>
  /** Grants it, in the transaction of the decision; throws a `Problem` if that cannot be. */
  readonly approve: (context: RequestContext, request: AccessRequest, grant: Grant) => Promise<void>
  readonly deny: (context: RequestContext, request: AccessRequest, grant: Grant) => Promise<void>
  /** Lets the person ask again for what was denied; without it they may at any time. */
  readonly reopen?: (context: RequestContext, request: AccessRequest) => Promise<void>
}

export type RequestKinds = {
  readonly all: readonly RequestKind[]
  /** Throws for a kind that no feature brings: its rows outlived it. */
  readonly of: (kind: string) => RequestKind
}

export const createRequestKinds = (
  features: readonly { readonly name: string; readonly requestKinds?: readonly RequestKind[] }[],
): RequestKinds => {
  const owners = createOwners('kind of request')
  const kinds = new Map<string, RequestKind>()
  for (const { name, requestKinds = [] } of features)
    for (const each of requestKinds) {
      owners.claim(name, each.kind)
      kinds.set(each.kind, each)
    }
  return {
    all: [...kinds.values()],
    of: (kind) => {
      const found = kinds.get(kind)
      if (!found) throw new Error(`No feature brings requests of the kind ${kind}`)
      return found
    },
  }
}

/** The name of what is requested, for a reader. */
export const nameSubject = async (context: RequestContext, request: AccessRequest, language: Language): Promise<string> => {
  const kind = context.services.requestKinds.all.find((one) => one.kind === request.kind)
  return (await kind?.nameSubject?.(context, request, language)) ?? request.subjectName
}
