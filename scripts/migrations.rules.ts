/** Statements that an older version, which still runs, would trip over. */
const CONTRACTING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bdrop table\b/, 'drops a table'],
  [/\bdrop column\b/, 'drops a column'],
  [/\brename (?:column|to)\b/, 'renames'],
  [/\balter column \w{1,63} (?:set data )?type\b/, 'changes the type of a column'],
  [/\bset not null\b/, 'forbids null in a column'],
  [/\bdrop default\b/, 'takes a default away'],
]

/** Statements that lock a table for as long as they read it. */
const BLOCKING: readonly (readonly [pattern: RegExp, what: string])[] = [
  [/\bvacuum full\b/, 'rewrites a table under a lock'],
  [/\block table\b/, 'locks a table'],
]

/** Texts of templates, in lower case with single spaces. */
const readStatements = (source: string): string =>
  source
    .split('`')
    .filter((_, index) => index % 2 === 1)
    .join(' ')
    .toLowerCase()
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')

/** Faults of a migration, each as the end of a sentence that begins with its name. */
export const checkMigration = (source: string): string[] => {
  // Code that reverts a migration runs when nothing else does.
  const statements = readStatements(source.split('export const down')[0] ?? '')
  const find = (list: typeof CONTRACTING): string[] =>
    list.filter(([pattern]) => pattern.test(statements)).map(([, what]) => what)
  const isMarked = /^export const contracts = '\d{4}-\d{2}-\d{2}-\d{2}-[\w-]+'$/m.test(source)
  const contracting = isMarked ? [] : find(CONTRACTING)
  return [
    ...contracting.map(
      (what) => `${what}, which an older version still uses: export \`contracts\` with the migration that versions must know`,
    ),
    ...find(BLOCKING).map((what) => `${what}, so that requests wait`),
  ]
}
