import { sql } from 'kysely'
import { Counter, Gauge, type Registry } from 'prom-client'
import type { TenantKey } from '#kernel/tenant.ts'
import { runForNobody } from '#platform/database/connection-guard.ts'
import { bindTenant, type Db, type Tx } from '#platform/database/database.ts'

/** A number of `/metrics` that stands in the database: every process shows the same, so read it with `max by (…)`. */
export type Figure = {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge'
  /** Of each tenant, or of all of them together. */
  readonly of: 'tenant' | 'installation'
  /** Names of the labels that `read` gives beside the tenant. */
  readonly labels?: readonly string[]
  readonly read: (tx: Tx) => Promise<readonly FigureValue[]>
}
export type FigureValue = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }

type FigureParts = {
  readonly db: Db
  readonly tenants: () => readonly TenantKey[]
  readonly figures: readonly Figure[]
  readonly keepMs?: number
}

/** Several collectors may ask: the database is read once in so many milliseconds. */
const KEEP_MS = 10_000

type Read = ReadonlyMap<Figure, readonly FigureValue[]>

const withLabel = ({ labels, value }: FigureValue, tenant: TenantKey): FigureValue => ({ labels: { ...labels, tenant }, value })

/** A figure that cannot be read is left out, and the others are there. */
const readOne = async (tx: Tx, { read }: Figure): Promise<readonly FigureValue[]> => {
  await sql`savepoint figure`.execute(tx)
  return read(tx).catch(async () => {
    await sql`rollback to savepoint figure`.execute(tx)
    return []
  })
}

const readFigures = ({ db, tenants, figures }: FigureParts): Promise<Read> =>
  // The connection is not the request's: other numbers are read at the same time.
  runForNobody(() =>
    db.transaction().execute(async (tx) => {
      const read = new Map<Figure, FigureValue[]>(figures.map((figure) => [figure, []]))
      for (const figure of figures.filter((each) => each.of === 'installation'))
        read.get(figure)?.push(...(await readOne(tx, figure)))
      for (const tenant of tenants()) {
        await bindTenant(tx, tenant)
        for (const figure of figures.filter((each) => each.of === 'tenant'))
          read.get(figure)?.push(...(await readOne(tx, figure)).map((value) => withLabel(value, tenant)))
      }
      return read
    }),
  )

export const watchFigures = (registry: Registry, parts: FigureParts): void => {
  const { figures, keepMs = KEEP_MS } = parts
  let reading: Promise<Read> | undefined
  let readAt = -Infinity
  const readShared = (): Promise<Read> => {
    if (reading && performance.now() - readAt < keepMs) return reading
    readAt = performance.now()
    // A database that is down must not take the other numbers away.
    reading = readFigures(parts).catch(() => new Map())
    return reading
  }
  for (const figure of figures) {
    const { name, help, type, of, labels = [] } = figure
    const labelNames = of === 'tenant' ? ['tenant', ...labels] : [...labels]
    const options = { name, help, labelNames, registers: [registry] }
    const add = async (metric: Gauge | Counter): Promise<void> => {
      const values = (await readShared()).get(figure) ?? []
      metric.reset()
      for (const each of values) metric.inc(each.labels ?? {}, each.value)
    }
    const collect = function (this: Gauge | Counter): Promise<void> {
      return add(this)
    }
    if (type === 'gauge') new Gauge({ ...options, collect })
    else new Counter({ ...options, collect })
  }
}
