import type { GivenLine, KindContext } from '#foundation/data-kinds/description/data-kind.service.ts'
import { parseLine } from '#foundation/data-kinds/line/parse-line.service.ts'
import { describeProblems, quote, type LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Services } from '#platform/services.ts'

const BATCH = 1000

const refuse = (kind: string, value: unknown, problems: readonly LineProblem[]): never => {
  throw new Error(`${kind}: ${quote(value)} is refused: ${describeProblems(problems)}`)
}

/** Lines that code makes itself, in its transaction: one that is refused is a mistake of that code. Returns how many changed something. */
export const bringLines = async (
  context: KindContext,
  name: string,
  lines: Iterable<object> | AsyncIterable<object>,
): Promise<number> => {
  const kind = context.services.dataKinds.get(name)
  if (!kind) throw new Error(`There is no kind of data ${name}.`)
  let taken = 0
  let waiting: (GivenLine & { readonly value: object })[] = []
  const apply = async (): Promise<void> => {
    const results = waiting.length === 0 ? [] : await kind.apply(context, waiting)
    for (const [at, result] of results.entries()) {
      if (!result.ok) refuse(name, waiting[at]?.value, result.problems)
      else if (result.change !== 'unchanged') taken += 1
    }
    waiting = []
  }
  for await (const value of lines) {
    const checked = parseLine(kind, value)
    if ('problems' in checked) return refuse(name, value, checked.problems)
    if (waiting.push({ ...checked, value }) >= BATCH) await apply()
  }
  await apply()
  return taken
}

/** Follow-up work of lines of these kinds, once their transaction is over. */
export const settleKinds = async (services: Services, tenant: TenantKey, names: ReadonlySet<string>): Promise<void> => {
  for (const [name, kind] of services.dataKinds) if (names.has(name)) await kind.settle?.(services, tenant)
}
