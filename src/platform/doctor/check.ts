import type { PoolConfig } from 'pg'
import type { Clock } from '#kernel/clock.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Config } from '#platform/config.ts'
import type { FileKind } from '#platform/files/file-kind.ts'
import type { TenantFindingCode } from '#kernel/tenant-finding.ts'
import type { SealedColumn } from '#platform/secrets/stored-secrets.ts'

/** A warning does not make `npm run doctor` fail. */
export type Severity = 'fault' | 'warning'

/** The fault and how to mend it, each a sentence. */
export type Finding = {
  readonly what: string
  readonly cure: string
  /** A fault unless said. */
  readonly severity?: Severity
}

/** A finding of one tenant, which its admins see in their language: `code` names the text, `facts` fill it. */
export type TenantFinding = Finding & {
  readonly code: TenantFindingCode
  readonly facts?: Readonly<Record<string, string | number>>
}

export type Query = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>

/** Settings, machine and database of the whole installation. */
export type Installation = {
  readonly config: Config
  readonly clock: Clock
  /** As the application, without a tenant. */
  readonly query: Query
  /** As the owner of the tables; absent where DATABASE_OWNER_URL is not set. */
  readonly ownerQuery?: Query
  /** For checks that need connections of their own. */
  readonly app: PoolConfig
  /** As the application, past the pooler that `app` may lead through. */
  readonly direct: PoolConfig
  readonly owner?: PoolConfig
  readonly tenants: readonly TenantKey[]
  readonly inTenant: <T>(tenant: TenantKey, work: (query: Query) => Promise<T>) => Promise<T>
  readonly sealedColumns: readonly SealedColumn[]
  readonly fileKinds: readonly FileKind[]
}

/** One tenant, as its admins may see it: the query is bound to its rows. */
export type TenantSite = {
  readonly config: Config
  readonly clock: Clock
  readonly tenant: TenantKey
  readonly query: Query
  readonly fileKinds: readonly FileKind[]
  /** Undefined where the storage does not know the file. */
  readonly findFile: (key: string) => Promise<{ readonly size: number } | undefined>
}

type CheckText = {
  /** In reports, for machines: `row-level-security`. */
  readonly name: string
  /** The state of a healthy system. */
  readonly title: string
}

/** Looks at one thing and answers what is wrong with it; an error means that it could not be looked at. */
export type Check =
  | (CheckText & {
      /** `settings` needs no database. */
      readonly of: 'settings'
      readonly look: (settings: Pick<Installation, 'config' | 'clock'>) => Promise<readonly Finding[]> | readonly Finding[]
    })
  | (CheckText & {
      readonly of: 'installation'
      readonly look: (installation: Installation) => Promise<readonly Finding[]>
    })
  | (CheckText & {
      readonly of: 'tenant'
      /** A function waits for others than the database, once the transaction is over. */
      readonly look: (site: TenantSite) => Promise<readonly TenantFinding[] | (() => Promise<readonly TenantFinding[]>)>
    })
