/** Locks that a migration takes on tables that were there before it, and that may be large: checked in migrations from `FIRST_STRICT` on. */
export const FIRST_STRICT = '2026-11-22'

/** Each statement of templates in `up`, in lower case with single spaces. */
const listStatements = (source: string): string[] =>
  (source.split('export const down')[0] ?? '')
    .split('`')
    .filter((_, index) => index % 2 === 1)
    .flatMap((text) => text.replaceAll(/\/\*[^]*?\*\//g, ' ').split(';'))
    .map((statement) => statement.toLowerCase().replaceAll(/\s+/g, ' ').trim())

const namesIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

const CREATED = /\bcreate table (?:if not exists )?"?(\w+)/g
const INDEX = /\bcreate (?:unique )?index (?!concurrently)(?!if not exists)\w* ?on (?:only )?"?(\w+)/g
const ALTERED = /^alter table (?:if exists )?(?:only )?"?(\w+)"? ([^]*)$/
/** A clause ends at a comma outside of parentheses. */
const CLAUSE = /(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g

const checkClause = (table: string, clause: string, added: ReadonlySet<string>): string[] => {
  const problems: string[] = []
  const [, dropped] = /\bdrop constraint (?:if exists )?"?(\w+)/.exec(clause) ?? []
  // One that comes back under its name is changed; whether it became wider, its author knows.
  if (dropped !== undefined && !added.has(dropped))
    problems.push(`drops the constraint ${dropped}, which an older version may rely on: export \`contracts\``)
  if (/\badd constraint\b|\badd (?:check|foreign key|unique|primary key)\b/.test(clause) && !/\bnot valid\b/.test(clause))
    problems.push(
      `reads all of ${table} under a lock to validate a constraint: add it \`not valid\`, and validate it in a migration of a later version`,
    )
  const [, validated] = /\bvalidate constraint "?(\w+)/.exec(clause) ?? []
  // All migrations of an update are one transaction: the lock of adding it is there until its end.
  if (validated !== undefined && added.has(validated))
    problems.push(`reads all of ${table} under the lock of adding ${validated}: validate it in a migration of a later version`)
  if (/\badd column\b/.test(clause) && /\bnot null\b/.test(clause) && !/\b(?:default|generated)\b/.test(clause))
    problems.push(`adds a column to ${table} that is never null and has no default, so that an older version cannot insert`)
  return problems
}

/** `briefLocks` names tables that are small in every installation: a lock for reading them is over at once. */
const readBriefLocks = (source: string): ReadonlySet<string> =>
  new Set(namesIn(/^export const briefLocks = \[([^\]]*)\]/m.exec(source)?.[1] ?? '', /'(\w+)'/g))

/** Faults of a migration, each as the end of a sentence that begins with its name. */
export const checkLocks = (source: string): string[] => {
  const statements = listStatements(source)
  const created = new Set(statements.flatMap((text) => namesIn(text, CREATED)))
  const brief = readBriefLocks(source)
  const contracts = /^export const contracts = /m.test(source)
  const added = new Set(statements.flatMap((text) => namesIn(text, /\badd constraint "?(\w+)/g)))
  const isFree = (table: string): boolean => created.has(table)
  return statements.flatMap((statement) => {
    const views = /\bdrop (?:materialized )?view\b/.test(statement) && !contracts ? ['drops a view: export `contracts`'] : []
    const indexes = namesIn(statement, INDEX)
      .filter((table) => !isFree(table) && !brief.has(table))
      .map(
        (table) =>
          `makes an index of ${table} under a lock: let operators make it concurrently before (\`create index if not exists\` here, and a line in CHANGELOG.md), or name the table in \`briefLocks\``,
      )
    const [, table = '', rest = ''] = ALTERED.exec(statement) ?? []
    const clauses = table === '' || isFree(table) ? [] : (rest.match(CLAUSE) ?? [])
    const altered = clauses
      .flatMap((clause) => checkClause(table, clause, added))
      .filter((problem) => !(contracts && problem.startsWith('drops')) && !(brief.has(table) && problem.startsWith('reads')))
    return [...views, ...indexes, ...altered]
  })
}
